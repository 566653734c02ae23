import { logTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { alter, breakDown, delayResponses } from '../network.ts'
import type { ApiUser } from '@otday/contract/api-user'
import { newPerson } from '../test-user.ts'
import { expect, test, visit } from '../test.ts'
import { hang, post, postMany, today } from '../wardrobe.ts'

const of = ({ id }: ApiUser) => `/profiles?userId=${id}`
const name = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const count = (page: Page, side: '팔로워' | '팔로잉') => page.getByRole('button', { name: new RegExp(`^${side}`) })
const toggle = (page: Page) => page.getByRole('main').getByRole('button', { name: /^팔로우( 취소)?$/ })
const list = (page: Page, side: '팔로워' | '팔로잉') => page.getByRole('dialog', { name: side })
const waiting = (page: Page) => page.locator('[data-skeleton]')
const follow = (who: ApiUser, whom: ApiUser) =>
  who.follows.create({ body: { followerId: who.id, followeeId: whom.id } })

test('counts are a dash until they are known, and follow what one does', async ({ page, person, other, enter }) => {
  await follow(other, person)
  await enter(person)
  const delayed = await delayResponses(page, '/api/follows/summary')
  await visit(page, of(other))
  await expect(name(page)).toHaveText('민지')
  await expect(count(page, '팔로워')).toHaveText('팔로워 -')
  await expect(count(page, '팔로잉')).toHaveText('팔로잉 -')
  await expect(toggle(page)).toHaveCount(0)
  await expect(page.getByText('아직 작성한 피드가 없습니다')).toBeVisible()
  delayed.open()
  await expect(count(page, '팔로워')).toHaveText('팔로워 0')
  await expect(count(page, '팔로잉')).toHaveText('팔로잉 1')

  const asked = await delayResponses(page, '/api/follows', (_, method) => method === 'POST')
  await toggle(page).click()
  await expect(toggle(page)).toHaveAttribute('aria-busy', 'true')
  await expect(toggle(page)).toHaveText('팔로우')
  asked.open()
  await expect(toggle(page)).toHaveText('팔로우 취소')
  await expect(count(page, '팔로워')).toHaveText('팔로워 1')
  await page.getByRole('link', { name: '프로필', exact: true }).click()
  await expect(name(page)).toHaveText('하니')
  await expect(count(page, '팔로워')).toHaveText('팔로워 1')
  await expect(count(page, '팔로잉')).toHaveText('팔로잉 1')
  await expect(toggle(page)).toHaveCount(0)
  await page.goBack()
  await expect(name(page)).toHaveText('민지')
  await toggle(page).click()
  await expect(toggle(page)).toHaveText('팔로우')
  await expect(count(page, '팔로워')).toHaveText('팔로워 0')
})

test('a follow that fails is only logged', async ({ page, person, other, enter, complaints }) => {
  await enter(person)
  await breakDown(page, '/api/follows', 'POST')
  await visit(page, of(other))
  await toggle(page).click()
  await expect.poll(() => complaints.some((text) => text.startsWith(logTexts.followFailed))).toBe(true)
  await expect(toggle(page)).not.toHaveAttribute('aria-busy', 'true')
  await expect(toggle(page)).toHaveText('팔로우')
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

test('a list of people is searched, and a name leads to its profile', async ({ page, person, enter, baseURL }) => {
  const names = ['팜하니', '하늘', '김민지']
  const fans = await Promise.all(names.map((each) => newPerson(baseURL ?? '', each)))
  for (const fan of fans) await follow(fan, person)
  await enter(person)
  const delayed = await delayResponses(page, '/api/follows/followers')
  await visit(page, '/profiles')
  await count(page, '팔로워').click()
  const dialog = list(page, '팔로워')
  await expect(dialog.getByText('로딩 중...')).toBeVisible()
  delayed.open()
  await expect(dialog.getByRole('link')).toHaveText(names.toReversed())
  const search = dialog.getByPlaceholder('사용자 검색...')
  await search.fill('하')
  await expect(dialog.getByRole('link')).toHaveText(['하늘', '팜하니'])
  await search.fill('없는이')
  await expect(dialog.getByText('검색 결과가 없습니다.', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(count(page, '팔로워')).toBeFocused()
  await count(page, '팔로잉').click()
  await expect(list(page, '팔로잉').getByText('팔로잉이 없습니다', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await count(page, '팔로워').press('Enter')
  await dialog.getByRole('link', { name: '하늘' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(name(page)).toHaveText('하늘')
  await expect(page).toHaveURL(new RegExp(`userId=${fans[1]?.id}$`))
  await page.goBack()
  await expect(name(page)).toHaveText('하니')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the newest person wins, and nothing of the one before is left', async ({ page, person, enter, baseURL }) => {
  const [slow, quick] = [await newPerson(baseURL ?? '', '느린이'), await newPerson(baseURL ?? '', '빠른이')]
  await postMany(quick, '줄', 13)
  await enter(person)
  const delayed = await delayResponses(page, `/api/users/${slow.id}/profiles`)
  const feeds = await delayResponses(page, '/api/feeds', (url) => url.searchParams.get('authorIdEqual') === quick.id)
  await visit(page, of(slow))
  await expect.poll(() => delayed.waiting()).toBe(1)
  await page.evaluate((hash) => (location.hash = hash), of(quick))
  await expect(name(page)).toHaveText('빠른이')
  await expect(waiting(page)).toHaveCount(6)
  feeds.open()
  await expect(page.getByRole('feed', { name: '작성한 피드' }).getByRole('article')).toHaveCount(10)
  delayed.open()
  await expect(name(page)).toHaveText('빠른이')

  await visit(page, `/profiles?userId=${crypto.randomUUID()}`)
  await expect(page.getByRole('heading', { name: '사용자를 찾을 수 없어요' })).toBeVisible()
  await page.getByRole('link', { name: '내 프로필로 가기' }).click()
  await expect(name(page)).toHaveText('하니')
})

test('a person without a name is called 사용자', async ({ page, person, enter }) => {
  await enter(person)
  await alter<object>(page, `/api/users/${person.id}/profiles`, (profile) => ({ ...profile, name: '' }))
  await visit(page, '/profiles')
  await expect(name(page)).toHaveText('사용자')
})

test('a closet opens beside the profile and closes, all by keyboard', async ({ page, person, other, enter }) => {
  await hang(other)
  await enter(person)
  const delayed = await delayResponses(page, '/api/clothes')
  await visit(page, of(other))
  const opening = page.getByRole('button', { name: '옷장 열기' })
  await opening.press('Enter')
  const drawer = page.getByRole('dialog', { name: '민지 님의 옷장' })
  const closing = drawer.getByRole('button', { name: '닫기' })
  await expect(closing).toBeFocused()
  await expect(drawer.locator('[data-skeleton]')).toHaveCount(6)
  delayed.open()
  await expect(drawer.getByRole('article')).toHaveCount(14)
  await expect(drawer.getByRole('button', { name: /메뉴$/ })).toHaveCount(0)
  await drawer.getByRole('combobox', { name: '종류' }).selectOption({ label: '신발' })
  await expect(drawer.getByRole('article')).toHaveCount(1)
  await drawer.getByRole('combobox', { name: '종류' }).selectOption({ label: '모자' })
  await expect(drawer.getByText('옷이 없습니다.')).toBeVisible()
  await expect(drawer.getByText('다른 카테고리를 선택해보세요.')).toBeVisible()
  await page.reload()
  await expect(drawer.getByText('다른 카테고리를 선택해보세요.')).toBeVisible()
  await closing.press('Enter')
  await expect(drawer).toBeHidden()
  await expect(opening).toBeFocused()
  await expect(page).not.toHaveURL(/typeEqual/)
  await opening.press('Enter')
  await expect(drawer.getByRole('article')).toHaveCount(14)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opening).toBeFocused()
})

test('the own closet can be changed from the drawer, which stays open, also below a feed', async ({
  page,
  person,
  enter,
}) => {
  const pieces = await hang(person, [
    ['청바지', 'BOTTOM'],
    ['헌 코트', 'OUTER'],
  ])
  await post(person, await today(person), pieces, '오늘 입은 옷')
  await enter(person)
  await visit(page, '/profiles')
  await page.getByRole('button', { name: '옷장 열기' }).click()
  const drawer = page.getByRole('dialog', { name: '하니 님의 옷장' })
  await drawer.getByRole('button', { name: '헌 코트 메뉴' }).click()
  await drawer.getByRole('menuitem', { name: '삭제' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(drawer.getByRole('article')).toHaveCount(1)
  await drawer.getByRole('button', { name: '청바지 메뉴' }).click()
  await drawer.getByRole('menuitem', { name: '수정' }).click()
  await expect(page.getByRole('dialog', { name: '옷 수정' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: '옷 수정' })).toBeHidden()
  await expect(drawer).toBeVisible()
  const feed = page.getByRole('dialog', { name: '하니님의 피드' })
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.getByRole('feed', { name: '작성한 피드' }).getByRole('button', { name: '하니님의 피드 열기' }).click()
    await expect(feed).toBeVisible()
    await close()
    await expect(feed).toBeHidden()
    await expect(drawer.getByRole('article')).toHaveCount(1)
  }
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/#\/profiles$/)
})

test('the closet’s tab covers no card, the drawer no bell', { tag: '@phone' }, async ({
  page,
  person,
  other,
  enter,
  isMobile,
}) => {
  await postMany(other, '줄', 6)
  await enter(person)
  await visit(page, of(other))
  const cards = page.getByRole('feed').getByRole('article')
  await expect(cards).toHaveCount(6)
  const [first, second] = await page
    .getByRole('main')
    .getByRole('button', { name: /^팔로우$|^메시지/ })
    .allTextContents()
  expect([first, second]).toEqual(['팔로우', '메시지 보내기'])
  const opening = page.getByRole('button', { name: '옷장 열기' })
  const { x, y, width, height } = (await opening.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(width).toBeGreaterThanOrEqual(44)
  for (const card of await cards.all()) {
    const box = await card.boundingBox()
    const isApart =
      box && (box.x + box.width <= x || x + width <= box.x || box.y + box.height <= y || y + height <= box.y)
    expect(isApart).toBe(true)
  }
  await opening.click()
  const drawer = page.getByRole('dialog', { name: '민지 님의 옷장' })
  await expect(drawer.getByRole('article')).toHaveCount(1)
  if (isMobile) return
  await page.getByRole('button', { name: '알림', exact: true }).click()
  await expect(page.getByText('알림이 없습니다')).toBeVisible()
})

test('an empty closet says both lines', async ({ page, person, other, enter }) => {
  await enter(person)
  await visit(page, of(other))
  await page.getByRole('button', { name: '옷장 열기' }).click()
  const drawer = page.getByRole('dialog', { name: '민지 님의 옷장' })
  await expect(drawer.getByText('옷이 없습니다.')).toBeVisible()
  await expect(drawer.getByText('다른 카테고리를 선택해보세요.')).toBeVisible()
})
