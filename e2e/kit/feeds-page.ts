import type { Feed } from '@otday/contract'
import type { Page } from '@playwright/test'

export const posts = (page: Page) => page.getByRole('feed').getByRole('article')
export const postOf = (page: Page, { id }: Pick<Feed, 'id'>) => page.locator(`[data-feed="${id}"]`)

/** Returns the open dialog of a post, by the name of its author. */
export const openedPost = (page: Page, author: string) => page.getByRole('dialog', { name: `${author}님의 피드` })
export const comments = (page: Page) =>
  page.getByRole('dialog').getByRole('list', { name: '댓글' }).getByRole('listitem')
export const commentField = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: '댓글' })
