import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Returns the button on a page or in a part of it. */
export const button = (part: Page | Locator, name: string) => part.getByRole('button', { name, exact: true })

/** A dialog of exactly this name. */
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** Returns what pops up to say something, by words of it. */
export const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

/** The menu beside or below every page. */
export const menu = (page: Page) => page.getByRole('navigation', { name: '주 메뉴' })
export const follow = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true }).click()

/** The portrait in the top bar, with the menu of one's own. */
export const portrait = (page: Page) => page.getByRole('button', { name: '내 메뉴' })

export async function chooseOwn(page: Page, name: '내 피드' | '프로필 수정' | '로그아웃') {
  await portrait(page).click()
  await page.getByRole('menuitem', { name }).click()
}

export async function signOut(page: Page) {
  await chooseOwn(page, '로그아웃')
  await expect(page).toHaveURL(/#\/auth\/login$/)
}

/** `YYYY-MM-DD` in the words of the product. */
export const monthDay = (date: string) => `${Number(date.slice(5, 7))}월 ${Number(date.slice(8))}일`
