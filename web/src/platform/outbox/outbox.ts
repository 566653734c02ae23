import { sessionSignal } from '../person/auth-state.ts'
import { isPassing } from '../api/is-passing.ts'
import { pause } from '../time/pause.ts'

interface OutboxOptions<Item> {
  /** Name of the lock: of several tabs with the same outbox, only the one with the lock sends. */
  name: string
  /** How many items are sent at once. */
  lanes?: number
  /** Returns the next item to send, but none that is being sent or was refused; undefined if there is none. */
  next: () => Item | undefined
  /** Sends the item and removes it, or throws. */
  send: (item: Item, signal: AbortSignal) => Promise<void>
  /** Shows that the item waits, after a temporary failure. */
  postpone?: (item: Item) => void
  /** Shows why the item will not be sent; afterwards `next` must not find it. */
  refuse: (item: Item, error: unknown) => void
}

/** ms until the first retry, and the longest pause between two. */
const delays = { first: 2000, longest: 30_000 }

/**
 * Sends the items that a user has left to be sent, wherever they are stored. Its states:
 *
 *   idle ── start ──▶ queued ── lock ──▶ sending     one tab of several has the lock
 *
 *   sending ┬─ sent ───────────────────▶ sending     the next one
 *           ├─ refused ── `refuse` ────▶ sending     the next one
 *           ├─ worth another try ──────▶ pausing ─── `online`, or 2 s, doubled up to 30 s ──▶ sending
 *           ├─ no network ─────────────▶ offline ─── `online` ──▶ sending
 *           └─ nothing is left ────────▶ idle
 *
 *   each ──── its user signs out ──────▶ idle        nothing is sent for the next user
 *
 * @returns a function that starts sending; while it runs, a call changes nothing
 */
export function createOutbox<Item>({ name, lanes = 1, next, send, postpone, refuse }: OutboxOptions<Item>): () => void {
  let running: AbortSignal | null = null
  let failures = 0

  async function run(signal: AbortSignal): Promise<void> {
    running = signal
    const work = () => sendAll(signal)
    try {
      // Locks need a secure context.
      if ('locks' in navigator) await navigator.locks.request(name, { signal }, work)
      else await work()
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      if (running === signal) running = null
    }
    // An item may have been added while the lock was being released.
    if (!signal.aborted) start()
  }

  async function sendAll(signal: AbortSignal): Promise<void> {
    while (!signal.aborted && next() !== undefined) {
      if (!navigator.onLine) await pause(null, signal)
      else if (!(await sendInLanes(signal)))
        await pause(Math.min(delays.longest, delays.first * 2 ** failures++), signal)
    }
  }

  /**
   * Sends items, `lanes` of them at once, until none is left. Returns false after a temporary failure, which stops
   * further items.
   */
  async function sendInLanes(signal: AbortSignal): Promise<boolean> {
    let goesOn = true
    const lane = async () => {
      while (goesOn && navigator.onLine && !signal.aborted) {
        const item = next()
        if (item === undefined) return
        if (!(await attempt(item, signal))) goesOn = false
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    return goesOn
  }

  /** Sends an item; returns false after a temporary failure, after which it is sent again. */
  async function attempt(item: Item, signal: AbortSignal): Promise<boolean> {
    try {
      await send(item, signal)
    } catch (error) {
      if (signal.aborted) return true
      if (isPassing(error)) {
        postpone?.(item)
        return false
      }
      refuse(item, error)
    }
    failures = 0
    return true
  }

  function start(): void {
    const signal = sessionSignal()
    if (running !== signal && next() !== undefined) void run(signal)
  }
  return start
}
