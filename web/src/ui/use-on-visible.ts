import { type RefCallback, useCallback, useEffect, useRef } from 'react'

interface VisibleOptions {
  /** CSS margins */
  rootMargin?: string
  /** Visible share, 0–1. */
  threshold?: number
  enabled?: boolean
}

/**
 * Calls back each time the marked empty element comes into view in the nearest scrolling box, so that the margin works
 * in dialogs, too.
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
