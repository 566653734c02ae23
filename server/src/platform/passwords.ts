import { hash, verify } from '@node-rs/argon2'
import { AppError } from './errors.ts'

/** What Argon2id, the library's default, is to take: KiB of memory, passes over it, lanes. */
export interface PasswordCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** As OWASP advises: 19 MiB, two passes, one lane. */
export const advisedCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Hashing is CPU work: a storm of sign-ins waits in line, and beyond the line is told to come back. */
const atOnce = 2
const lineLength = 100

export interface Passwords {
  hash(password: string): Promise<string>
  /** Costs the same when there is no such account (`stored` null): the answer's time tells nothing. */
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
