import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { button } from './forms.ts'

const main = () => page.getByRole('main')
export const cards = () => main().getByRole('article')
export const card = (name: string) => main().getByRole('article', { name, exact: true })
export const tabs = () => main().getByRole('radiogroup', { name: '종류' })
export const tab = (name: string) => tabs().getByRole('radio', { name, exact: true })
export const adding = () => page.getByRole('dialog', { name: '옷 추가' })
export const editing = () => page.getByRole('dialog', { name: '옷 수정' })
export const nameField = () => adding().getByLabelText('이름')
export const choice = (type: string) => adding().getByRole('radio', { name: type, exact: true })
export const leaving = () => page.getByRole('alertdialog', { name: '작성을 그만둘까요?' })

export const expectCards = (count: number) => expect.poll(() => cards().elements().length).toBe(count)
/** Expects the names of all cards, from the first to the last. */
export const expectNames = (names: readonly string[]) =>
  expect
    .poll(() =>
      cards()
        .elements()
        .map((one) => one.getAttribute('aria-label')),
    )
    .toEqual(names)

export async function openAdding(): Promise<void> {
  await button('옷 추가').first().click()
  await expect.element(adding()).toBeVisible()
}
