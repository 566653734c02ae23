import { authTexts, toastTexts } from '@otday/contract'
import { expect, test, visit } from '../test.ts'
import { hang, postMany, settle } from '../wardrobe.ts'

const memberPaths = ['/recommendations', '/closet', '/feeds', '/profiles', '/settings']

test('every route opens by its hash', async ({ page, person, enter }) => {
  await enter(person)
  for (const path of memberPaths) {
    await visit(page, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`#${path}$`))
    await expect(page).toHaveTitle(/옷데이$/)
  }
  await visit(page, '/')
  await expect(page).toHaveURL(/#\/recommendations$/)
})

test('an unknown route ends at 404, for everybody', async ({ page, person, enter }) => {
  await visit(page, '/nowhere/at/all')
  await expect(page).toHaveURL(/#\/404$/)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await enter(person)
  await visit(page, '/closets')
  await expect(page).toHaveURL(/#\/404$/)
})

test('pages of administrators do not exist for others', async ({ page, person, enter }) => {
  await enter(person)
  for (const path of ['/admin/users', '/admin/clothes-attributes']) {
    await visit(page, path)
    await expect(page).toHaveURL(/#\/404$/)
  }
})

test('whoever is not signed in is sent to the login, without a way back to the empty page', async ({ page }) => {
  await visit(page, '/closet')
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await expect(page.getByText(authTexts.en.sessionEnded)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('a reload keeps the session and the place', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, '/feeds?sortBy=likeCount')
  await expect(page.getByRole('button', { name: '내 메뉴' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: '내 메뉴' })).toBeVisible()
  await expect(page).toHaveURL(/#\/feeds\?sortBy=likeCount$/)
})

test('the menu of the portrait opens, closes and leads', { tag: '@phone' }, async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, '/closet')
  const portrait = page.getByRole('button', { name: '내 메뉴' })
  const menu = page.getByRole('menu')
  await portrait.click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(portrait).toBeFocused()
  await portrait.click()
  await expect(menu).toBeVisible()
  await page.mouse.move(200, 400)
  await page.mouse.down()
  await expect(menu).toBeHidden()
  await page.mouse.up()
  await portrait.click()
  await page.getByRole('menuitem', { name: '내 피드' }).click()
  await expect(page).toHaveURL(new RegExp(`#/feeds\\?authorIdEqual=${person.id}$`))
  await portrait.click()
  await page.getByRole('menuitem', { name: '프로필 수정' }).click()
  await expect(page).toHaveURL(/#\/settings$/)
})

test('signing out leads to the login and ends the session', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, '/closet')
  await page.getByRole('button', { name: '내 메뉴' }).click()
  await page.getByRole('menuitem', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await visit(page, '/closet')
  await page.reload()
  await expect(page).toHaveURL(/#\/auth\/login$/)
})

test('the notifications open and close', { tag: '@phone' }, async ({ page, person, enter, isMobile }) => {
  await enter(person)
  await visit(page, '/closet')
  const bell = page.getByRole('button', { name: /^알림/ })
  const panel = page.getByRole('dialog', { name: '알림' })
  await bell.click()
  await expect(panel).toBeVisible()
  if (!isMobile)
    expect(await panel.boundingBox()).toMatchObject({ width: expect.closeTo(450, 1), height: expect.closeTo(530, 1) })
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()
  if (isMobile) return
  await bell.click()
  await expect(panel).toBeVisible()
  await page.mouse.move(400, 700)
  await page.mouse.down()
  await expect(panel).toBeHidden()
  await page.mouse.up()
})

test('the ground is gray where outfits are recommended and white elsewhere', async ({ page, person, enter }) => {
  await enter(person)
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await visit(page, '/closet')
  await expect(page.getByRole('main')).toBeVisible()
  await expect.poll(ground).toBe('rgb(255, 255, 255)')
  await visit(page, '/recommendations')
  await expect.poll(ground).not.toBe('rgb(255, 255, 255)')
})

test('the frame has the sizes that were asked for', { tag: '@phone' }, async ({ page, person, enter, isMobile }) => {
  await enter(person)
  await visit(page, '/closet')
  const menu = page.getByRole('navigation', { name: '주 메뉴' })
  await expect(menu.getByRole('link')).toHaveCount(4)
  await expect(menu.getByRole('link', { name: '옷장' })).toHaveAttribute('aria-current', 'page')
  const portrait = page.getByRole('button', { name: '내 메뉴' }).locator('> *')
  expect((await portrait.boundingBox())?.width).toBeCloseTo(30, 1)
  if (isMobile) {
    const box = await menu.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844)
    for (const link of await menu.getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    return
  }
  expect((await page.getByRole('complementary').first().boundingBox())?.width).toBeCloseTo(280, 1)
  expect((await page.getByRole('banner').boundingBox())?.height).toBeCloseTo(60, 1)
})

test('nothing is wider than the smallest phone', { tag: '@phone' }, async ({ page, person, enter }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, '/auth/login')
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  for (const path of ['/auth/login', '/auth/register', '/auth/forgot-password', '/404']) {
    await visit(page, path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(await width(), path).toBeLessThanOrEqual(320)
  }
  await enter(person)
  for (const path of memberPaths) {
    await visit(page, path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    expect(await width(), path).toBeLessThanOrEqual(320)
  }
  await Promise.all([settle(person), hang(person)])
  await visit(page, '/recommendations')
  await expect(page.getByRole('list', { name: '추천 옷' }).getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: '알림', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '알림' })).toBeVisible()
  expect(await width()).toBeLessThanOrEqual(320)
})

test('news of a tap leave the buttons beside it free', { tag: '@phone' }, async ({ page, person, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, '/recommendations')
  await page.getByRole('button', { name: '입을래요' }).click()
  const news = page.locator('[data-sonner-toast]', { hasText: '계획에 넣었어요.' })
  await expect(news).toBeVisible()
  await expect(async () => {
    const [box, register] = [
      await news.boundingBox(),
      await page.getByRole('button', { name: 'OOTD 등록' }).boundingBox(),
    ]
    if (!box || !register) throw new Error('One of them is not there.')
    const isAbove = box.y + box.height <= register.y
    const isBelow = box.y >= register.y + register.height
    expect(isAbove || isBelow).toBe(true)
  }).toPass({ timeout: 3000 })
})

test('a page whose address is typed begins at its top, wherever the one before it was', async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await page.setViewportSize({ width: 390, height: 300 })
  await visit(page, '/settings')
  await page.getByRole('button', { name: '계정 삭제' }).scrollIntoViewIfNeeded()
  await visit(page, '/closet')
  await expect(page.getByRole('heading', { name: '옷장이 비어 있어요' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('news leave a question free', async ({ page, person, enter }) => {
  const [feed] = await postMany(person, '소식', 1)
  if (!feed) return
  await enter(person)
  await page.route(`**/api/feeds/${feed.id}`, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await visit(page, `/feeds?feedId=${feed.id}`)
  await page.getByRole('button', { name: '피드 메뉴' }).click()
  await page.getByRole('menuitem', { name: '삭제' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: '삭제' }).click()
  const news = page.locator('[data-sonner-toast]', { hasText: toastTexts.feedDeleteFailed })
  await expect(news).toBeVisible()
  await expect(async () => {
    const [box, asked] = [await news.boundingBox(), await question.boundingBox()]
    if (!box || !asked) throw new Error('One of them is not there.')
    const isAbove = box.y + box.height <= asked.y
    const isBelow = box.y >= asked.y + asked.height
    expect(isAbove || isBelow).toBe(true)
  }).toPass()
})

test('news stay for four seconds, three at a time, 356 px wide', async ({ page, person, enter }) => {
  await postMany(person, '소식', 1)
  await enter(person)
  await page.clock.install()
  await page.route('**/like', (route) => route.fulfill({ status: 500, json: {} }))
  await visit(page, `/feeds?authorIdEqual=${person.id}`)
  const like = page.getByRole('button', { name: /^좋아요/ })
  await expect(like).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const news = page.locator('[data-sonner-toast]', { hasText: toastTexts.likeFailed })
  const raise = async (count: number) => {
    await like.dispatchEvent('click')
    await expect
      .poll(async () => {
        await page.clock.runFor(50)
        return news.count()
      })
      .toBe(count)
    await expect(like).not.toHaveAttribute('aria-busy', 'true')
  }
  await raise(1)
  await page.clock.runFor(500)
  expect((await news.boundingBox())?.width).toBeCloseTo(356, 1)
  await page.clock.runFor(3000)
  await expect(news).toHaveCount(1)
  await page.clock.runFor(1500)
  await expect(news).toHaveCount(0)
  for (const count of [1, 2, 3, 4]) await raise(count)
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3)
})
