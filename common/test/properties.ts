import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times as many cases a property draws as on a working day. */
    draws: number
    /** Of what properties draw. */
    seed: number
  }
}

/** Every day the same cases; the long run draws twenty times as many, and others each time (scripts/test-long.mjs). */
fc.configureGlobal({ seed: inject('seed'), numRuns: 20 * inject('draws') })
