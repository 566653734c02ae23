import { expect } from 'vitest'
import { toast } from '../../src/ui/toast.ts'
import { toaster } from './outfit-page.ts'

const pressable = 'a[href], button, input, select, textarea, summary, label:has(input), [role=button]'
/** px of a control beside a toast that are enough to see and press it. */
const finger = 44

const toastsShown = () =>
  [...document.querySelectorAll('[data-sonner-toast]')].map((one) => one.getBoundingClientRect())

/** Returns the control that a press at a point would reach if there were no toasts. */
const pressedAt = (x: number, y: number) =>
  document
    .elementsFromPoint(x, y)
    .find((one) => !one.closest('[data-sonner-toaster]'))
    ?.closest(pressable)

function isUsable(control: Element, over: DOMRect): boolean {
  const { top, bottom } = control.getBoundingClientRect()
  // A control may also react beyond its own box; it is usable if the toast does not overlap the box itself.
  if (over.top >= bottom || over.bottom <= top) return true
  return Math.max(over.top - top, bottom - over.bottom) >= finger
}

/** Returns the names of buttons, links and fields of which toasts leave less than 44 px free. */
export function coveredByToasts(): string[] {
  const covered = new Set<Element>()
  for (const over of toastsShown())
    for (let y = over.top; y <= over.bottom; y += 4)
      for (let x = over.left; x <= over.right; x += 8) {
        const control = pressedAt(x, y)
        if (control && !isUsable(control, over)) covered.add(control)
      }
  return [...covered].map((one) => one.getAttribute('aria-label') ?? one.textContent ?? one.nodeName)
}

/** ms for which toasts must not move to count as settled. */
const settling = 300

/** Waits until toasts have stood in one place for a while. */
export async function settledToasts(): Promise<void> {
  let last = ''
  let since = performance.now()
  const settledFor = () => {
    const places = toastsShown().map(({ top }) => top)
    if (places.length === 0 || places.join() !== last) since = performance.now()
    last = places.join()
    return performance.now() - since
  }
  await expect.poll(settledFor, { interval: 20 }).toBeGreaterThan(settling)
}

/** Raises a toast that stays for twelve seconds and has two buttons. */
export async function raiseToast(text: string): Promise<void> {
  toast.ask(text, { label: '옷장 보기', onPress: () => undefined }, { label: '닫기', onPress: () => undefined })
  await expect.element(toaster.getByText(text)).toBeVisible()
  await settledToasts()
}
