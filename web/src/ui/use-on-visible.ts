import { type RefCallback, useCallback, useEffect, useRef } from 'react'

interface VisibleOptions {
  /** Grows the watched area, as CSS margins: '100px'. */
  rootMargin?: string
  /** Share of the marker that must be seen, 0–1. */
  threshold?: number
  /** Off while there is nothing more to load. */
  enabled?: boolean
}

/**
 * Calls back each time the marked element comes into view; the ref goes on an empty element after the list.
 * The area is that of the nearest scrolling box: the margin counts inside dialogs too.
 */
export function useOnVisible(onVisible: () => void, options: VisibleOptions = {}): RefCallback<HTMLElement> {
  const { rootMargin = '0px', threshold = 0, enabled = true } = options
  const latest = useRef(onVisible)
  useEffect(() => {
    latest.current = onVisible
  })
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || !enabled) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some((entry) => entry.isIntersecting)) latest.current()
        },
        { root: scrollingBox(element), rootMargin, threshold },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [rootMargin, threshold, enabled],
  )
}

function scrollingBox(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }
  return null
}
