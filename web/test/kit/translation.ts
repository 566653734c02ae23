import type { UserDto } from '@otday/contract'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { MemoryServer } from './memory-server.ts'

/** A route, its requests, and actions there that change words, or elements beside them. */
export interface TranslatedPage {
  path: string
  person?: UserDto
  arrange: (server: MemoryServer) => void
  act: () => Promise<void>
}

/** Sign before each translated text. */
const mark = '~'
const untouched = /^(?:SCRIPT|STYLE|FONT|TEXTAREA|NOSCRIPT)$/
const exempt = 'svg, [translate=no], .notranslate'

/**
 * Treats texts, now and later, as translators of pages do (Chrome's, Naver Whale's, Papago's): replaces each by
 * elements with other words.
 * @returns ends it
 */
export function translatePage(): () => void {
  const translated = new WeakSet<Node>()
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const parent = text.parentElement
      if (!text.data.trim() || translated.has(text) || !parent) continue
      if (untouched.test(parent.nodeName) || parent.closest(exempt)) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      const words = document.createTextNode(mark + text.data)
      translated.add(words)
      inner.append(words)
      outer.append(inner)
      parent.replaceChild(outer, text)
    }
  }
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      const root = node instanceof Text ? node.parentElement : node
      if (root && root.nodeName !== 'FONT') translate(root)
    }
  })
  translate(document.body)
  observer.observe(document.body, { subtree: true, childList: true })
  return () => observer.disconnect()
}

const untranslated = (words: string) => words.replaceAll(mark, '').replace(/\s+/g, ' ').trim()

/**
 * Returns the visible or spoken words, in order and in the language of the page. Toasts are left out, as they come and
 * go.
 */
export function seenWords(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode as Text & { parentElement: HTMLElement }
    const isShown = parentElement.checkVisibility() && !parentElement.closest('script, style, [data-sonner-toaster]')
    if (isShown) words.push(data)
  }
  return untranslated(words.join(''))
}

const nameOf = (element: Element) => untranslated(element.getAttribute('aria-label') ?? element.textContent ?? '')
const named = (name: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('button, a, label, [role=tab], [role=radio], [role=switch]')].find(
    (element) => name.test(nameOf(element)) && element.checkVisibility(),
  )

/** Waits until something that can be pressed has this name in the language of the page, translated or not. */
export async function seen(name: RegExp): Promise<void> {
  await expect.poll(() => named(name), { message: `nothing is named ${String(name)}` }).toBeTruthy()
}

/** Presses elements with these names in the language of the page, translated or not, as soon as they appear. */
export async function press(...names: readonly RegExp[]): Promise<void> {
  for (const name of names) {
    await seen(name)
    named(name)?.click()
    await settledWords(60)
  }
}

const isLabelled = (label: string) => (control: Element) =>
  control.getAttribute('aria-label') === label ||
  [...((control as HTMLInputElement).labels ?? [])].some((each) => nameOf(each) === label)

/** Returns what is typed or chosen in under this label, in the language of the page. */
async function control(label: string) {
  const find = () => [...document.querySelectorAll('input, textarea, select')].find(isLabelled(label))
  await expect.poll(find, { message: `nothing is labelled ${label}` }).toBeTruthy()
  return page.elementLocator(find() ?? document.body)
}

/** Waits until a field of this label is there, whose part may still be on its way. */
export async function shown(label: string): Promise<void> {
  await control(label)
}

/** Types, replacing the text of the field. */
export const type = async (label: string, text: string): Promise<void> => (await control(label)).fill(text)

export const choose = async (label: string, value: string): Promise<void> => (await control(label)).selectOptions(value)

/** Returns what is seen once all parts are loaded and nothing has changed for so long, in ms. */
export async function settledWords(quiet = 300): Promise<string> {
  await vi.dynamicImportSettled()
  let words = seenWords()
  let since = performance.now()
  const quietFor = () => {
    const now = seenWords()
    if (now !== words) since = performance.now()
    words = now
    return performance.now() - since
  }
  await expect.poll(quietFor, { interval: 20 }).toBeGreaterThan(quiet)
  return words
}
