import { type Clothes, errorCatalogue, type Feed } from '@otday/contract'
import type { Locator, Page } from '@playwright/test'
import { breakDown, delayResponses } from '../network.ts'
import type { ApiUser } from '@otday/contract/api-user'
import { expect, test, visit } from '../test.ts'
import { hang, post, postMany, today } from '../wardrobe.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: '하니님의 피드' })
const opener = (page: Page, { id }: Feed) =>
  page.locator(`[data-feed="${id}"]`).getByRole('button', { name: '하니님의 피드 열기' })
const slide = (page: Page) => dialog(page).getByRole('group', { name: /^\d+\/\d+$/ })
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const thumbnails = (page: Page) => dialog(page).getByRole('list', { name: '옷 고르기' }).getByRole('button')

/** A coat with everything known about it, and two pieces without. */
async function outfitOf(person: ApiUser): Promise<{ pieces: Clothes[]; chips: string[] }> {
  const [first, second] = await person.attributes.list({ query: {} })
  if (!first || !second) throw new Error('The catalogue is empty.')
  const attributes = [first, second].map(({ id, selectableValues: [value = ''] }) => ({ definitionId: id, value }))
  const coat = await person.clothes.create({
    body: { ownerId: person.id, name: '울 코트', type: 'OUTER', attributes },
  })
  const rest = await hang(person, [
    ['회색 니트', 'TOP'],
    ['청바지', 'BOTTOM'],
  ])
  const chips = coat.attributes.map(({ definitionName, value }) => `${definitionName} ${value}`)
  return { pieces: [coat, ...rest], chips }
}

/** A finger across the picture, from the right to the left for a negative way. */
async function swipe(stage: Locator, way: number) {
  const at = (x: number) => [{ identifier: 0, clientX: x, clientY: 200 }]
  await stage.dispatchEvent('touchstart', { touches: at(200), changedTouches: at(200) })
  await stage.dispatchEvent('touchend', { touches: [], changedTouches: at(200 + way) })
}

test('an outfit is looked at piece by piece, round and round', { tag: '@phone' }, async ({
  page,
  person,
  other,
  enter,
  isMobile,
}) => {
  const { pieces, chips } = await outfitOf(person)
  const feed = await post(person, await today(person), pieces, '첫 줄\n둘째 줄')
  await enter(other)
  await visit(page, `/profiles?userId=${person.id}`)
  await page.goto(`/#/feeds?authorIdEqual=${person.id}`)
  await opener(page, feed).click()
  await expect(page).toHaveURL(new RegExp(`#/feeds\\?authorIdEqual=${person.id}&feedId=${feed.id}$`))
  await expect(dialog(page).getByRole('heading', { name: '울 코트' })).toBeVisible()
  await expect(dialog(page).getByRole('list', { name: '옷 속성' }).getByRole('listitem')).toHaveText(chips)
  await expect(dialog(page).getByText('첫 줄\n둘째 줄')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: '피드 메뉴' })).toHaveCount(0)

  await press(page, '이전 옷')
  await expect(slide(page)).toHaveAccessibleName('3/3')
  await expect(dialog(page).getByRole('heading', { name: '청바지' })).toBeVisible()
  await expect(dialog(page).getByText('옷 정보가 없어요.')).toBeVisible()
  await expect(thumbnails(page).nth(2)).toHaveAttribute('aria-current', 'true')
  await press(page, '다음 옷')
  await expect(slide(page)).toHaveAccessibleName('1/3')
  await thumbnails(page).nth(1).click()
  await expect(dialog(page).getByRole('heading', { name: '회색 니트' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(slide(page)).toHaveAccessibleName('1/3')
  if (!isMobile) {
    const box = await dialog(page).boundingBox()
    expect(box?.width).toBeCloseTo(918, 0)
    expect(box?.height).toBeCloseTo(800, 0)
    expect((await thumbnails(page).first().boundingBox())?.width).toBeCloseTo(100, 0)
    return
  }
  await swipe(slide(page), 80)
  await expect(slide(page)).toHaveAccessibleName('3/3')
  await swipe(slide(page), -80)
  await expect(slide(page)).toHaveAccessibleName('1/3')
})

test('every way out leads back to the card, and the list stands where it stood', { tag: '@phone' }, async ({
  page,
  person,
  enter,
  isMobile,
}) => {
  const feeds = await postMany(person, '줄', 9)
  const [feed] = feeds
  if (!feed) return
  await enter(person)
  await visit(page, `/feeds?authorIdEqual=${person.id}`)
  await opener(page, feed).scrollIntoViewIfNeeded()
  await expect(page.getByText('모두 보여 드렸어요.')).toBeVisible()
  const place = () => page.evaluate(() => window.scrollY)
  const before = await place()
  expect(before).toBeGreaterThan(0)
  const ways = {
    cross: () => press(page, '닫기'),
    escape: () => page.keyboard.press('Escape'),
    back: () => page.goBack(),
    outside: () => page.mouse.click(5, 5),
  }
  for (const [way, close] of Object.entries(ways)) {
    if (way === 'outside' && isMobile) continue
    await opener(page, feed).press('Enter')
    await expect(dialog(page).getByText('아직 댓글이 없어요')).toBeVisible()
    await expect(page).toHaveURL(/feedId=/)
    await close()
    await expect(dialog(page), way).toBeHidden()
    await expect(page, way).toHaveURL(new RegExp(`#/feeds\\?authorIdEqual=${person.id}$`))
    await expect(opener(page, feed), way).toBeFocused()
    expect(Math.abs((await place()) - before), way).toBeLessThanOrEqual(2)
  }
})

test('a closed feed stays in its dialog while that leaves', async ({ page, person, enter }) => {
  const [feed] = await postMany(person, '오늘의 말', 1)
  if (!feed) return
  await enter(person)
  await visit(page, `/feeds?authorIdEqual=${person.id}`)
  await opener(page, feed).click()
  await expect(dialog(page).getByText('오늘의 말 1')).toBeVisible()
  await dialog(page).evaluate((box) => {
    new MutationObserver(() => {
      if (box.dataset['state'] === 'closed') Object.assign(window, { closingText: box.textContent })
    }).observe(box, { attributeFilter: ['data-state'] })
  })
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  const closingText = await page.evaluate(() => (window as unknown as { closingText: string }).closingText)
  expect(closingText).toContain('오늘의 말 1')
  await opener(page, feed).click()
  await expect(dialog(page).getByText('오늘의 말 1')).toBeVisible()
})

test('a link opens a feed on any page, and says what it could not open', async ({ page, person, enter }) => {
  const [feed] = await postMany(person, '오늘의 말', 1)
  if (!feed) return
  await enter(person)
  const delayed = await delayResponses(page, `/api/feeds/${feed.id}`)
  await visit(page, `/closet?feedId=${feed.id}`)
  await expect(page.getByText('피드를 불러오는 중...')).toBeAttached()
  delayed.open()
  await expect(dialog(page).getByText('오늘의 말 1')).toBeVisible()
  await page.reload()
  await expect(dialog(page).getByText('오늘의 말 1')).toBeVisible()
  await press(page, '닫기')
  await expect(page).toHaveURL(/#\/closet$/)
  await expect(page.getByRole('heading', { level: 1, name: '내 옷장' })).toBeVisible()

  const unopened = page.getByRole('dialog', { name: '피드' })
  const mend = await breakDown(page, `/api/feeds/${feed.id}`)
  await visit(page, `/settings?feedId=${feed.id}`)
  await expect(unopened.getByRole('alert')).toContainText('피드를 불러오지 못했어요')
  mend()
  await unopened.getByRole('button', { name: '다시 시도' }).click()
  await expect(dialog(page).getByText('오늘의 말 1')).toBeVisible()

  await visit(page, `/profiles?feedId=${person.id}`)
  await expect(unopened.getByText(errorCatalogue.FeedNotFound[1])).toBeVisible()
  await unopened.getByRole('button', { name: '돌아가기' }).click()
  await expect(unopened).toBeHidden()
  await expect(page).toHaveURL(/#\/profiles$/)
})
