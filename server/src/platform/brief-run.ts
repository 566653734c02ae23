import { setFlagsFromString } from 'node:v8'

/** V8 would spend a third of a short command optimizing PGlite. Call before opening the database. */
export function expectBriefRun(): void {
  // Only V8's command line implies the second flag.
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
}
