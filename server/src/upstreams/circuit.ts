import type { FaultKind } from './fault.ts'

/** Consecutive failures that open the circuit. */
const tolerated = 5
/** Cooldowns in ms: the first and the longest after failures, and those after the faults `rate` and `misconfigured`. */
const firstCooldown = 60_000
const longestCooldown = 15 * 60_000
const rateCooldown = 60_000
const misconfiguredCooldown = 3_600_000

/**
 * A circuit breaker for a provider. Each operation can also be blocked alone, since each needs its own approval at the
 * provider.
 */
export interface Circuit {
  /**
   * Returns whether a call is allowed. After a cooldown, one trial call is admitted; others are refused until it ends.
   */
  admits(operation: string, now: Date): boolean
  /** Whether the trial call is in progress: its failure reopens the circuit, so it is not retried. */
  isTrying(): boolean
  /** Resolves when the trial call has ended. */
  tried(): Promise<void>
  /** Reports that no call was made although `admits` allowed it. */
  unused(): void
  /** Reports that a call succeeded, also one that returned no data. */
  succeeded(): void
  failed(operation: string, kind: FaultKind, now: Date): void
}

export function createCircuit(): Circuit {
  let failures = 0
  let cooldown = firstCooldown
  let cooldownUntil = 0
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
      if ((closed.get(operation) ?? 0) > now.getTime() || cooldownUntil > now.getTime()) return false
      if (state === 'trying') return false
      if (state === 'open') enter('trying')
      return true
    },
    isTrying: () => state === 'trying',
    tried: () => trial?.promise ?? Promise.resolve(),
    unused() {
      if (state === 'trying') enter('open')
    },
    succeeded() {
      failures = 0
      cooldown = firstCooldown
      enter('closed')
    },
    failed(operation, kind, now) {
      const at = now.getTime()
      if (kind === 'misconfigured') closed.set(operation, at + misconfiguredCooldown)
      if (kind === 'rate') cooldownUntil = at + rateCooldown
      if (kind === 'hourly') cooldownUntil = Math.ceil((at + 1) / 3_600_000) * 3_600_000
      if (kind !== 'unavailable') {
        if (state === 'trying') enter('closed')
        return
      }
      failures++
      if (failures < tolerated && state !== 'trying') return
      cooldown = state === 'trying' ? Math.min(cooldown * 2, longestCooldown) : firstCooldown
      cooldownUntil = at + cooldown
      enter('open')
    },
  }
}
