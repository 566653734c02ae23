import { readdirSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/**
 * Steps of niceness by which decoding has a lower priority than the server; more would make photos slow on busy
 * machines.
 */
const stepsBehind = 5
const nicest = 19

/** Ids of the running threads: Linux has priorities per thread, which later threads inherit. */
const running = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
const behind = Math.min(getPriority() + stepsBehind, nicest)
for (const thread of running) setPriority(thread, behind)
