import fs from 'node:fs'
import { chromium } from '@playwright/test'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The browser of the journeys: the machine's Chromium, else Playwright's own.
 * @throws telling how to get one.
 */
export function browserPath(): string {
  const path = [...places, chromium.executablePath()].find((candidate) => fs.existsSync(candidate))
  if (path) return path
  throw new Error(
    'The journeys need a Chromium: "npx playwright install chromium" brings one, on Debian also "apt-get install chromium fonts-noto-cjk".',
  )
}
