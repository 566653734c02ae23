import type { Clothes } from '@otday/contract'
import type { ApiUser } from '@otday/contract/api-user'
import type { Page } from '@playwright/test'
import { breakDown, delayResponses } from '../network.ts'
import { photo } from '../photos.ts'
import { expect, expectAccessible, test, visit } from '../test.ts'
import { hang, record, settle } from '../wardrobe.ts'

const path = '/closet/calendar'
const hourMs = 3_600_000
const inDays = (days: number, from = today()) =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * 24 * hourMs).toISOString().slice(0, 10)
/** In Seoul, where a day of the diary begins at four. */
function today() {
  return new Date(Date.now() + 5 * hourMs).toISOString().slice(0, 10)
}
const monthDay = (date: string) => `${Number(date.slice(5, 7))}월 ${Number(date.slice(8))}일`
const monthTitle = (date: string) => `${date.slice(0, 4)}년 ${Number(date.slice(5, 7))}월`

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const cell = (page: Page, date: string) => page.getByRole('main').locator(`[data-date="${date}"]`)
const panel = (page: Page, date: string) => page.getByRole('dialog', { name: new RegExp(`^${monthDay(date)} .요일$`) })
const cards = (page: Page) => page.getByRole('dialog').getByRole('article')
const said = (page: Page, text: string) => expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
const wearsOf = (person: ApiUser) =>
  person.wears.list({ query: { from: inDays(-20), to: inDays(20) } }).then(({ wears }) => wears)

const put = (person: ApiUser, date: string, pieces: readonly Clothes[], over = {}) =>
  record(person, date, pieces, { state: date > today() ? 'PLANNED' : 'WORN', ...over })

const someClothes = (person: ApiUser) =>
  hang(person, [
    ['회색 니트', 'TOP'],
    ['청바지', 'BOTTOM'],
    ['흰 운동화', 'SHOES'],
  ])

test('a day is recorded, felt, pictured, copied, deleted and brought back, by keyboard too', async ({
  page,
  person,
  enter,
}) => {
  test.slow()
  await settle(person)
  await someClothes(person)
  await enter(person)
  await visit(page, '/closet')
  const tabs = page.getByRole('navigation', { name: '옷장 메뉴' })
  await tabs.getByRole('link', { name: '기록' }).click()
  await expect(page).toHaveURL(/#\/closet\/calendar$/)
  await expect(page.getByRole('heading', { level: 1, name: monthTitle(today()) })).toBeFocused()
  await expect(tabs.getByRole('link', { name: '기록' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { name: '아직 기록이 없어요' })).toBeVisible()

  // Recorded as planned for today, then as worn.
  await button(page, '오늘 옷 기록하기').click()
  await expect(panel(page, today()).getByRole('heading').first()).toBeFocused()
  await button(page, '옷차림 더하기').click()
  const adding = page.getByRole('dialog', { name: '옷차림 더하기' })
  await expect(adding.getByRole('button', { name: '입을래요' })).toBeDisabled()
  await adding.getByRole('button', { name: '회색 니트' }).click()
  await adding.getByRole('button', { name: '청바지' }).click()
  await adding.getByRole('combobox', { name: '상황' }).selectOption('출근')
  await adding.getByRole('button', { name: '입을래요' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).getByRole('group', { name: /어땠어요/ })).toHaveCount(0)
  await cards(page).getByRole('button', { name: '입었어요' }).click()
  const cold = cards(page).getByRole('button', { name: '추웠어요' })
  await cold.click()
  await expect(cold).toHaveAttribute('aria-pressed', 'true')
  await button(page, '메모 쓰기').click()
  await page.getByRole('textbox', { name: /메모$/ }).fill('바람이 찼어요.')
  await button(page, '저장').click()
  await expect(cards(page).getByText('“바람이 찼어요.”')).toBeVisible()

  // A photo comes and goes.
  await cards(page)
    .locator('input[type=file]')
    .setInputFiles(photo([90, 120, 160]))
  await expect(cards(page).getByRole('img', { name: /사진$/ })).toBeVisible()
  await button(page, '사진 지우기').click()
  await expect(button(page, '사진 더하기')).toBeVisible()
  await expectAccessible(page)

  // Back in the grid.
  await page.keyboard.press('Escape')
  await expect(cell(page, today())).toBeFocused()
  await expect(cell(page, today())).toHaveAccessibleName(/요일, 오늘, .*옷차림 1개: 회색 니트 청바지, 추웠어요$/)
  await expect(page.getByText('1일 기록 · 딱 좋았어요 0일')).toBeVisible()
  await expect(page.getByRole('grid').locator('[tabindex="0"]')).toHaveCount(1)
  await expect(page.locator('[aria-current=date]')).toHaveCount(1)
  for (const [key, date] of [
    ['ArrowRight', inDays(1)],
    ['ArrowDown', inDays(8)],
    ['ArrowUp', inDays(1)],
    ['ArrowLeft', today()],
  ] as const) {
    await page.keyboard.press(key)
    await expect(cell(page, date)).toBeFocused()
  }
  await page.keyboard.press('Shift+PageUp')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(monthTitle(inDays(-365)))
  await page.keyboard.press('Home')
  await page.keyboard.press('End')
  await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveAccessibleName(/토요일/)
  await page.keyboard.press('t')
  await expect(cell(page, today())).toBeFocused()

  // Copied to a day that has not come.
  await page.keyboard.press('Enter')
  await expect(panel(page, today())).toBeVisible()
  await cards(page).getByRole('button', { name: /메뉴$/ }).click()
  await page.getByRole('menuitem', { name: '다른 날로 복사' }).click()
  const choosing = page.getByRole('dialog', { name: '어느 날로 복사할까요?' })
  await expect(choosing.locator(`[data-date="${today()}"]`)).toHaveAttribute('aria-disabled', 'true')
  await choosing.locator(`[data-date="${today()}"]`).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await choosing.getByRole('button', { name: '복사하기' }).click()
  await said(page, `${monthDay(inDays(2))} 계획에 넣었어요.`)
  await button(page, '다음 날').click()
  await button(page, '다음 날').click()
  await expect(panel(page, inDays(2))).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByText(/^회색 니트, 청바지는 .*다른 날 추천하지 않아요\.$/)).toBeVisible()

  // Deleted, and brought back.
  await cards(page).getByRole('button', { name: /메뉴$/ }).click()
  await page.getByRole('menuitem', { name: '삭제' }).click()
  await expect(page.getByRole('heading', { name: '아직 계획이 없어요' })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: '되돌리기' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(1)
  await cards(page).getByRole('button', { name: /메뉴$/ }).click()
  await page.getByRole('menuitem', { name: '삭제' }).click()
  await expect(cards(page)).toHaveCount(0)
  await page
    .getByRole('region', { name: /알림글/ })
    .getByRole('button', { name: '되돌리기' })
    .first()
    .click()
  await expect(cards(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(cell(page, inDays(2))).toHaveAccessibleName(/^계획, /)
  const stored = async () =>
    (await wearsOf(person)).map(({ date, state, feeling, note }) => [date, state, feeling, note])
  await expect.poll(stored).toEqual([
    [today(), 'WORN', 'COLD', '바람이 찼어요.'],
    [inDays(2), 'PLANNED', null, null],
  ])
  await expectAccessible(page)
  await page.getByRole('radio', { name: '주', exact: true }).click()
  await expect(cell(page, inDays(2))).toHaveRole('button')
  await expectAccessible(page)
})

test('a gap is named, another device goes first, and what could not be loaded is tried again', async ({
  page,
  person,
  enter,
}) => {
  const [knit, jeans] = await someClothes(person)
  if (!knit || !jeans) throw new Error('The closet is empty.')
  await put(person, inDays(3), [knit, jeans])
  const worn = await put(person, inDays(-1), [jeans])
  await person.clothes.delete({ params: { clothesId: knit.id } })
  await enter(person)
  const repair = await breakDown(page, '/api/wears')
  await visit(page, `${path}?day=${inDays(3)}`)
  const failed = panel(page, inDays(3)).getByRole('alert')
  await expect(failed).toBeVisible()
  repair()
  await failed.getByRole('button').click()
  await expect(page.getByText('회색 니트 자리가 비었어요. 옷장에서 지운 옷이에요.')).toBeVisible()
  await button(page, '다른 옷 고르기').click()
  const changing = page.getByRole('dialog', { name: '옷 바꾸기' })
  await changing.getByRole('button', { name: '흰 운동화' }).click()
  await changing.getByRole('button', { name: '저장' }).click()
  await expect(page.getByText('자리가 비었어요')).toHaveCount(0)

  await visit(page, `${path}?day=${inDays(-1)}`)
  await expect(cards(page)).toHaveCount(1)
  await person.wears.save({
    params: { wearId: worn.id },
    body: { date: worn.date, state: 'WORN', source: 'HAND', clothesIds: [jeans.id], feeling: 'HOT', revision: 1 },
  })
  await cards(page).getByRole('button', { name: '추웠어요' }).click()
  const conflict = page.getByRole('dialog', { name: '다른 기기에서 먼저 바꿨어요.' })
  await conflict.getByRole('button', { name: '다른 기기 남기기' }).click()
  await expect(cards(page).getByRole('button', { name: '더웠어요' })).toHaveAttribute('aria-pressed', 'true')

  // Without a connection it waits, and a photo waits for it.
  await page.context().setOffline(true)
  const good = cards(page).getByRole('button', { name: '딱 좋았어요' })
  await good.click()
  await expect(good).toHaveAttribute('aria-pressed', 'true')
  await expect(button(page, '사진 더하기')).toBeDisabled()
  await page.context().setOffline(false)
  await expect.poll(async () => (await wearsOf(person)).find(({ id }) => id === worn.id)?.feeling).toBe('GOOD')
  await expect(button(page, '사진 더하기')).toBeEnabled()
})

test('what is deleted while a change of it is on its way can be brought back', async ({ page, person, enter }) => {
  const worn = await put(person, inDays(-1), await someClothes(person))
  await enter(person)
  await visit(page, `${path}?day=${inDays(-1)}`)
  const slow = await delayResponses(page, `/api/wears/${worn.id}`, (_, method) => method === 'PUT')
  await cards(page).getByRole('button', { name: '추웠어요' }).click()
  await expect.poll(slow.waiting).toBe(1)
  await cards(page).getByRole('button', { name: /메뉴$/ }).click()
  await page.getByRole('menuitem', { name: '삭제' }).click()
  await expect(cards(page)).toHaveCount(0)
  slow.open()
  await expect.poll(() => wearsOf(person)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: '되돌리기' }).click()
  await expect.poll(async () => (await wearsOf(person)).map(({ feeling }) => feeling)).toEqual(['COLD'])
  await expect(cards(page)).toHaveCount(1)
})

test('a month and its days fit on a phone', { tag: '@phone' }, async ({ page, person, enter }) => {
  await settle(person)
  const pieces = await someClothes(person)
  await Promise.all([-2, -1, 0, 1].map((days) => put(person, inDays(days), pieces, { occasion: 'DATE' })))
  await enter(person)
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await visit(page, path)
  await expect(cell(page, today())).toHaveAccessibleName(/옷차림 1개/)
  expect(await tooWide()).toBeLessThanOrEqual(0)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await cell(page, today()).click()
  await expect(panel(page, today())).toBeVisible()
  await expect(cards(page)).toHaveCount(1)
  expect(await tooWide()).toBeLessThanOrEqual(0)
  const box = await panel(page, today()).boundingBox()
  expect(box?.width).toBe(Math.min(width, 480))
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.setViewportSize({ width: 320, height })
  const narrow = await cell(page, today()).boundingBox()
  expect(narrow?.width).toBeGreaterThanOrEqual(44)
  expect(await tooWide()).toBeLessThanOrEqual(0)
  await page.getByRole('radio', { name: '주', exact: true }).click()
  await expect(cell(page, today())).toHaveRole('button')
  expect(await tooWide()).toBeLessThanOrEqual(0)
  await cell(page, today()).click()
  await expect(cards(page)).toHaveCount(1)
  expect(await tooWide()).toBeLessThanOrEqual(0)

  // What waits for a connection says so.
  await page.context().setOffline(true)
  await cards(page).getByRole('button', { name: '딱 좋았어요' }).click()
  await page.goBack()
  await expect(cell(page, today())).toHaveAccessibleName(/딱 좋았어요, 보낼 기록$/)
  expect(await tooWide()).toBeLessThanOrEqual(0)
  await page.context().setOffline(false)
  await expect(cell(page, today())).toHaveAccessibleName(/딱 좋았어요$/)
})

test('a photo is seen from outside its day, and what is ahead from the month', { tag: '@phone' }, async ({
  page,
  person,
  enter,
  isMobile,
}) => {
  await settle(person)
  await put(person, today(), await someClothes(person), { occasion: 'DATE' })
  await enter(person)
  await visit(page, `${path}?day=${today()}`)
  await cards(page)
    .locator('input[type=file]')
    .setInputFiles(photo([90, 120, 160]))
  await expect(cards(page).getByRole('img', { name: /사진$/ })).toBeVisible()
  await visit(page, path)
  await expect(cell(page, today())).toHaveAccessibleName(/사진 있음/)
  await expect(cell(page, today()).locator('img').filter({ visible: true })).toHaveCount(isMobile ? 0 : 1)
  // The numbers of a phone stand in the free cells of what is ahead.
  const later = inDays(1)
  await cell(page, today()).focus()
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, later)).toHaveAccessibleName(/최고 /)
  await expect(cell(page, later).getByText(/°$/).filter({ visible: true })).toHaveCount(isMobile ? 2 : 1)
  const now = page.getByRole('region', { name: '오늘' })
  await page.keyboard.press('t')
  await expect(cell(page, today())).toBeFocused()
  await expect(now).toBeVisible({ visible: isMobile })
  if (isMobile) {
    await now.getByRole('button', { name: /요일, 오늘, .*옷차림 1개/ }).click()
    await expect(cards(page)).toHaveCount(1)
    await page.goBack()
  }

  await visit(page, `${path}?week=${today()}`)
  await expect(cell(page, today()).locator('img')).toBeVisible()
  await visit(page, `${path}?day=${later}`)
  await button(page, '옷차림 더하기').click()
  const adding = page.getByRole('dialog', { name: '옷차림 더하기' })
  await expect(adding.getByText('아래에서 입을 옷을 골라 주세요.')).toBeVisible()
  await expect(adding.getByLabel('나갈 시각')).toBeVisible()
})
