import type { Comfort, Recommendation } from '@otday/contract'
import type { Page } from '@playwright/test'
import { alter, breakDown } from '../network.ts'
import { expect, expectAccessible, test, visit } from '../test.ts'
import { hang, post, settle, today } from '../wardrobe.ts'

const path = '/recommendations'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const outfit = (page: Page) => page.getByRole('list', { name: '추천 옷' })
const cards = (page: Page) => outfit(page).getByRole('article')
const namesIn = (page: Page) => outfit(page).getByRole('heading').allTextContents()
const lock = (page: Page, name: string) => button(page, `${name} 고정`)
const unlock = (page: Page, name: string) => button(page, `${name} 고정 해제`)

/** Presses 다른 옷 and waits for the answer; returns what was asked. */
async function another(page: Page): Promise<URL> {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/recommendations')
  await button(page, '다른 옷').click()
  const url = new URL((await answer).url())
  await expect(outfit(page)).not.toHaveAttribute('aria-busy', 'true')
  return url
}

test('a locked piece stays while the others change, by keyboard too', async ({ page, person, enter }) => {
  await settle(person)
  const hung = await hang(person)
  await enter(person)
  await visit(page, path)
  await expect(cards(page).first()).toBeVisible()
  const [kept = ''] = await namesIn(page)
  await expect(lock(page, kept)).toHaveAttribute('aria-pressed', 'false')
  await lock(page, kept).focus()
  await page.keyboard.press('Space')
  await expect(unlock(page, kept)).toHaveAttribute('aria-pressed', 'true')
  await expect(unlock(page, kept)).toBeFocused()
  const id = hung.find(({ name }) => name === kept)?.id
  const seen = new Set([(await namesIn(page)).join()])
  for (let turn = 0; turn < 3; turn++) {
    const asked = await another(page)
    expect(asked.searchParams.get('locked')).toBe(id)
    const names = await namesIn(page)
    expect(names).toContain(kept)
    seen.add(names.join())
  }
  expect(seen.size).toBeGreaterThan(1)
  await unlock(page, kept).click()
  await expect(lock(page, kept)).toHaveAttribute('aria-pressed', 'false')
  expect((await another(page)).searchParams.has('locked')).toBe(false)
})

test('a lock is hit within 44 px and named for those who cannot see it', async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  const first = cards(page).first().getByRole('button', { name: /고정/ })
  await first.click()
  const box = await first.boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(36)
  await page.mouse.click((box?.x ?? 0) - 3, (box?.y ?? 0) - 3)
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await first.click()
  await expectAccessible(page)
})

test('each day keeps its own locks, also after a reload', async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  await expect(cards(page).first()).toBeVisible()
  const kept = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/outfits/picks')
  await cards(page).first().getByRole('button', { name: /고정/ }).click()
  await kept
  await expect(outfit(page).locator('[aria-pressed=true]')).toHaveCount(1)
  const days = page.getByRole('group', { name: '5일 예보' }).getByRole('button')
  await days.nth(1).click()
  await expect(cards(page).first()).toBeVisible()
  await expect(outfit(page).locator('[aria-pressed=true]')).toHaveCount(0)
  await days.first().click()
  await expect(outfit(page).locator('[aria-pressed=true]')).toHaveCount(1)
  await page.reload()
  await expect(outfit(page).locator('[aria-pressed=true]')).toHaveCount(1)
})

test('a locked piece that is gone from the closet is let go', async ({ page, person, enter }) => {
  await settle(person)
  const hung = await hang(person)
  await enter(person)
  await visit(page, path)
  await expect(cards(page).first()).toBeVisible()
  const [kept = ''] = await namesIn(page)
  await lock(page, kept).click()
  const id = hung.find(({ name }) => name === kept)?.id
  if (id) await person.clothes.delete({ params: { clothesId: id } })
  await button(page, '다른 옷').click()
  await expect(cards(page).filter({ hasText: kept })).toHaveCount(0)
  await expect(outfit(page).locator('[aria-pressed=true]')).toHaveCount(0)
  await another(page)
})

test('one steps back to what was suggested, forward again, and posts what is shown', async ({
  page,
  person,
  enter,
}) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  await expect(cards(page).first()).toBeVisible()
  const first = await namesIn(page)
  await expect(button(page, '이전 추천')).toBeDisabled()
  await expect(button(page, '다음 추천')).toBeDisabled()
  await another(page)
  await expect.poll(() => namesIn(page)).not.toEqual(first)
  const second = await namesIn(page)
  await another(page)
  await expect.poll(() => namesIn(page)).not.toEqual(second)
  const third = await namesIn(page)

  await button(page, '이전 추천').click()
  await expect.poll(() => namesIn(page)).toEqual(second)
  await button(page, '이전 추천').click()
  await expect.poll(() => namesIn(page)).toEqual(first)
  await expect(button(page, '이전 추천')).toBeDisabled()
  await expect(button(page, '이전 추천')).toBeFocused()
  await button(page, '다음 추천').click()
  await button(page, '다음 추천').click()
  await expect.poll(() => namesIn(page)).toEqual(third)
  await expect(button(page, '다음 추천')).toBeDisabled()

  await button(page, '이전 추천').click()
  await expect.poll(() => namesIn(page)).toEqual(second)
  const days = page.getByRole('group', { name: '5일 예보' }).getByRole('button')
  await days.nth(1).click()
  await expect(button(page, '이전 추천')).toBeDisabled()
  await days.first().click()
  await expect.poll(() => namesIn(page)).toEqual(second)

  await button(page, 'OOTD 등록').click()
  const dialog = page.getByRole('dialog', { name: 'OOTD 등록' })
  const chosen = dialog.getByRole('list', { name: '등록할 옷' }).getByRole('listitem')
  await expect(chosen).toHaveCount(second.length)
  await dialog.getByLabel('한마디').fill('두 번째로 골랐어요')
  const posted = page.waitForRequest((request) => request.url().endsWith('/api/feeds') && request.method() === 'POST')
  await dialog.getByRole('button', { name: '등록하기' }).click()
  const { clothesIds } = (await posted).postDataJSON() as { clothesIds: string[] }
  const { data } = await person.clothes.list({ query: { ownerId: person.id, limit: '100' } })
  expect(new Set(clothesIds.map((id) => data.find((item) => item.id === id)?.name))).toEqual(new Set(second))
})

test('another outfit that cannot be had leaves the one that is shown', async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, path)
  await expect(cards(page).first()).toBeVisible()
  const names = await namesIn(page)
  await breakDown(page, '/api/recommendations', 'GET', { message: '추천이 잠시 쉬고 있어요.' })
  await button(page, '다른 옷').click()
  await expect(page.getByText('추천이 잠시 쉬고 있어요.')).toBeVisible()
  expect(await namesIn(page)).toEqual(names)
})

test('an outfit says why, what each piece does, and what would help', async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await alter<Recommendation>(page, '/api/recommendations', (answer) => ({
    ...answer,
    sentences: [
      { kind: 'RAIN', headline: '15시부터 비가 와요', reason: '방수 신발을 골랐어요' },
      { kind: 'WARMTH', headline: '아침 6°, 겹쳐 입어요', reason: '코트와 니트로 든든하게' },
    ],
    change: '니트를 셔츠로 바꿨어요.',
    clothes: answer.clothes.map((item, index) => ({ ...item, badges: index === 0 ? ['방수', '5일 만'] : [] })),
    missing: [{ type: 'OUTER', text: '방수되는 아우터가 있으면 좋아요.' }],
    exhausted: true,
  }))
  await visit(page, path)
  const reasons = page.getByRole('list', { name: '추천 이유' }).getByRole('listitem')
  await expect(reasons).toHaveText([
    '15시부터 비가 와요방수 신발을 골랐어요',
    '아침 6°, 겹쳐 입어요코트와 니트로 든든하게',
  ])
  await expect(page.getByRole('status').filter({ hasText: '니트를 셔츠로 바꿨어요.' })).toBeVisible()
  await expect(cards(page).first()).toContainText('방수')
  await expect(cards(page).first()).toContainText('5일 만')
  await expect(page.getByText('오늘 어울리는 옷차림을 모두 보여 드렸어요.')).toBeVisible()
  await expect(page.getByText('방수되는 아우터가 있으면 좋아요.')).toBeVisible()
  await page.getByRole('link', { name: '아우터 추가하기' }).click()

  const dialog = page.getByRole('dialog', { name: '옷 추가' })
  await expect(dialog.getByRole('radio', { name: '아우터', exact: true })).toBeChecked()
  await expect(page).toHaveURL(/#\/closet$/)
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/#\/closet$/)
  await page.getByRole('button', { name: '옷 추가' }).first().click()
  await expect(dialog.getByRole('radio', { name: '아우터', exact: true })).not.toBeChecked()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/#\/recommendations$/)
})

test('a closet address that asks for a type opens the dialog once', async ({ page, person, enter }) => {
  await hang(person, [['청바지', 'BOTTOM']])
  await enter(person)
  await visit(page, '/closet?typeEqual=BOTTOM&add=SHOES')
  const dialog = page.getByRole('dialog', { name: '옷 추가' })
  await expect(dialog.getByRole('radio', { name: '신발', exact: true })).toBeChecked()
  await expect(page).toHaveURL(/#\/closet\?typeEqual=BOTTOM$/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await visit(page, '/closet?add=SPACESUIT')
  await expect(page).toHaveURL(/#\/closet$/)
  await expect(dialog).toBeHidden()
})

test('who has no clothes is told what the day asks for', async ({ page, person, enter }) => {
  await settle(person)
  await enter(person)
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/recommendations')
  await visit(page, path)
  const { advice } = (await (await answer).json()) as Recommendation
  await expect(page.getByRole('heading', { name: '추천할 옷이 없어요' })).toBeVisible()
  const card = page.getByRole('region', { name: '이런 날엔 이렇게 입어요' })
  await expect(card).toContainText(advice.band)
  await expect(card).toContainText(advice.text)
  const examples = card.getByRole('listitem')
  await expect(examples).toHaveCount(Math.min(advice.examples.length, 6))
  await expect(examples.first().locator('svg use')).toHaveAttribute('href', /^#g-/)
  await expectAccessible(page)
})

test('how a posted outfit felt is told with one tap, can be changed, and is forgotten in the settings', async ({
  page,
  person,
  enter,
}) => {
  await settle(person)
  const hung = await hang(person)
  const feed = await post(person, await today(person), hung.slice(3, 6), '오늘의 옷')
  await enter(person)
  await visit(page, `/feeds?feedId=${feed.id}`)
  const card = page.getByRole('group', { name: '오늘 입은 옷, 어때요?' })
  const dialog = page.getByRole('dialog')
  const feeling = (name: string) => card.getByRole('button', { name, exact: true })
  for (const name of ['추웠어요', '딱 좋아요', '더웠어요'])
    await expect(feeling(name)).toHaveAttribute('aria-pressed', 'false')

  const mend = await breakDown(page, '/api/comfort', 'POST', { message: '지금은 기억하지 못했어요.' })
  await feeling('더웠어요').click()
  await expect(page.getByText('지금은 기억하지 못했어요.')).toBeVisible()
  await expect(feeling('더웠어요')).toHaveAttribute('aria-pressed', 'false')
  mend()
  await feeling('더웠어요').click()
  await expect(feeling('더웠어요')).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog).toContainText('다음 추천부터 조금 더 시원하게 골라 드릴게요.')
  await feeling('추웠어요').click()
  await expect(feeling('추웠어요')).toHaveAttribute('aria-pressed', 'true')
  await expect(feeling('더웠어요')).toHaveAttribute('aria-pressed', 'false')
  await expect(dialog).toContainText('다음 추천부터 조금 더 따뜻하게 골라 드릴게요.')
  await expectAccessible(page)

  await visit(page, '/settings')
  const learned = page.getByRole('region', { name: '체감 보정' })
  await expect(learned).toContainText('지금까지의 답을 바탕으로 1.0° 더 따뜻하게 골라 드려요')
  await expect(button(page, '저장')).toHaveCount(0)
  await learned.getByRole('button', { name: '초기화' }).click()
  const question = page.getByRole('alertdialog', { name: '체감 보정을 초기화할까요?' })
  await question.getByRole('button', { name: '취소' }).click()
  await expect(learned).toContainText('1.0°')
  await learned.getByRole('button', { name: '초기화' }).click()
  await question.getByRole('button', { name: '초기화' }).click()
  await expect(learned).toContainText('아직 배운 것이 없어요')
  await expect(learned.getByRole('button', { name: '초기화' })).toBeDisabled()
  await visit(page, `/feeds?feedId=${feed.id}`)
  await expect(feeling('추웠어요')).toHaveAttribute('aria-pressed', 'false')
})

test("yesterday's post is asked about too", async ({ page, person, enter }) => {
  await settle(person)
  const hung = await hang(person)
  const feed = await post(person, await today(person), hung.slice(0, 2), '어제의 옷')
  await enter(person)
  await alter<Comfort>(page, '/api/comfort', (answer) => ({ ...answer, yesterday: answer.today, today: null }))
  await visit(page, `/feeds?feedId=${feed.id}`)
  const card = page.getByRole('group', { name: '어제 입은 옷, 어땠어요?' })
  const stated = page.waitForRequest((request) => request.url().endsWith('/api/comfort') && request.method() === 'POST')
  await card.getByRole('button', { name: '딱 좋아요' }).click()
  expect((await stated).postDataJSON()).toEqual({ feedId: feed.id, feeling: 'GOOD' })
})
