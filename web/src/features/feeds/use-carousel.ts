import { type RefCallback, useCallback, useState } from 'react'
import { stepped } from './carousel.ts'

/** Which piece of an outfit is looked at. */
export interface Carousel {
  index: number
  /** Goes on by so many; the ends meet. */
  step: (by: number) => void
  choose: (index: number) => void
  /** Goes on the box whose arrow keys step. */
  listen: RefCallback<HTMLElement>
}

/** A ring of `count` pieces, beginning with the first. */
export function useCarousel(count: number): Carousel {
  const [chosen, choose] = useState(0)
  const step = useCallback((by: number) => choose((last) => stepped(within(last, count), by, count)), [count])
  const listen = useCallback(
    (element: HTMLElement | null) => {
      const onKey = (event: KeyboardEvent) => stepByKey(event, step)
      element?.addEventListener('keydown', onKey)
      return () => element?.removeEventListener('keydown', onKey)
    },
    [step],
  )
  return { index: within(chosen, count), step, choose, listen }
}

const within = (index: number, count: number) => Math.min(index, Math.max(0, count - 1))

/** Arrow keys step, except where they move a text cursor or the choice in a menu. */
function stepByKey(event: KeyboardEvent, step: (by: number) => void) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (!by || event.altKey || event.ctrlKey || event.metaKey || hasArrows(event.target)) return
  event.preventDefault()
  step(by)
}

const hasArrows = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [role=menu]') !== null
