import { authTexts, live } from '@otday/contract'
import { type APIRequestContext, type Page, request } from '@playwright/test'
import { posts } from '../kit/feeds-page.ts'
import { test } from '../kit/furnished.ts'
import { outfit, outfitPieces, weatherPanel } from '../kit/outfit-page.ts'
import { chooseOwn, follow, portrait, signOut } from '../kit/screen.ts'
import { signInByForm } from '../kit/sign-in-page.ts'
import { startFollowing } from '../kit/test-user.ts'
import { expect, expectFilled, expectLive, go, visit } from '../kit/test.ts'
import { hang, portray, post, settle, today } from '../kit/wardrobe.ts'

const texts = authTexts.en

test('a user who signs in after another user in the same tab sees nothing of the other', async ({
  page,
  person,
  other,
  enter,
}) => {
  await settle(person)
  const imageUrl = await portray(person)
  const hung = await hang(person, [
    ['회색 울 니트', 'TOP'],
    ['청바지', 'BOTTOM'],
  ])
  const feed = await post(person, await today(person), hung.slice(0, 1), '하니의 옷차림')
  await person.likes.create({ params: { feedId: feed.id } })
  await startFollowing(other, person)
  await enter(person)
  await visit(page, '/recommendations')
  await expect(page.getByRole('button', { name: '알림 1개' })).toBeVisible()
  await expect(outfit(page).getByRole('article', { name: '회색 울 니트' })).toBeVisible()
  await expect(portrait(page).locator('img')).toHaveAttribute('src', new RegExp(`^${imageUrl}`))
  await follow(page, '옷장')
  await expect(page.getByRole('article', { name: '회색 울 니트' })).toBeVisible()
  await chooseOwn(page, '내 피드')
  await expect(posts(page).getByRole('button', { name: '좋아요' })).toHaveAttribute('aria-pressed', 'true')

  await signOut(page)
  await expect(page.getByText(texts.sessionEnded)).toBeHidden()
  await expectLive(page, () => signInByForm(page, other))
  await expect(page.getByRole('button', { name: '알림', exact: true })).toBeVisible()
  await expect(weatherPanel(page).getByRole('button', { name: '현재 위치 찾기' }).last()).toBeVisible()
  await expect(weatherPanel(page).getByText('서울')).toHaveCount(0)
  await expect(weatherPanel(page).getByText('°')).toHaveCount(0)
  await expect(page.getByText('회색 울 니트')).toHaveCount(0)
  await expect(portrait(page).locator(`img[src^="${imageUrl}"]`)).toHaveCount(0)
  await follow(page, '옷장')
  await expect(page.getByRole('heading', { name: '옷장이 비어 있어요' })).toBeVisible()
  await follow(page, '프로필')
  await expect(page.getByRole('main')).toContainText('민지')
  await expect(page.getByText('아직 작성한 피드가 없습니다')).toBeVisible()
  await chooseOwn(page, '내 피드')
  await expect(page).toHaveURL(new RegExp(`authorIdEqual=${other.id}`))
  await expect(page.getByText('피드가 없습니다')).toBeVisible()
  await go(page, `/feeds?authorIdEqual=${person.id}`)
  await expect(posts(page).getByText('하니의 옷차림')).toBeVisible()
  await expect(posts(page).getByRole('button', { name: '좋아요' })).toHaveAttribute('aria-pressed', 'false')
})

/** Ends the session of the page from another window, as an administrator or another device would. */
async function endSession(page: Page, baseURL: string | undefined) {
  const storageState = await page.context().storageState()
  const elsewhere: APIRequestContext = await request.newContext({ baseURL: baseURL ?? '', storageState })
  const csrf = storageState.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await elsewhere.post('/api/auth/sign-out', { headers: { 'X-XSRF-TOKEN': csrf } })
  expect(answer.status()).toBe(204)
  await elsewhere.dispose()
}

test('a session that is ended elsewhere leads to the login page, with and without live channels', async ({
  page,
  person,
  enter,
  baseURL,
}) => {
  await settle(person)
  await enter(person)
  const refreshes: string[] = []
  const login = page.getByRole('main').getByRole('alert').last()
  await test.step('when the session ends elsewhere, a page with a live channel shows the login by itself', async () => {
    await expectLive(page, () => visit(page, '/settings'))
    page.on('request', (call) => {
      if (new URL(call.url()).pathname === '/api/auth/refresh') refreshes.push(call.url())
    })
    await endSession(page, baseURL)
    await expect(page).toHaveURL(/#\/auth\/login$/)
    await expect(login).toHaveText(texts.sessionEnded)
    expect(refreshes).toHaveLength(1)
  })

  await test.step('when the session ends elsewhere, a page without live channels shows the login at the next press', async () => {
    await page.route(
      (url) => url.pathname === live.stream,
      (route) => route.abort(),
    )
    await page.routeWebSocket(
      (url) => url.pathname.startsWith(live.socket),
      (socket) => socket.close(),
    )
    await signInByForm(page, person)
    await expect(page.getByRole('heading', { name: '추천할 옷이 없어요' })).toBeVisible()
    await expectFilled(page)
    refreshes.length = 0
    // Calls are held back until the link is pressed; otherwise a call that the page makes by itself could notice the
    // end of the session before.
    const pressed = Promise.withResolvers<void>()
    await page.route(
      (url) => url.pathname.startsWith('/api/'),
      async (route) => {
        await pressed.promise
        await route.fallback()
      },
    )
    await endSession(page, baseURL)
    await follow(page, '프로필')
    pressed.resolve()
    await expect(page).toHaveURL(/#\/auth\/login$/)
    await expect(login).toHaveText(texts.sessionEnded)
    expect(refreshes).toHaveLength(1)
  })
})

test('no page writes an error or a warning to the console', async ({ page, furnished, enter, complaints }) => {
  await enter(furnished)
  await visit(page, '/')
  await expect(outfitPieces(page).first()).toBeVisible()
  await page.getByRole('button', { name: '다른 옷' }).click()
  await page.getByRole('button', { name: 'OOTD 등록' }).click()
  await expect(page.getByRole('dialog', { name: 'OOTD 등록' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await follow(page, '옷장')
  await page.getByRole('button', { name: '옷 추가' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await follow(page, '프로필')
  await expect(posts(page).first()).toBeVisible()
  await posts(page).last().scrollIntoViewIfNeeded()
  await expect(posts(page)).toHaveCount(12)
  await follow(page, '피드')
  await expect(posts(page).first()).toBeVisible()
  await page.getByRole('button', { name: /^알림/ }).click()
  await expect(page.getByRole('dialog', { name: '알림' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await chooseOwn(page, '프로필 수정')
  await expect(page).toHaveURL(/#\/settings$/)
  await expectFilled(page)
  expect(complaints).toEqual([])
  await signOut(page)
  // Calls that are made while the session ends are refused with 401; the browser logs these, so they are left out here.
  expect(complaints.filter((text) => !text.includes('401 (Unauthorized)'))).toEqual([])
})
