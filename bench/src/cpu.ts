import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Spent } from './bench-server.ts'

const tickMs = 1

const inMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

/** Watches the CPU time of this process and of its main loop; each call tells what was spent since the one before. */
export function measureCpu(): () => Spent {
  let [all, main] = [process.cpuUsage(), process.threadCpuUsage()]
  let [last, longest] = [inMs(main), 0]
  // A tick comes once in every turn of a busy loop, so what the thread spent between two of them is one turn.
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

/** Watches how late this process comes to its work; each call gives the p99 in milliseconds since the one before. */
export function measureLoop(): () => number {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  return () => {
    const late = delay.percentile(99) / 1e6
    delay.reset()
    return late
  }
}
