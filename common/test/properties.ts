import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Factor by which a property draws more cases than in an ordinary run. */
    draws: number
    /** Seed of the cases that properties draw. */
    seed: number
  }
}

/**
 * Ordinary runs draw the same cases every day; the long run draws twenty times as many, and others each time
 * (scripts/test-long.mjs).
 */
fc.configureGlobal({ seed: inject('seed'), numRuns: 20 * inject('draws') })
