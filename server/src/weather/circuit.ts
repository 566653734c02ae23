import type { FaultKind } from './fault.ts'

/** Consecutive failures. */
const tolerated = 5
/** ms */
const firstRest = 60_000
const longestRest = 15 * 60_000
const rateRest = 60_000
const misconfiguredRest = 3_600_000

/** Operations also close separately, since each needs its own approval at the provider. */
export interface Circuit {
  /** After a cooldown, one trial call is admitted; others are refused until it ends. */
  admits(operation: string, now: Date): boolean
  /** A failure now reopens the circuit, so nothing is retried. */
  isTrying(): boolean
  /** Resolves after the trial call. */
  tried(): Promise<void>
  /** No call was made after `admits`. */
  unused(): void
  /** Also without data. */
  answered(): void
  failed(operation: string, kind: FaultKind, now: Date): void
}

export function createCircuit(): Circuit {
  let failures = 0
  let rest = firstRest
  let restsUntil = 0
  let state: 'closed' | 'open' | 'trying' = 'closed'
  let trial: PromiseWithResolvers<void> | undefined
  const closed = new Map<string, number>()
  const enter = (next: typeof state) => {
    if (next === 'trying') trial = Promise.withResolvers()
    else trial?.resolve()
    state = next
  }
  return {
    admits(operation, now) {
      if ((closed.get(operation) ?? 0) > now.getTime() || restsUntil > now.getTime()) return false
      if (state === 'trying') return false
      if (state === 'open') enter('trying')
      return true
    },
    isTrying: () => state === 'trying',
    tried: () => trial?.promise ?? Promise.resolve(),
    unused() {
      if (state === 'trying') enter('open')
    },
    answered() {
      failures = 0
      rest = firstRest
      enter('closed')
    },
    failed(operation, kind, now) {
      const at = now.getTime()
      if (kind === 'misconfigured') closed.set(operation, at + misconfiguredRest)
      if (kind === 'rate') restsUntil = at + rateRest
      if (kind === 'hourly') restsUntil = Math.ceil((at + 1) / 3_600_000) * 3_600_000
      if (kind !== 'unavailable') {
        if (state === 'trying') enter('closed')
        return
      }
      failures++
      if (failures < tolerated && state !== 'trying') return
      rest = state === 'trying' ? Math.min(rest * 2, longestRest) : firstRest
      restsUntil = at + rest
      enter('open')
    },
  }
}
