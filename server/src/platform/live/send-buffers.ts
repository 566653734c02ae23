import { performance } from 'node:perf_hooks'

/** Limits of a client: `unsent` octets that wait to be sent, and `stalled` ms without progress. */
export interface SendBufferLimits {
  unsent: number
  stalled: number
}
const sendBufferLimits: SendBufferLimits = { unsent: 512 * 1024, stalled: 10_000 }

export interface SendBuffer {
  /** Counts written octets, and drops the client when more octets are unsent than allowed. */
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

const checkInterval = 1000

/** Drops clients that do not read what is sent to them: they cost memory and delay others. */
export class SendBuffers {
  readonly #limits: SendBufferLimits
  readonly #open = new Set<Open>()
  readonly #timer: NodeJS.Timeout

  constructor(limits: SendBufferLimits = sendBufferLimits) {
    this.#limits = limits
    this.#timer = setInterval(() => this.#check(), Math.min(checkInterval, limits.stalled / 2)).unref()
  }

  /** Begins to observe a client; `unsent` returns its unsent octets, `kill` drops it. */
  open(unsent: () => number, kill: () => void): SendBuffer {
    const sendBuffer: Open = { unsent, kill, written: 0, taken: 0, since: performance.now() }
    this.#open.add(sendBuffer)
    return {
      wrote: (octets) => {
        if (sendBuffer.written === sendBuffer.taken) sendBuffer.since = performance.now()
        sendBuffer.written += octets
        if (unsent() > this.#limits.unsent) this.#giveUp(sendBuffer)
      },
      close: () => void this.#open.delete(sendBuffer),
    }
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #check() {
    const now = performance.now()
    for (const sendBuffer of this.#open) {
      const waiting = sendBuffer.unsent()
      const taken = sendBuffer.written - waiting
      if (waiting === 0 || taken > sendBuffer.taken) sendBuffer.since = now
      sendBuffer.taken = taken
      if (waiting > 0 && now - sendBuffer.since > this.#limits.stalled) this.#giveUp(sendBuffer)
    }
  }

  #giveUp(sendBuffer: Open) {
    if (this.#open.delete(sendBuffer)) sendBuffer.kill()
  }
}
