import { readdirSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** Niceness; larger steps make photos slow on busy machines. */
const stepsBehind = 5
const nicest = 19

/** Linux priorities are per thread; later threads inherit. */
const running = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
const behind = Math.min(getPriority() + stepsBehind, nicest)
for (const thread of running) setPriority(thread, behind)
