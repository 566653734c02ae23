import type {} from '@vitest/browser-playwright'
import { cdp, type Locator } from 'vitest/browser'

/** Types a syllable as a Korean input method does: it ends with an Enter that must not submit. */
export function endComposing(field: Locator, syllable: string): void {
  const element = field.element() as HTMLElement
  element.focus()
  element.dispatchEvent(new CompositionEvent('compositionstart', { data: '', bubbles: true }))
  pressComposing(element)
  element.dispatchEvent(new CompositionEvent('compositionend', { data: syllable, bubbles: true }))
}

/** Presses Enter while an input method is composing a syllable. */
export function pressComposing(element: Element): void {
  const keys = { key: 'Enter', code: 'Enter', isComposing: true, keyCode: 229, bubbles: true, cancelable: true }
  element.dispatchEvent(new KeyboardEvent('keydown', keys))
}

/**
 * Changes a field's text from within the page, because the fake timers would advance while the test asks the browser to
 * type.
 */
export function typeAtOnce(field: Locator, text: string): void {
  const element = field.element()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Presses Enter in a field from within the page, as fake timers would advance while the browser presses it. */
export function pressEnterAtOnce(field: Locator): void {
  const key = { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }
  field.element().dispatchEvent(new KeyboardEvent('keydown', key))
}

/** Shows a syllable that is still being typed in the field that has the focus, as an IME does. */
export const composeText = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })

/** Completes the text in the focused field, as an input method does. */
export const insertText = (text: string) => cdp().send('Input.insertText', { text })
