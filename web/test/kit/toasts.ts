import { expect } from 'vitest'
import { toast } from '../../src/ui/toast.ts'
import { toaster } from './outfit-page.ts'

const pressable = 'a[href], button, input, select, textarea, summary, label:has(input), [role=button]'
/** px of a control beside a toast that are enough to see and press it. */
const finger = 44

const toastsShown = () =>
  [...document.querySelectorAll('[data-sonner-toast][data-visible="true"]')].map((one) => one.getBoundingClientRect())

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

/** ms and frames for which toasts must not move to count as settled: a busy machine draws few frames in that time. */
const settling = { ms: 300, frames: 15 } as const

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Waits until toasts have stood in one place for a while. */
export async function settledToasts(): Promise<void> {
  let last = ''
  let [since, frames] = [performance.now(), 0]
  const isSettled = async () => {
    await nextFrame()
    const places = toastsShown().map(({ top }) => top)
    const isSame = places.length > 0 && places.join() === last
    last = places.join()
    if (isSame) frames++
    else [since, frames] = [performance.now(), 0]
    return frames >= settling.frames && performance.now() - since > settling.ms
  }
  await expect.poll(isSettled, { interval: 0 }).toBe(true)
}

/** Raises a toast that stays for twelve seconds and has two buttons. */
export async function raiseToast(text: string): Promise<void> {
  toast.ask(text, { label: '옷장 보기', onPress: () => undefined }, { label: '닫기', onPress: () => undefined })
  await expect.element(toaster.getByText(text)).toBeVisible()
  await settledToasts()
}
