import type { UserDto } from '@otday/contract'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { MemoryServer } from './memory-server.ts'

/** A route, what it asks, and what one does there that changes words, or what stands beside them. */
export interface TranslatedPage {
  path: string
  person?: UserDto
  arrange: (server: MemoryServer) => void
  act: () => Promise<void>
}

/** Before each translated text. */
const mark = '~'
const untouched = /^(?:SCRIPT|STYLE|FONT|TEXTAREA|NOSCRIPT)$/
const exempt = 'svg, [translate=no], .notranslate'

/**
 * Does to texts, now and later, what translators of pages do (Chrome's, Naver Whale's, Papago's): each gives way to
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

/** The words that are seen or spoken, in their order and in the language of the page. Toasts come and go. */
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

/** Until something that can be pressed has this name in the language of the page, translated or not. */
export async function seen(name: RegExp): Promise<void> {
  await expect.poll(() => named(name), { message: `nothing is named ${String(name)}` }).toBeTruthy()
}

/** Presses what has these names in the language of the page, translated or not, as soon as it is there. */
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

/** What is typed or chosen in under this label, in the language of the page. */
async function control(label: string) {
  const find = () => [...document.querySelectorAll('input, textarea, select')].find(isLabelled(label))
  await expect.poll(find, { message: `nothing is labelled ${label}` }).toBeTruthy()
  return page.elementLocator(find() ?? document.body)
}

/** Until a field of this label is there, whose part may still be on its way. */
export async function shown(label: string): Promise<void> {
  await control(label)
}

/** Types over what stands there. */
export const type = async (label: string, text: string): Promise<void> => (await control(label)).fill(text)

export const choose = async (label: string, value: string): Promise<void> => (await control(label)).selectOptions(value)

/** What is seen once all parts are loaded and nothing has changed for so long, in ms. */
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
