import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Returns the button with exactly this name, on a page or in a part of it. */
export const button = (part: Page | Locator, name: string) => part.getByRole('button', { name, exact: true })

/** Returns the dialog with exactly this name. */
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** Returns the toast that contains this text. */
export const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

/** Returns the main menu, which stands beside every page on a wide screen and below it on a phone. */
export const menu = (page: Page) => page.getByRole('navigation', { name: '주 메뉴' })
export const follow = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true }).click()

/** Returns the button with the user's portrait in the top bar, which opens the user's own menu. */
export const portrait = (page: Page) => page.getByRole('button', { name: '내 메뉴' })

export async function chooseOwn(page: Page, name: '내 피드' | '프로필 수정' | '로그아웃') {
  await portrait(page).click()
  await page.getByRole('menuitem', { name }).click()
}

export async function signOut(page: Page) {
  await chooseOwn(page, '로그아웃')
  await expect(page).toHaveURL(/#\/auth\/login$/)
}

/** Returns a `YYYY-MM-DD` date as the product writes it, e.g. `3월 1일`. */
export const monthDay = (date: string) => `${Number(date.slice(5, 7))}월 ${Number(date.slice(8))}일`
