import type { KeyboardEvent } from 'react'
import { isComposing } from './is-composing.ts'

/** Submits a form on Enter, also while its button is disabled: the form then shows what is missing. */
export function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  if (!isComposing(event)) event.currentTarget.requestSubmit()
}
