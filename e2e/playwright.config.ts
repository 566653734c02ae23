import { defineConfig, type ReporterDescription } from '@playwright/test'
import { launchWith } from './kit/browser.ts'
import type { Options } from './kit/test.ts'

// Global setup starts the server and sets this variable; only the processes that run journeys have it.
const baseURL = process.env['JOURNEY_URL']
const report = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME']
const reporters: ReporterDescription[] = [['dot'], ...(report ? [['json'] as const] : [])]

export default defineConfig<Options>({
  testDir: process.env['JOURNEYS'] ?? 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Each journey waits now and then for the server or a timer, so three of them keep two cores busy.
  workers: 3,
  // A shared machine may pause for seconds in the middle of a journey, so on CI a failed journey runs a second time and
  // counts as broken if it fails again. `npm test` lists the journeys that passed at the second try.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: reporters,
  use: {
    ...(baseURL && { baseURL }),
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    screenshot: 'only-on-failure',
    // Service workers are blocked, because they would respond to requests before `page.route` sees these. Journeys that
    // test the service worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    // The desktop project tests for users who save data, want no animations and have no web fonts, which takes a third
    // of the work; the phone project tests for all other users.
    {
      name: 'desktop',
      use: {
        viewport: { width: 1440, height: 900 },
        savesData: true,
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: launchWith('--disable-remote-fonts'),
      },
    },
    {
      name: 'phone',
      // Only journeys that depend on the screen's size or on touch; the others would repeat the desktop's.
      grep: /@phone/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        launchOptions: launchWith(),
      },
    },
  ],
})
