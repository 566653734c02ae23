import type { Page } from '@playwright/test'

/** An open dialog hides it from readers, not from the eye. */
export const bell = (page: Page) => page.getByRole('button', { name: /^알림/, includeHidden: true })
export const panel = (page: Page) => page.getByRole('dialog', { name: '알림' })
export const news = (page: Page) => panel(page).getByRole('listitem')
