import { type RefCallback, useCallback, useState } from 'react'
import { stepped } from './carousel.ts'

export interface Carousel {
  index: number
  /** Moves by a number of slides; the last is followed by the first. */
  step: (by: number) => void
  choose: (index: number) => void
  listen: RefCallback<HTMLElement>
}

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

/** Steps with the arrow keys, except in text fields or menus. */
function stepByKey(event: KeyboardEvent, step: (by: number) => void) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (!by || event.altKey || event.ctrlKey || event.metaKey || hasArrows(event.target)) return
  event.preventDefault()
  step(by)
}

const hasArrows = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [role=menu]') !== null
