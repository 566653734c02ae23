import fs from 'node:fs'
import { chromium } from '@playwright/test'

/** Paths of Chromium in order of preference; the headless shell draws the same pages with a quarter less work. */
const places = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
)

/**
 * Returns the path of the browser for journeys: an installed Chromium, else the one that Playwright downloads.
 * @param isWhole excludes the headless shell
 * @throws when there is none; the message says how to install one
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

/** Launch options of a full browser without a visible window: the headless shell has no notifications. */
export const wholeBrowser = {
  executablePath: browserPath(true),
  args: ['--headless=new', '--disable-gpu', '--disable-software-rasterizer', '--disable-remote-fonts'],
}

/** Returns launch options; every different set of switches costs one more browser process. */
export const launchWith = (...switches: string[]) => ({
  executablePath: browserPath(),
  args: ['--disable-gpu', '--disable-software-rasterizer', '--num-raster-threads=1', ...switches],
})
