import fs from 'node:fs'
import { live } from '@otday/contract'
import { test as base, expect, type Page, type WebSocket } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { ApiUser } from '@otday/contract/api-user'
import { newPerson } from './test-user.ts'

export interface Options {
  /**
   * Whether the browser reports that the user wants to save data. The page then preloads and caches nothing, which
   * takes a fifth less work per page.
   */
  savesData: boolean
  /**
   * Whether the page is painted. An unpainted page behaves the same, but has no colors, layout shifts or screenshots.
   */
  isPainted: boolean
}

interface Fixtures {
  /** A new user with an empty closet; the browser is not signed in yet. */
  person: ApiUser
  /** Another new user. */
  other: ApiUser
  /** Signs somebody in without the form: the browser has their session cookie afterwards. */
  enter(person: ApiUser): Promise<void>
  /** Errors and warnings in the page's console, and uncaught exceptions. */
  complaints: string[]
}

/** Seoul's city hall; the sample forecast (weather usual for the season) has data of every season for this place. */
export const seoul = { longitude: 126.988, latitude: 37.567 }

export const test = base.extend<Fixtures & Options>({
  savesData: [false, { option: true }],
  isPainted: [false, { option: true }],
  context: async ({ context, savesData, isPainted }, use, { retry }) => {
    // If a failed test runs again, its page is painted, so that screenshots of a second failure show something.
    if (!isPainted && retry === 0) await context.addInitScript(hidePage)
    if (savesData)
      await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await use(context)
  },
  person: async ({ baseURL }, use) => use(await newPerson(baseURL ?? '', '하니')),
  other: async ({ baseURL }, use) => use(await newPerson(baseURL ?? '', '민지')),
  enter: async ({ page }, use) => {
    await use((person) => signInAs(page, person))
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      const isOurs = !message.text().startsWith('Service Worker registration blocked by Playwright')
      if (isOurs && (message.type() === 'error' || message.type() === 'warning')) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await use(complaints)
  },
})
export { expect }

/**
 * Makes the page transparent with a constructed style sheet: there is no element yet to which a style could be added.
 */
function hidePage() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { opacity: 0 }')
  document.adoptedStyleSheets.push(sheet)
}

/** @throws when the page is not painted, as colors, layout shifts and screenshots would then be empty */
export async function requirePainted(page: Page) {
  const opacity = await page.evaluate(() => getComputedStyle(document.documentElement).opacity)
  if (opacity !== '1') throw new Error('Nothing is painted here: this file needs test.use({ isPainted: true }).')
}

/**
 * Signs somebody in over HTTP, so that the browser gets their session cookie.
 * @param url URL of the server; by default the server that all journeys (browser tests) share
 */
export async function signInAs(page: Page, { email, password }: ApiUser, url = '') {
  const submit = async () => {
    // A browser that has been on this site before has a CSRF cookie; the server then requires its value in a header.
    const cookies = await page.context().cookies()
    const csrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
    return page.request.post(`${url}/api/auth/sign-in`, {
      form: { username: email, password },
      ...(csrf && { headers: { 'X-XSRF-TOKEN': csrf } }),
    })
  }
  const first = await submit()
  // If the first attempt was refused, an open page may have received a new CSRF cookie meanwhile; the second attempt
  // reads and sends this one.
  const response = first.status() === 403 ? await submit() : first
  expect(response.status(), await response.text()).toBe(200)
}

/**
 * Waits until the page that `opening` opens is live: its event stream is open, and the server has accepted its socket.
 */
export async function expectLive(page: Page, opening: () => Promise<unknown>) {
  const stream = page.waitForResponse((response) => new URL(response.url()).pathname === live.stream && response.ok())
  const socket = Promise.withResolvers<void>()
  const listen = (ws: WebSocket) =>
    ws.on('framereceived', ({ payload }) => {
      if (String(payload).includes('CONNECTED')) socket.resolve()
    })
  page.on('websocket', listen)
  await opening()
  await Promise.all([stream, socket.promise])
  page.off('websocket', listen)
}

/** Waits until no loading placeholder is shown any more. */
export async function expectFilled(page: Page) {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.locator('[class*="skeleton_"]')).toHaveCount(0)
}

/**
 * Opens a route of the client with a full load of the page. The window goes to `about:blank` first, because a change of
 * the hash alone would not load the page again.
 */
export async function visit(page: Page, path: string) {
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  await page.goto(`/#${path}`)
}

/** Takes the open window to another route, as a link would, without a new load. */
export const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.location.hash = to
  }, path)

const axeScript = fs.readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects the page to meet WCAG 2.2 AA as far as a machine can check it; a failure has one line per finding. Checks
 * everything in the theme that is shown, but just the contrast of colors in the other theme, because nothing else
 * differs there. Switches animations off, because fading elements have no measurable colors.
 */
export async function expectAccessible(page: Page) {
  await requirePainted(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  await page.evaluate(axeScript)
  const found = await findingsOf(page, accessibilityTags)
  const shown = await switchTheme(page)
  const foundThere = await findingsOf(page, { type: 'rule', values: ['color-contrast'] })
  await switchTheme(page)
  expect({ [shown]: found, 'the other theme': foundThere }).toEqual({ [shown]: [], 'the other theme': [] })
}

const findingsOf = (page: Page, runOnly: NonNullable<RunOptions['runOnly']>): Promise<string[]> =>
  page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    { runOnly, resultTypes: ['violations'] } satisfies RunOptions,
  )

/** Switches between the light and the dark theme. @returns the theme that was shown before */
const switchTheme = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    const { theme = 'light' } = dataset
    dataset['theme'] = theme === 'dark' ? 'light' : 'dark'
    return theme
  })
