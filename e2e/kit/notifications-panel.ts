import type { Page } from '@playwright/test'

/** Returns the button that opens notifications; it is found even while an open dialog hides it from screen readers. */
export const bell = (page: Page) => page.getByRole('button', { name: /^알림/, includeHidden: true })
export const panel = (page: Page) => page.getByRole('dialog', { name: '알림' })
export const news = (page: Page) => panel(page).getByRole('listitem')
