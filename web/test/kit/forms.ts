import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'

export const field = (label: string) => page.getByLabelText(label, { exact: true })
export const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Expects a message in a field's description, perhaps beside its rule. */
export const expectSaid = (label: string, said: string): Promise<void> =>
  expect.element(field(label)).toHaveAccessibleDescription(expect.stringContaining(said))

/** A text that is typed into a field, and the error that is then shown (null for none). */
export type Typing = readonly [value: string, said: string | null]

/** Types texts into a field, each replacing the one before, and expects the errors. */
export async function expectJudged(label: string, typings: readonly Typing[]): Promise<void> {
  for (const [value, said] of typings) {
    await field(label).fill(value)
    await (said === null
      ? expect.element(field(label)).not.toHaveAttribute('aria-invalid', 'true')
      : expectSaid(label, said))
  }
}

/** Presses Enter in a field. */
export async function enterIn(label: string): Promise<void> {
  field(label).element().focus()
  await userEvent.keyboard('{Enter}')
}

/** Presses keys while the focus is on a part of the page. */
export async function pressOn(part: Locator, keys: string): Promise<void> {
  await expect.element(part).toBeInTheDocument()
  focus(part)
  await userEvent.keyboard(keys)
}

export const focus = (part: Locator): void => (part.element() as HTMLElement).focus()
