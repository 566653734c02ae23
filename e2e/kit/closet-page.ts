import type { Page } from '@playwright/test'

export const pieces = (page: Page) => page.getByRole('main').getByRole('article')
export const piece = (page: Page, name: string) => page.getByRole('main').getByRole('article', { name, exact: true })

/** Returns the dialog for adding a piece. */
export const adding = (page: Page) => page.getByRole('dialog', { name: '옷 추가' })
