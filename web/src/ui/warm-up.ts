import { useState } from 'react'

/** Signs that somebody is using the page: what opens on demand is fetched then, ahead of the press that needs it. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/** Loads a part of the page at the first sign of use, out of the way of the first view. A failure is tried again. */
export function warmUp(load: () => Promise<unknown>): void {
  function start() {
    for (const sign of signs) window.removeEventListener(sign, start)
    load().catch(() => undefined)
  }
  for (const sign of signs) window.addEventListener(sign, start, { passive: true })
}

/** True from the first time on: what has been open stays mounted, so that it can leave gracefully. */
export function useSeen(open: boolean): boolean {
  const [seen, setSeen] = useState(open)
  if (open && !seen) setSeen(true)
  return seen || open
}
