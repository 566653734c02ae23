import fs from 'node:fs'
import { chromium } from '@playwright/test'

/** The headless shell draws the same pages for a quarter less work: it has no window around them. */
const places = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
)

/**
 * The browser of the journeys: the machine's Chromium, else Playwright's own.
 * @param isWhole not the shell
 * @throws telling how to get one.
 */
export function browserPath(isWhole = false): string {
  const path = [...places.slice(isWhole ? 1 : 0), chromium.executablePath()].find((candidate) =>
    fs.existsSync(candidate),
  )
  if (path) return path
  throw new Error(
    'The journeys need a Chromium: "npx playwright install chromium" brings one, on Debian also "apt-get install chromium-headless-shell fonts-noto-cjk".',
  )
}

/** With a window, without showing it: the shell has no notifications. */
export const wholeBrowser = {
  executablePath: browserPath(true),
  args: ['--headless=new', '--disable-gpu', '--disable-software-rasterizer', '--disable-remote-fonts'],
}

/** How the journeys start their browser; each set of switches costs a browser of its own. */
export const launchWith = (...switches: string[]) => ({
  executablePath: browserPath(),
  args: ['--disable-gpu', '--disable-software-rasterizer', '--num-raster-threads=1', ...switches],
})
