import type { Page } from '@playwright/test'

/** The button of notifications; an open dialog hides it from screen readers, but not from sight. */
export const bell = (page: Page) => page.getByRole('button', { name: /^알림/, includeHidden: true })
export const panel = (page: Page) => page.getByRole('dialog', { name: '알림' })
export const news = (page: Page) => panel(page).getByRole('listitem')
