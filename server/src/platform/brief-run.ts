import { setFlagsFromString } from 'node:v8'

/**
 * For commands that open the embedded database and end at once: V8 optimizes what it finds busy in PGlite's program, a
 * third of the work of such a command, and nothing is left to profit from it. To be called before it is opened.
 */
export function expectBriefRun(): void {
  // The second follows from the first only on V8's own command line.
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
}
