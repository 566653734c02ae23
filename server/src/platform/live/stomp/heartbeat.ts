import { performance } from 'node:perf_hooks'
import { FrameError } from './frame.ts'

/**
 * Heart-beat intervals of one side of a connection in ms: it sends at least once in `sends` ms, and wants to receive at
 * least once in `wants` ms; 0 for never.
 */
export interface Beat {
  sends: number
  wants: number
}

/** Reads the `heart-beat` header. @throws FrameError for malformed values */
export function readBeat(header: string | undefined): Beat {
  if (header === undefined) return { sends: 0, wants: 0 }
  const [, sends, wants] = /^\s*(\d{1,9})\s*,\s*(\d{1,9})\s*$/.exec(header) ?? []
  if (sends === undefined || wants === undefined) throw new FrameError('heart-beat is not a pair of numbers')
  return { sends: Number(sends), wants: Number(wants) }
}

/**
 * Returns the agreed interval for each direction: the longer one of what one side sends and the other side wants, or 0
 * unless both want heart-beats in this direction.
 */
export const agreedBeat = (ours: Beat, theirs: Beat): Beat => ({
  sends: ours.sends > 0 && theirs.wants > 0 ? Math.max(ours.sends, theirs.wants) : 0,
  wants: ours.wants > 0 && theirs.sends > 0 ? Math.max(ours.wants, theirs.sends) : 0,
})

export interface Heart {
  send(): void
  lost(): void
}

/** Sends heart-beats, and reports the connection as lost after twice the client's interval without input. */
export class Heartbeat {
  #heard = performance.now()
  #timers: NodeJS.Timeout[] = []

  start({ sends, wants }: Beat, heart: Heart): void {
    this.heard()
    // Sends early, so that heart-beats never arrive late.
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
