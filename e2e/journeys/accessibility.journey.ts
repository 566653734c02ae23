import { refuseOnce } from '../kit/lanes.ts'
import { pagesOfToday } from '../kit/today.ts'
import { newAdministrator } from '../kit/test-user.ts'
import { expect, expectAccessible, expectFilled, expectLive, go, seoul, test, visit } from '../kit/test.ts'
import { hang, settle } from '../kit/wardrobe.ts'

test.use({ geolocation: seoul, permissions: ['geolocation'], isPainted: true })

/** Each address with the title of its window, which appears together with the page. */
const open = [
  ['/auth/login', 'Login · Otday'],
  ['/auth/register', 'Sign up · Otday'],
  ['/auth/forgot-password', 'Reset password · Otday'],
  ['/404', '404 · 옷데이'],
] as const
const members = [
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
  ['/admin/users', '사용자 관리'],
  ['/admin/clothes-attributes', '속성 관리'],
] as const

test('no page before the sign-in has an accessibility violation', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/auth/login')
  for (const [path, title] of open) {
    await go(page, path)
    await expect(page).toHaveTitle(title)
    await expectFilled(page)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  }
})

test('no page for members and administrators has an accessibility violation, also after refused requests', {
  tag: '@phone',
}, async ({ page, enter, baseURL }) => {
  test.slow()
  const administrator = await newAdministrator(baseURL ?? '', '책임자')
  await Promise.all([settle(administrator), hang(administrator)])
  await enter(administrator)
  const refusals = await refuseOnce(page)
  await expectLive(page, () => visit(page, '/recommendations'))
  const visited = pagesOfToday(members)
  for (const [path, title] of visited) {
    await go(page, path)
    await expect(page).toHaveTitle(`${title} · 옷데이`)
    await expectFilled(page)
    // `refuseOnce` has refused every costly call once; the page must have repeated each of them.
    await expect.poll(() => refusals().left, { message: path }).toEqual([])
    await expect(page.getByRole('button', { name: '다시 시도' }), path).toHaveCount(0)
    await expectAccessible(page)
  }
  expect(refusals().refused).toBeGreaterThan(visited.length / 2)
})
