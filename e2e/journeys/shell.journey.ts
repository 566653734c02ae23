import { portrait, signOut } from '../kit/screen.ts'
import { expect, expectLive, test, visit } from '../kit/test.ts'

test('a reload keeps the session and the page; a sign-out ends the session and closes its live channel', async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await page.setViewportSize({ width: 390, height: 300 })
  await visit(page, '/settings?section=account')
  await page.getByRole('button', { name: '계정 삭제' }).scrollIntoViewIfNeeded()
  // A page that is opened by its address begins at the top, although the page before it was scrolled down. The test
  // waits for its live connections before the reload; otherwise one that opens late would be taken for a connection of
  // the reloaded page.
  await expectLive(page, () => visit(page, '/feeds?sortBy=likeCount'))
  await expect(page.getByRole('heading', { name: '피드', level: 1 })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const socket = page.waitForEvent('websocket')
  await expectLive(page, () => page.reload())
  await expect(portrait(page)).toBeVisible()
  await expect(page).toHaveURL(/#\/feeds\?sortBy=likeCount$/)
  const closed = (await socket).waitForEvent('close')
  await signOut(page)
  await closed
  await visit(page, '/closet')
  await expect(page).toHaveURL(/#\/auth\/login$/)
})
