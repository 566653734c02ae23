import type { FaultKind } from './fault.ts'

/** Failures in a row after which a provider is left alone. */
const tolerated = 5
/** ms that it is left alone at first, and at most. */
const firstRest = 60_000
const longestRest = 15 * 60_000
const rateRest = 60_000
const misconfiguredRest = 3_600_000

/** Whether a provider may be called. Each operation can be closed on its own, since each is applied for on its own. */
export interface Circuit {
  /** False while it is left alone. After a rest one call is let through to try; for the others it is closed till then. */
  admits(operation: string, now: Date): boolean
  /** True while a failure would send it to rest again: nothing is tried twice then. */
  isTrying(): boolean
  /** Resolves when the call that tries, if there is one, has ended. */
  tried(): Promise<void>
  /** What was let through was not made after all. */
  unused(): void
  /** It answered, if only that there is nothing. */
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
