import { createHash } from 'node:crypto'
import { median } from './figures.ts'

const numbers = 300_000

/** Hashes, sorts and handles text, much as tests and product do, but uses no code of either. */
function compute(): string {
  let state = 1
  const drawn = Array.from({ length: numbers }, () => {
    state = (state * 48_271) % 2_147_483_647
    return state
  })
  const sorted = drawn.toSorted((one, other) => one - other)
  const text = JSON.stringify(sorted.map((value, at) => ({ at, value: String(value) })))
  return createHash('sha256')
    .update(JSON.stringify(JSON.parse(text)))
    .digest('hex')
}

/**
 * Returns the CPU seconds of a fixed computation: other times divided by it are the same on a slower or busier machine.
 */
export function referenceSeconds(runs = 5): number {
  const times = Array.from({ length: runs }, () => {
    const begun = process.cpuUsage()
    compute()
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1e6
  })
  return median(times)
}

if (import.meta.main) console.log(referenceSeconds())
