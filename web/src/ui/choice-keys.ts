import { normalised } from '@otday/contract'
import type { KeyboardEvent } from 'react'
import { isComposing } from './is-composing.ts'

/**
 * Handles keys on an element around a search field and the buttons of its results (`data-choice`). Arrow keys move
 * between field and buttons; Enter in the field presses the first button, if the results (`data-for`) are those of the
 * field's present text.
 */
export function chooseByKeys(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: whole, key } = event
  if (isComposing(event)) return
  const field = whole.querySelector('input')
  const choices = [...whole.querySelectorAll<HTMLElement>('[data-choice]')]
  if (key === 'Enter' && event.target === field) {
    const list = whole.querySelector<HTMLElement>('[data-for]')
    if (!field || !list || list.dataset['for'] !== normalised(field.value)) return
    event.preventDefault()
    list.querySelector<HTMLElement>('[data-choice]')?.click()
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return
  const stops = [field, ...choices]
  const at = stops.indexOf(event.target as HTMLElement & HTMLInputElement)
  const next = at < 0 ? undefined : stops[at + (key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
