import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** px from an edge within which the list counts as scrolled to that edge. */
const near = 24

interface KeptPlaceOptions {
  /** The edge of the list at which new items appear. */
  edge: 'start' | 'end'
  /** Whether the list, if scrolled to that edge, shows new items by scrolling further. */
  stick: boolean
  onEdge?: (isThere: boolean) => void
}

/**
 * Keeps the scroll position of a list while items are added and removed. Items must have `data-place`; the scrolling
 * element must be positioned and have `overflow-anchor: none`.
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
  // Runs before the browser paints, so that the list does not jump.
  useLayoutEffect(() => keepPlace())
  useEffect(() => {
    const element = box.current
    if (!element) return
    // A box without focusable content must get a tab stop itself, so that the keyboard can scroll it.
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

const isAt = ({ scrollTop, scrollHeight, clientHeight }: HTMLElement, edge: 'start' | 'end'): boolean =>
  (edge === 'start' ? scrollTop : scrollHeight - clientHeight - scrollTop) <= near

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
