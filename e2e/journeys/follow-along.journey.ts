import { seoulDate } from '@otday/common/seoul-time'
import type { Feed } from '@otday/contract'
import type { ApiUser } from '@otday/contract/api-user'
import type { Page } from '@playwright/test'
import { breakDown } from '../network.ts'
import { expect, expectAccessible, test, visit } from '../test.ts'
import { hang, post, settle, today } from '../wardrobe.ts'

const button = (name: string) => ({ name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: '내 옷장으로 따라 입기' })
const line = (page: Page, name: string) => dialog(page).getByRole('listitem', { name, exact: true })

/** 하니 posts; the closet that follows is 민지's. */
async function posted(person: ApiUser): Promise<Feed> {
  const pieces = await hang(person, [
    ['회색 울 니트', 'TOP'],
    ['청바지', 'BOTTOM'],
    ['흰 운동화', 'SHOES'],
    ['빨간 미니백', 'BAG'],
  ])
  return post(person, await today(person), pieces, '오늘은 니트.')
}

async function open(page: Page, feed: Feed) {
  await visit(page, `/feeds?feedId=${feed.id}`)
  await page.getByRole('button', button('내 옷장으로 따라 입기')).click()
}

test('a feed is worn out of one’s own closet, changed, kept and recorded', { tag: '@phone' }, async ({
  page,
  person,
  other,
  enter,
}) => {
  const feed = await posted(person)
  await settle(other)
  const closet = await hang(other)
  await enter(other)
  await open(page, feed)
  await expect(line(page, '하의: 청바지')).toContainText('종류가 같아요')
  await expect(line(page, '가방: 빨간 미니백')).toContainText('비슷한 가방이 아직 없어요')
  await expect(dialog(page).getByRole('figure', { name: /^하니 님의 옷차림, 옷 4가지/ })).toBeVisible()
  await expectAccessible(page)

  await dialog(page).getByRole('button', button('빨간 미니백 빼기')).click()
  await expect(line(page, '가방: 빨간 미니백')).toBeHidden()
  await dialog(page).getByRole('button', button('청바지 바꾸기')).click()
  const exchange = page.getByRole('dialog', { name: '하의 바꾸기' })
  await exchange.getByRole('radio', { name: /^연청 청바지/ }).press('Space')
  await exchange.getByRole('button', button('바꾸기')).click()
  await expect(exchange).toBeHidden()
  await expect(line(page, '하의: 연청 청바지')).toContainText('직접 고른 옷이에요')

  await dialog(page).getByRole('button', button('룩북에 저장')).click()
  await expect.poll(async () => (await other.looks.list({ query: {} })).data.length).toBe(1)
  await dialog(page).getByRole('button', button('입을래요')).click()
  const date = seoulDate(new Date())
  const wears = async () => (await other.wears.list({ query: { from: date, to: date } })).wears
  await expect
    .poll(async () => (await wears()).map(({ state, source }) => [state, source]))
    .toEqual([['PLANNED', 'FEED']])
  const light = closet.find(({ name }) => name === '연청 청바지')?.id
  expect((await wears())[0]?.items.some(({ clothesId }) => clothesId === light)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('dialog', { name: '하니님의 피드' })).toBeVisible()
})

test('without clothes, place or answer it says what to do', async ({ page, person, other, enter }) => {
  const feed = await posted(person)
  await enter(other)
  await open(page, feed)
  await expect(dialog(page).getByRole('heading', { name: '어느 곳 날씨에 맞출까요?' })).toBeVisible()
  await settle(other)
  const mend = await breakDown(page, `/api/feeds/${feed.id}/follow-along`)
  await page.reload()
  await page.getByRole('button', button('내 옷장으로 따라 입기')).click()
  await expect(dialog(page).getByRole('heading', { name: '따라 입을 옷을 찾지 못했어요' })).toBeVisible()
  mend()
  await dialog(page).getByRole('button', button('다시 시도')).click()
  await expect(dialog(page).getByRole('heading', { name: '옷장이 비어 있어요' })).toBeVisible()
  await dialog(page).getByRole('button', button('옷 등록하러 가기')).click()
  await expect(page).toHaveURL(/#\/closet$/)
})

test('one’s own feed has nothing to follow, and a narrow phone fits it all', async ({ page, person, other, enter }) => {
  const feed = await posted(person)
  await settle(person)
  await enter(person)
  await visit(page, `/feeds?feedId=${feed.id}`)
  await expect(
    page.getByRole('dialog', { name: '하니님의 피드' }).getByRole('button', button('입었어요')),
  ).toBeVisible()
  await expect(page.getByRole('button', button('내 옷장으로 따라 입기'))).toHaveCount(0)
  await page.context().clearCookies()
  await settle(other)
  await hang(other)
  await enter(other)
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, feed)
  await expect(line(page, '하의: 청바지')).toBeVisible()
  for (const name of ['룩북에 저장', '입었어요', '입을래요']) {
    const box = await dialog(page).getByRole('button', button(name)).boundingBox()
    expect(box?.x, name).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999), name).toBeLessThanOrEqual(320)
  }
})
