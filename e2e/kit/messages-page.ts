import type { Page } from '@playwright/test'
import type { ApiUser } from '@otday/contract/api-user'
import { expect, visit } from './test.ts'

export const profileOf = ({ id }: ApiUser) => `/profiles?userId=${id}`
export const thread = (page: Page, partner: ApiUser) =>
  page.getByRole('dialog', { name: `${partner.name} 님과의 대화` })
export const messages = (page: Page) => page.getByRole('dialog').getByRole('listitem')
export const messageField = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: '메시지' })

/** Opens the thread from the partner's profile, on a page that has no cached data yet. */
export async function openThread(page: Page, partner: ApiUser) {
  await visit(page, profileOf(partner))
  await page.getByRole('button', { name: '메시지 보내기' }).click()
  await expect(thread(page, partner)).toBeVisible()
  await expect(messageField(page)).toBeVisible()
}
