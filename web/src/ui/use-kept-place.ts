import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** How near an edge, px, counts as being there. */
const near = 24

interface KeptPlaceOptions {
  /** Where the newest stands. */
  edge: 'start' | 'end'
  /** Who is at that edge stays there when something new comes. */
  stick: boolean
  /** Somebody scrolled: to the edge or away from it. */
  onEdge?: (isThere: boolean) => void
}

/**
 * Holds what somebody reads in a scrolling box where it is, whatever comes or goes above and below. What may serve as a
 * mark carries `data-place`; the box is positioned and has no scroll anchoring of its own.
 */
export function useKeptPlace<Box extends HTMLElement>({
  edge,
  stick,
  onEdge,
}: KeptPlaceOptions): {
  box: RefObject<Box | null>
  toEdge: () => void
} {
  const box = useRef<Box>(null)
  const isThere = useRef(true)
  const mark = useRef<{ element: HTMLElement; top: number } | null>(null)

  const keepPlace = useEffectEvent(() => {
    const element = box.current
    if (!element) return
    if (stick && isThere.current) goTo(element, edge)
    else if (mark.current?.element.isConnected)
      element.scrollTop += mark.current.element.offsetTop - element.scrollTop - mark.current.top
    mark.current = markIn(element)
    isThere.current = isAt(element, edge)
    if (isThere.current) onEdge?.(true)
  })
  const onScroll = useEffectEvent(() => {
    const element = box.current
    if (!element) return
    const next = isAt(element, edge)
    mark.current = markIn(element)
    isThere.current = next
    onEdge?.(next)
  })
  // After every change of what is inside, before it is seen.
  useLayoutEffect(() => keepPlace())
  useEffect(() => {
    const element = box.current
    if (!element) return
    // Keys must be able to scroll what holds nothing that they could reach.
    if (!element.querySelector('a, button')) element.tabIndex = 0
    element.addEventListener('scroll', onScroll, { passive: true })
    const observer = new ResizeObserver(keepPlace)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [])
  const toEdge = useCallback(() => {
    isThere.current = true
    if (box.current) goTo(box.current, edge)
  }, [edge])
  return { box, toEdge }
}

function isAt({ scrollTop, scrollHeight, clientHeight }: HTMLElement, edge: 'start' | 'end'): boolean {
  return (edge === 'start' ? scrollTop : scrollHeight - clientHeight - scrollTop) <= near
}

function goTo(box: HTMLElement, edge: 'start' | 'end'): void {
  box.scrollTop = edge === 'start' ? 0 : box.scrollHeight
}

/** The first thing that is seen, and how far below the upper edge it begins. */
function markIn(box: HTMLElement) {
  const places = box.querySelectorAll<HTMLElement>('[data-place]')
  for (const element of places)
    if (element.offsetTop + element.offsetHeight > box.scrollTop)
      return { element, top: element.offsetTop - box.scrollTop }
  return null
}
