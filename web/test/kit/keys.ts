import type {} from '@vitest/browser-playwright'
import { cdp, type Locator } from 'vitest/browser'

/** The Enter that ends a syllable, as Korean keyboards send it to a field that composes. */
export function endComposing(field: Locator, syllable: string): void {
  const element = field.element() as HTMLElement
  element.focus()
  element.dispatchEvent(new CompositionEvent('compositionstart', { data: '', bubbles: true }))
  pressComposing(element)
  element.dispatchEvent(new CompositionEvent('compositionend', { data: syllable, bubbles: true }))
}

/** Presses Enter while something is being composed. */
export function pressComposing(element: Element): void {
  const keys = { key: 'Enter', code: 'Enter', isComposing: true, keyCode: 229, bubbles: true, cancelable: true }
  element.dispatchEvent(new KeyboardEvent('keydown', keys))
}

/** Types in the page itself: no timer of a test advances meanwhile, as it does while the browser is asked to type. */
export function typeAtOnce(field: Locator, text: string): void {
  const element = field.element()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Shows a syllable that is still being typed in the field that has the focus, as an IME does. */
export const composeText = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })

/** Ends composing with this text, as an IME does. */
export const insertText = (text: string) => cdp().send('Input.insertText', { text })
