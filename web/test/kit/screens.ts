import { afterEach, beforeEach, describe } from 'vitest'
import { page } from 'vitest/browser'

/** The two window sizes that tests use; every test begins with the first. */
export const screens = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
] as const

export const resize = ({ width, height }: { width: number; height: number }): Promise<void> =>
  page.viewport(width, height)

const [desktop, phone] = screens
/** Restores the desktop size; tests that resize the window themselves must call it. */
export const onDesktop = () => resize(desktop)
export const onPhone = () => resize(phone)

/** Runs tests on the desktop and on a phone. */
export function inBothSizes(tests: (isPhone: boolean) => void): void {
  describe('on the desktop', () => tests(false))
  describe('on a phone', () => {
    beforeEach(onPhone)
    afterEach(onDesktop)
    tests(true)
  })
}

/** Returns by how many px the page is wider than the window; 0 or less if it fits. */
export const overflow = () => document.documentElement.scrollWidth - window.innerWidth
