import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Spent } from './bench-server.ts'

const tickMs = 1

const inMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

/** Starts measuring; each call of the returned function gives the CPU time in ms since its last call. */
export function measureCpu(): () => Spent {
  let [all, main] = [process.cpuUsage(), process.threadCpuUsage()]
  let [last, longest] = [inMs(main), 0]
  // While the loop is busy, this timer fires once in every turn, so the CPU time between two calls is that of one turn.
  setInterval(() => {
    const now = inMs(process.threadCpuUsage())
    longest = Math.max(longest, now - last)
    last = now
  }, tickMs).unref()
  return () => {
    const spent = { all: inMs(process.cpuUsage(all)), main: inMs(process.threadCpuUsage(main)), longest }
    ;[all, main, longest] = [process.cpuUsage(), process.threadCpuUsage(), 0]
    return spent
  }
}

/**
 * Starts measuring; each call of the returned function gives the p99 delay of the main loop since its last call, in ms.
 */
export function measureLoop(): () => number {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  return () => {
    const late = delay.percentile(99) / 1e6
    delay.reset()
    return late
  }
}
