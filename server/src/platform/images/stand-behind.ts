import { readdirSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

/** Steps of niceness behind the server. Much further, and photos take too long where the machine is busy otherwise. */
const stepsBehind = 5
const nicest = 19

/** On Linux a priority is a thread's: those that run already are set one by one, later ones inherit it. */
const running = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid]
const behind = Math.min(getPriority() + stepsBehind, nicest)
for (const thread of running) setPriority(thread, behind)
