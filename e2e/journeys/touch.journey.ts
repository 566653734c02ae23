import type { Page } from '@playwright/test'
import { pieces } from '../kit/closet-page.ts'
import { test } from '../kit/furnished.ts'
import { outfit, outfitPieces } from '../kit/outfit-page.ts'
import { button, dialog } from '../kit/screen.ts'
import { pagesOfToday } from '../kit/today.ts'
import { expect, expectFilled, go, visit } from '../kit/test.ts'

/** Each address with the title of its window, which appears together with the page. */
const pages = [
  ['/recommendations', '날씨별 옷 추천'],
  ['/closet', '옷장'],
  ['/closet/calendar', '기록'],
  ['/closet/looks', '룩북'],
  ['/closet/stats', '통계'],
  ['/closet/laundry', '세탁·보관'],
  ['/closet/trips', '여행'],
  ['/feeds', '피드'],
  ['/profiles', '프로필'],
  ['/settings', '프로필 수정'],
] as const

const strangers = [
  ['/auth/login', 'Login'],
  ['/auth/register', 'Sign up'],
] as const

test('buttons that a mouse finds by hovering work by touch, and no keyboard opens by itself', {
  tag: '@phone',
}, async ({ page, furnished, enter, isMobile }) => {
  await enter(furnished)
  await visit(page, '/recommendations')
  await expect(outfitPieces(page).first()).toBeVisible()
  expect(await page.evaluate(() => window.matchMedia('(hover: none)').matches)).toBe(isMobile)
  const press = (name: string) => (isMobile ? button(page, name).tap() : button(page, name).click())
  const [name = ''] = await outfit(page).getByRole('heading').allTextContents()
  await press(`${name} 고정`)
  await expect(button(page, `${name} 고정 해제`)).toHaveAttribute('aria-pressed', 'true')
  // The lock is taken back, because other tests use the same `furnished` user.
  await press(`${name} 고정 해제`)
  await expect(button(page, `${name} 고정`)).toHaveAttribute('aria-pressed', 'false')

  await go(page, '/closet')
  await expect(pieces(page).first()).toBeVisible()
  await press('흰 운동화 메뉴')
  await expect(page.getByRole('menuitem', { name: '수정' })).toBeVisible()
  await page.keyboard.press('Escape')

  await go(page, '/settings?section=account')
  await press('이메일 변경')
  const form = dialog(page, '이메일 변경')
  await expect(form).toBeVisible()
  // On a phone, a focused text field would open a keyboard over the form, so the form itself has the focus.
  await expect(isMobile ? form : form.getByLabel('새 이메일')).toBeFocused()
})

/**
 * Returns the text fields and selects whose font is below 16 px, because iPhones zoom in on these and do not zoom out
 * again.
 */
const smallControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input:not([type=checkbox], [type=radio]), textarea, select')]
      .filter((control) => control.offsetParent && Number.parseFloat(getComputedStyle(control).fontSize) < 16)
      .map((control) => control.outerHTML),
  )

test('every page fits a width of 320 px with its fonts loaded', { tag: '@phone' }, async ({
  page,
  furnished,
  enter,
  isMobile,
}) => {
  const expectFit = async (path: string) => {
    await expectFilled(page)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    if (isMobile) expect(await smallControls(page), path).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [path, title] of strangers) {
    await visit(page, path)
    await expect(page).toHaveTitle(`${title} · Otday`)
    await expectFit(path)
  }
  await enter(furnished)
  await visit(page, '/recommendations')
  for (const [path, title] of pagesOfToday(pages)) {
    await go(page, path)
    await expect(page).toHaveTitle(`${title} · 옷데이`)
    await expectFit(path)
  }
  await go(page, '/settings?section=notifications')
  const briefing = page.getByRole('switch', { name: '아침 브리핑', exact: true })
  await briefing.click()
  await expect(page.getByLabel('월요일 받는 시간')).toBeVisible()
  await expectFit('/settings?section=notifications')
  // The setting is taken back, because other tests use the same `furnished` user.
  await briefing.click()
  await expect(page.getByLabel('월요일 받는 시간')).toBeHidden()
})
