import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../errors.ts'

/** Parameters of Argon2id: memory in KiB, passes, lanes. */
export interface PasswordCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** Cost that OWASP recommends. */
export const advisedCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/**
 * Most password hashes that are computed at once, since each occupies the CPU. Further ones wait in a queue; when it is
 * full, they are refused with Unavailable.
 */
const atOnce = 2
const lineLength = 100

export interface Passwords {
  hash(password: string): Promise<string>
  /**
   * Checks a password. Without an account (`stored` is null) it costs the same, so that timing does not reveal which
   * accounts exist.
   */
  matches(stored: string | null, password: string): Promise<boolean>
}

export function createPasswords(cost = advisedCost): Passwords {
  const waiting: (() => void)[] = []
  let running = 0
  const decoy = hash('no account has this password', cost)

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= lineLength) throw new AppError('Unavailable', {}, 2)
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    matches: (stored, password) =>
      inTurn(async () => (await verify(stored ?? (await decoy), password)) && stored !== null),
  }
}
