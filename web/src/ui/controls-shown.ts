import type { Control, Span } from './toast-place.ts'

const controls = 'a[href], button, input, select, textarea, summary, label:has(input), [role=button], [tabindex="0"]'

/**
 * Returns top and bottom, in px of the window, of the visible buttons, links and fields that overlap `column` sideways.
 * Those behind an open dialog and those of toasts are left out.
 */
export function controlsShown(column: DOMRect): Control[] {
  return [...document.querySelectorAll(controls)].flatMap((one) => {
    const box = one.getBoundingClientRect()
    if (box.right <= column.left || box.left >= column.right || box.bottom <= 0 || box.top >= window.innerHeight)
      return []
    if (one.closest('[aria-hidden=true], [inert], [data-sonner-toaster]') || !one.checkVisibility(visibly)) return []
    const { top, bottom } = clipped(one, box)
    return top < bottom ? [{ top, bottom, isMain: isMain(one) }] : []
  })
}

/** Recognizes it by the name of its class, as the sheet of the buttons belongs to a chunk of its own. */
const isMain = (one: Element) => one.matches('button[class*=primary_]')

const visibly = { visibilityProperty: true }

/** Returns the part of an element that is not scrolled out of the boxes around it. */
function clipped(one: Element, { top, bottom }: Span): Span {
  const shown = { top, bottom }
  for (let around = one.parentElement; around && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue
    const box = around.getBoundingClientRect()
    shown.top = Math.max(shown.top, box.top)
    shown.bottom = Math.min(shown.bottom, box.bottom)
  }
  return shown
}
