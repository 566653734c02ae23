import { type RefCallback, useCallback, useEffect, useRef } from 'react'

interface VisibleOptions {
  /** CSS margins around the visible part, within which the element counts as visible. */
  rootMargin?: string
  /** Share of the element that must be visible, 0 to 1. */
  threshold?: number
  enabled?: boolean
}

/**
 * Returns a ref for an empty element, and calls back each time it comes into view. It observes the nearest scrolling
 * element, so that the margin also works within dialogs.
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
