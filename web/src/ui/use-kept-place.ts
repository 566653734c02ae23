import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** px from an edge that count as being there */
const near = 24

interface KeptPlaceOptions {
  /** Edge at which the newest stands. */
  edge: 'start' | 'end'
  /** Whether the view follows new items at that edge. */
  stick: boolean
  onEdge?: (isThere: boolean) => void
}

/**
 * Preserves the scroll position while items come and go. Items carry `data-place`; the box is positioned and has no
 * scroll anchoring of its own.
 */
export function useKeptPlace({ edge, stick, onEdge }: KeptPlaceOptions): {
  box: RefObject<HTMLElement | null>
  toEdge: () => void
} {
  const box = useRef<HTMLElement>(null)
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
  // Before paint.
  useLayoutEffect(() => keepPlace())
  useEffect(() => {
    const element = box.current
    if (!element) return
    // Boxes without focusable content must be scrollable by keys.
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

function markIn(box: HTMLElement) {
  const places = box.querySelectorAll<HTMLElement>('[data-place]')
  for (const element of places)
    if (element.offsetTop + element.offsetHeight > box.scrollTop)
      return { element, top: element.offsetTop - box.scrollTop }
  return null
}
