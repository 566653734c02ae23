import { performance } from 'node:perf_hooks'

/** Octets that may wait for a client, and milliseconds that it may take none of them. */
export interface OutletLimits {
  unsent: number
  stalled: number
}
export const outletLimits: OutletLimits = { unsent: 512 * 1024, stalled: 10_000 }

/** The way out to one client. */
export interface Outlet {
  /** Counts what was just handed over; gives the client up when too much waits by now. */
  wrote(octets: number): void
  close(): void
}

interface Open {
  unsent(): number
  kill(): void
  written: number
  taken: number
  since: number
}

const look = 1000

/** Watches every way out, so that a client that does not read costs neither memory nor the others their time. */
export class Outlets {
  readonly #limits: OutletLimits
  readonly #open = new Set<Open>()
  readonly #timer: NodeJS.Timeout

  constructor(limits: OutletLimits = outletLimits) {
    this.#limits = limits
    this.#timer = setInterval(() => this.#look(), Math.min(look, limits.stalled / 2)).unref()
  }

  /** `unsent` tells how many octets wait at present, `kill` ends the connection. */
  open(unsent: () => number, kill: () => void): Outlet {
    const outlet: Open = { unsent, kill, written: 0, taken: 0, since: performance.now() }
    this.#open.add(outlet)
    return {
      wrote: (octets) => {
        if (outlet.written === outlet.taken) outlet.since = performance.now()
        outlet.written += octets
        if (unsent() > this.#limits.unsent) this.#giveUp(outlet)
      },
      close: () => void this.#open.delete(outlet),
    }
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #look() {
    const now = performance.now()
    for (const outlet of this.#open) {
      const waiting = outlet.unsent()
      const taken = outlet.written - waiting
      if (waiting === 0 || taken > outlet.taken) outlet.since = now
      outlet.taken = taken
      if (waiting > 0 && now - outlet.since > this.#limits.stalled) this.#giveUp(outlet)
    }
  }

  #giveUp(outlet: Open) {
    if (this.#open.delete(outlet)) outlet.kill()
  }
}
