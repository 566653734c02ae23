import { afterEach, beforeEach, describe, inject } from 'vitest'
import { page } from 'vitest/browser'
import { partOfDay } from '../../../common/test/part-of-day.ts'

const desktop = { name: 'desktop', width: 1440, height: 900 } as const
const phone = { name: 'phone', width: 390, height: 844 } as const

/**
 * The window sizes that tests of both use today: in an ordinary run one of them a day, in the long run both. Every test
 * begins on the desktop.
 */
export const screensOfDay = partOfDay([desktop, phone], inject('draws'), 2)

export const resize = ({ width, height }: { width: number; height: number }): Promise<void> =>
  page.viewport(width, height)

/** Restores the desktop size; tests that resize the window themselves must call it. */
export const onDesktop = () => resize(desktop)
export const onPhone = () => resize(phone)

/** Runs tests in the window sizes of the day. */
export function inSizesOfDay(tests: (isPhone: boolean) => void): void {
  for (const screen of screensOfDay)
    describe(screen === phone ? 'on a phone' : 'on the desktop', () => {
      if (screen === phone) {
        beforeEach(onPhone)
        afterEach(onDesktop)
      }
      tests(screen === phone)
    })
}

/** Returns by how many px the page is wider than the window; 0 or less if it fits. */
export const overflow = () => document.documentElement.scrollWidth - window.innerWidth
