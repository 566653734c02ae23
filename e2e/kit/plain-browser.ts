import { spawn } from 'node:child_process'
import fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import nodePath from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiUser } from '@otday/contract/api-user'
import { browserPath } from './browser.ts'

/**
 * A browser that Playwright does not control, for tests in which one service worker replaces another. Playwright pauses
 * every service worker at its start; Chromium then loses track of some of those that replace another, and every later
 * navigation would wait for them forever.
 */
export interface PlainBrowser {
  signIn(person: ApiUser, url: string): Promise<void>
  open(url: string): Promise<PlainPage>
  close(): Promise<void>
}

export interface PlainPage {
  /**
   * Runs `code` in the page.
   * @throws when `code` throws, or when there is no response, for example while the page is being replaced
   */
  evaluate<Result>(code: () => Result | Promise<Result>): Promise<Result>
  go(url: string): Promise<void>
  reload(): Promise<void>
  /** Clicks the button with exactly this text, as soon as there is one. */
  press(text: string): Promise<void>
  /** Types into the field whose label starts with this text, as soon as there is one. */
  fill(label: string, text: string): Promise<void>
}

interface Answer {
  error?: { message: string }
  result?: { result?: { value?: unknown }; exceptionDetails?: unknown }
}

/** Timeouts in ms: for a response of the browser, for an element to appear, and for the browser's start. */
const timeout = { answer: 5000, element: 20_000, start: 20_000 }
const switches = [
  '--headless',
  '--no-sandbox',
  '--no-first-run',
  '--disable-gpu',
  '--disable-background-networking',
  // The back/forward cache is off, because with it a second reload may show the page as it was before the first reload.
  '--disable-back-forward-cache',
]

export async function openPlainBrowser(): Promise<PlainBrowser> {
  const profile = await fs.mkdtemp(nodePath.join(tmpdir(), 'otday-browser-'))
  const browser = spawn(
    browserPath(),
    [...switches, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore' },
  )
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()))
  const port = await eventually('the browser', timeout.start, async () =>
    Number((await fs.readFile(nodePath.join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')[0]),
  )
  const connectTo = async (what: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/json/${what}`, { method: 'PUT' })
    return connect(((await response.json()) as { webSocketDebuggerUrl: string }).webSocketDebuggerUrl)
  }
  const newTab = () => connectTo('new?about:blank')
  return {
    async signIn({ email, password }, url) {
      const body = new URLSearchParams({ username: email, password })
      const response = await fetch(`${url}/api/auth/sign-in`, { method: 'POST', body })
      if (!response.ok) throw new Error(`signing in: ${response.status}`)
      const send = await newTab()
      for (const cookie of response.headers.getSetCookie())
        await send('Network.setCookie', { ...cookieOf(cookie), url })
    },
    async open(url) {
      const page = pageOf(await newTab())
      await page.go(url)
      return page
    },
    async close() {
      // The browser is asked to close by a command, because the process that was started may be a script that runs the
      // browser: ending that process would not end the browser.
      await Promise.race([connectTo('version').then((send) => send('Browser.close')), ended])
      await ended
      await fs.rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

function cookieOf(text: string) {
  const [pair = ''] = text.split(';')
  const equals = pair.indexOf('=')
  const path = /; *path=([^;]+)/i.exec(text)?.[1] ?? '/'
  return { name: pair.slice(0, equals), value: pair.slice(equals + 1), path, httpOnly: /; *httponly/i.test(text) }
}

type Send = (method: string, params?: object) => Promise<Answer>

async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer & { id?: number }
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  let id = 0
  return async (method, params = {}) => {
    id += 1
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const late = sleep(timeout.answer, { error: { message: `${method}: no answer` } }, { ref: false })
    const answer = await Promise.race([answered, late])
    if (answer.error) throw new Error(answer.error.message)
    return answer
  }
}

function pageOf(send: Send): PlainPage {
  const run = async (expression: string) => {
    const { result } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    if (result?.exceptionDetails) throw new Error(JSON.stringify(result.exceptionDetails))
    return result?.result?.value
  }
  const inPage = (code: (...texts: string[]) => unknown, ...texts: string[]) =>
    eventually(texts[0] ?? '', timeout.element, async () => {
      if (!(await run(`(${String(code)})(${texts.map((text) => JSON.stringify(text)).join()})`)))
        throw new Error('not there')
    })
  return {
    evaluate: async <Result>(code: () => Result | Promise<Result>) => (await run(`(${String(code)})()`)) as Result,
    go: async (url) => void (await send('Page.navigate', { url })),
    reload: async () => void (await send('Page.reload')),
    press: (text) => inPage(clickButton, text),
    fill: (label, text) => inPage(fillField, label, text),
  }
}

const clickButton = (text = '') => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)
  button?.click()
  return button !== undefined
}

const fillField = (label = '', text = '') => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
  const field = found?.control
  if (!(field instanceof HTMLInputElement)) return false
  field.select()
  return document.execCommand('insertText', false, text)
}

async function eventually<Result>(what: string, time: number, attempt: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + time
  for (;;)
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw new Error(`${what} did not come`, { cause: error })
      await sleep(100)
    }
}
