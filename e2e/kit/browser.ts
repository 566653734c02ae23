import fs from 'node:fs'
import { chromium } from '@playwright/test'

/**
 * Places of a Chromium, preferring the headless shell: it has no window, and draws the same pages with a quarter less
 * work.
 */
const places = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
)

/**
 * Returns the path of the journeys' browser: the machine's Chromium, else Playwright's own.
 * @param isWhole excludes the shell
 * @throws with instructions to install one
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

/** A browser with a window that is not shown: the shell has no notifications. */
export const wholeBrowser = {
  executablePath: browserPath(true),
  args: ['--headless=new', '--disable-gpu', '--disable-software-rasterizer', '--disable-remote-fonts'],
}

/** How the journeys start their browser; each set of switches costs a browser of its own. */
export const launchWith = (...switches: string[]) => ({
  executablePath: browserPath(),
  args: ['--disable-gpu', '--disable-software-rasterizer', '--num-raster-threads=1', ...switches],
})
