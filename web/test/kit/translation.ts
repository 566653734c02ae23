import type { UserDto } from '@otday/contract'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { MemoryServer } from './memory-server.ts'

/**
 * A page to be tested under translation: its route, its answers, and actions that change texts, or elements beside
 * them.
 */
export interface TranslatedPage {
  path: string
  person?: UserDto
  arrange: (server: MemoryServer) => void
  act: () => Promise<void>
}

/** Put before each text to mark it as translated. */
const mark = '~'
const untouched = /^(?:SCRIPT|STYLE|FONT|TEXTAREA|NOSCRIPT)$/
const exempt = 'svg, [translate=no], .notranslate'

/**
 * Treats all texts, present and later, as page translators do (of Chrome, Naver Whale and Papago): replaces each text
 * node by elements with other text.
 * @returns a function that ends it
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
 * Returns the visible texts and those for screen readers in the order of the page, without the marks of translation.
 * Toasts are left out, because they come and go.
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

/** Waits until a control has this name in the page's own language, whether or not it is translated. */
export async function seen(name: RegExp): Promise<void> {
  await expect.poll(() => named(name), { message: `nothing is named ${String(name)}` }).toBeTruthy()
}

/** Presses the controls with these names (in the page's own language), each as soon as it appears. */
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

/** Returns the field with this label (in the page's own language). */
async function control(label: string) {
  const find = () => [...document.querySelectorAll('input, textarea, select')].find(isLabelled(label))
  await expect.poll(find, { message: `nothing is labelled ${label}` }).toBeTruthy()
  return page.elementLocator(find() ?? document.body)
}

/** Waits until there is a field with this label; its module may still be loading. */
export async function shown(label: string): Promise<void> {
  await control(label)
}

/** Types a text into the field with this label, in place of its text. */
export const type = async (label: string, text: string): Promise<void> => (await control(label)).fill(text)

export const choose = async (label: string, value: string): Promise<void> => (await control(label)).selectOptions(value)

/**
 * Moves the pointer a little. At a first sign of use, or three seconds after they appear, pages load what is less
 * important (`usePageReady`); without a sign, it would depend on the machine whether that is before or after a check.
 */
const giveSign = () => window.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }))

/**
 * Returns the visible texts once all modules are loaded, those that wait for a sign of use too, and no text has changed
 * for `quiet` ms.
 */
export async function settledWords(quiet = 300): Promise<string> {
  let words = seenWords()
  let since = performance.now()
  const quietFor = async () => {
    // A component that has just appeared waits for a sign of its own.
    giveSign()
    await vi.dynamicImportSettled()
    const now = seenWords()
    // A page without a word has not begun.
    if (now !== words || now === '') since = performance.now()
    words = now
    return performance.now() - since
  }
  await expect.poll(quietFor, { interval: 20 }).toBeGreaterThan(quiet)
  return words
}
