import type { Endpoint, ParsedOf } from '@otday/contract'
import type { MemoryServer } from './memory-server.ts'

/**
 * Makes the calls of an endpoint fail with status 500, without an error of the contract, until the returned function is
 * called.
 */
export const breakDown = (server: MemoryServer, endpoint: Endpoint, json: object = {}): (() => void) =>
  server.hinder(endpoint, () => Response.json(json, { status: 500 }))

/** Delays answers until `open` is called; afterwards nothing is delayed. */
export interface Delay {
  /** Returns the number of delayed requests. */
  waiting(): number
  open(): void
}

export function createDelay(): Delay & { wait(): Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  let waiting = 0
  return {
    wait() {
      waiting++
      return promise
    },
    waiting: () => waiting,
    open: () => resolve(),
  }
}

/** Delays the requests for an endpoint, or those that match, as a slow network would. */
export function delay<E extends Endpoint>(
  server: MemoryServer,
  endpoint: E,
  matches: (request: ParsedOf<E>) => boolean = () => true,
): Delay {
  const { wait, waiting, open } = createDelay()
  const remove = server.hinder(endpoint, async (request) => {
    if (matches(request)) await wait()
    return undefined
  })
  return {
    waiting,
    open() {
      remove()
      open()
    },
  }
}
