import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Least px between a floating panel and the edges of the window. */
const margin = 12

interface Placing {
  side: 'top' | 'bottom'
  align: 'start' | 'center' | 'end'
  /** px between the button and the panel. */
  gap: number
}

interface FloatingOptions extends Partial<Placing> {
  open: boolean
  onDismiss: () => void
}

/**
 * Floats a panel in the browser's top layer: nothing clips it, and in the DOM it stays in its landmark or dialog.
 * Changes sides where space is short, follows scroll and resize; a press outside and Escape dismiss it.
 */
export function useFloating<Panel extends HTMLElement>({
  open,
  onDismiss,
  side = 'bottom',
  align = 'end',
  gap = 6,
}: FloatingOptions): { anchor: RefObject<HTMLButtonElement | null>; panel: RefObject<Panel | null> } {
  const anchor = useRef<HTMLButtonElement>(null)
  const panel = useRef<Panel>(null)
  useLayoutEffect(() => {
    if (!open || !panel.current) return
    if (!panel.current.matches(':popover-open')) panel.current.showPopover()
    const place = () => {
      if (anchor.current && panel.current) placeBeside(anchor.current, panel.current, { side, align, gap })
    }
    place()
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [open, side, align, gap])
  useDismiss(open, onDismiss, anchor, panel)
  return { anchor, panel }
}

function useDismiss(
  open: boolean,
  onDismiss: () => void,
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  const latest = useRef(onDismiss)
  useEffect(() => {
    latest.current = onDismiss
  })
  useEffect(() => {
    if (!open) return
    const press = (event: Event) => {
      const inside = event.composedPath().some((node) => node === anchor.current || node === panel.current)
      if (!inside) latest.current()
    }
    // Otherwise Escape would also close the dialog around it.
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      latest.current()
    }
    document.addEventListener('mousedown', press, true)
    window.addEventListener('keydown', key, true)
    return () => {
      document.removeEventListener('mousedown', press, true)
      window.removeEventListener('keydown', key, true)
    }
  }, [open, anchor, panel])
}

function placeBeside(anchor: HTMLElement, panel: HTMLElement, { side, align, gap }: Placing): void {
  const button = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const below = button.bottom + gap
  const above = button.top - gap - height
  const fitsBelow = below + height <= window.innerHeight - margin
  const top = side === 'bottom' ? (fitsBelow || above < margin ? below : above) : above >= margin ? above : below
  const wanted = { start: button.left, center: button.left + (button.width - width) / 2, end: button.right - width }
  const left = Math.max(margin, Math.min(wanted[align], window.innerWidth - margin - width))
  panel.style.top = `${Math.max(margin, Math.min(top, window.innerHeight - margin - height))}px`
  panel.style.left = `${left}px`
  panel.style.setProperty('--at', `${button.left + button.width / 2 - left}px`)
  panel.dataset.side = top < button.top ? 'top' : 'bottom'
}
