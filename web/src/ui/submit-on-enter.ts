import type { KeyboardEvent } from 'react'
import { isComposing } from './is-composing.ts'

/** Enter in a field asks for the whole form even while its button is still off, so that it tells what is missing. */
export function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || isComposing(event) || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
