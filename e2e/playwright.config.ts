import { defineConfig, type ReporterDescription } from '@playwright/test'
import { launchWith } from './kit/browser.ts'
import type { Options } from './kit/test.ts'

// Known to the processes that run the journeys, after the global setup has started the server.
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
  // Each waits now and then: for what is written, for a second that a rule names. Three keep two cores busy.
  workers: 3,
  // A shared machine may stop for seconds in the middle of a journey; what fails twice is broken. `npm test` tells which.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: reporters,
  use: {
    ...(baseURL && { baseURL }),
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    screenshot: 'only-on-failure',
    // It answers before `page.route` would. The journeys that are about it let it in.
    serviceWorkers: 'block',
  },
  projects: [
    // People of either kind are here: on the desktop those who save data, want nothing to move and whose own letters do
    // instead of ours (which takes a third of the work), on the phone the others.
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
      // What the size of the screen or the finger makes different; the rest would be the same journey twice.
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
