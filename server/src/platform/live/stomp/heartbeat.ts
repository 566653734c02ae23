import { performance } from 'node:perf_hooks'
import { FrameError } from './frame.ts'

/** Milliseconds: what one side can promise to send within, and what it would like to hear within; 0 for neither. */
export interface Beat {
  sends: number
  wants: number
}

/** Reads the header `heart-beat` of a CONNECT; without it there is none. */
export function readBeat(header: string | undefined): Beat {
  if (header === undefined) return { sends: 0, wants: 0 }
  const [, sends, wants] = /^\s*(\d{1,9})\s*,\s*(\d{1,9})\s*$/.exec(header) ?? []
  if (sends === undefined || wants === undefined) throw new FrameError('heart-beat is not a pair of numbers')
  return { sends: Number(sends), wants: Number(wants) }
}

/** The slower of the two counts, and neither side is held to what the other has not asked for. */
export const agreedBeat = (ours: Beat, theirs: Beat): Beat => ({
  sends: ours.sends > 0 && theirs.wants > 0 ? Math.max(ours.sends, theirs.wants) : 0,
  wants: ours.wants > 0 && theirs.sends > 0 ? Math.max(ours.wants, theirs.sends) : 0,
})

export interface Heart {
  send(): void
  lost(): void
}

/** Beats in time for a client, and notices when the client's beats stay away for twice their time. */
export class Heartbeat {
  #heard = performance.now()
  #timers: NodeJS.Timeout[] = []

  start({ sends, wants }: Beat, heart: Heart): void {
    this.heard()
    // A little early, so that the client never has to be patient with us.
    if (sends > 0) this.#timers.push(setInterval(() => heart.send(), sends * 0.9))
    if (wants === 0) return
    const listen = () => {
      if (performance.now() - this.#heard > 2 * wants) heart.lost()
    }
    this.#timers.push(setInterval(listen, wants / 2))
  }

  heard(): void {
    this.#heard = performance.now()
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer)
    this.#timers = []
  }
}
