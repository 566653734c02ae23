import { daysAfter, diaryDate, seoulDate } from '@otday/common/seoul-time'
import { type Clothes, toastTexts, type Wear, type WearChange, type WearId } from '@otday/contract'
import type { ApiUser } from '@otday/contract/api-user'
import type { Page } from '@playwright/test'
import { outfitPieces } from '../kit/outfit-page.ts'
import { button, monthDay } from '../kit/screen.ts'
import { expect, test, visit } from '../kit/test.ts'
import { hang, settle } from '../kit/wardrobe.ts'

const path = '/recommendations'
const toasts = (page: Page) => page.locator('[data-sonner-toast][data-visible="true"][data-removed="false"]')
const pressed = (page: Page, name: string, is: boolean) =>
  expect(button(page, name)).toHaveAttribute('aria-pressed', String(is))

/**
 * `wornDay` is the diary's day, to which a press on 입었어요 belongs; `firstDay` is the first day of the forecast, to which
 * 입을래요 belongs. From midnight until four in Seoul, `wornDay` is the day before `firstDay`.
 */
const wornDay = () => diaryDate(new Date())
const firstDay = () => seoulDate(new Date())

const newId = () => crypto.randomUUID() as WearId

async function recordsOf(person: ApiUser): Promise<Wear[]> {
  const today = firstDay()
  return (await person.wears.list({ query: { from: daysAfter(today, -20), to: daysAfter(today, 14) } })).wears
}

const stored = (person: ApiUser) => async () =>
  (await recordsOf(person)).map(({ date, state }) => `${state} ${date}`).toSorted()

const wornBy = (person: ApiUser) => async () => (await recordsOf(person)).filter(({ state }) => state === 'WORN')

async function open(page: Page) {
  await visit(page, path)
  await expect(outfitPieces(page).first()).toBeVisible()
}

async function dressed(person: ApiUser) {
  await settle(person)
  return hang(person)
}

const change = (over: Partial<WearChange> & Pick<WearChange, 'date' | 'clothesIds'>) =>
  ({ state: 'WORN', source: 'HAND', revision: 0, ...over }) as const

test('plans and records survive a reload and a lost connection, and are sent once', async ({ page, person, enter }) => {
  await dressed(person)
  await enter(person)
  const settled = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/wears/question')
  await open(page)
  const worn = wornBy(person)
  const late = page.getByText('기록 1개는 연결되면 보낼게요.')
  const wears = (url: URL) => url.pathname.startsWith('/api/wears/')
  await test.step('a plan is removed by a second tap, restored by undo and removed again', async () => {
    await button(page, '입을래요').click()
    await expect.poll(stored(person)).toEqual([`PLANNED ${firstDay()}`])
    await button(page, '입을래요').click()
    await expect.poll(stored(person)).toEqual([])
    await toasts(page).filter({ hasText: '계획에서 뺐어요.' }).getByRole('button', { name: '되돌리기' }).click()
    await expect.poll(stored(person)).toEqual([`PLANNED ${firstDay()}`])
    await button(page, '입을래요').click()
    await expect.poll(stored(person)).toEqual([])
  })
  let saves = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT' && wears(new URL(request.url()))) saves++
  })
  await test.step('a record made offline is sent once after reconnecting', async () => {
    await settled
    await page.context().setOffline(true)
    await button(page, '입었어요').click()
    await expect(late).toBeVisible()
    await page.context().setOffline(false)
    await expect
      .poll(async () => (await worn()).map(({ date, revision }) => [date, revision]))
      .toEqual([[wornDay(), 1]])
    await expect(late).toHaveCount(0)
    expect(saves).toBe(1)
  })

  const conflict = page.getByRole('dialog', { name: '다른 기기에서 먼저 바꿨어요.' })
  /**
   * Makes a conflict: offline, this page takes its record back, while another device adds `feeling` to the same record.
   */
  async function meet(feeling: 'COLD' | 'HOT') {
    await page.context().setOffline(true)
    await button(page, '입었어요').click()
    await pressed(page, '입었어요', false)
    const [wear] = await worn()
    if (!wear) throw new Error('no record')
    const { id, date, occasion, items, revision } = wear
    const body = change({ date, occasion, feeling, revision, clothesIds: items.map(({ clothesId }) => clothesId) })
    await person.wears.save({ params: { wearId: id }, body })
    await page.context().setOffline(false)
    await expect(conflict.getByRole('region', { name: '다른 기기' })).toContainText('입었어요')
  }
  await test.step('a conflict between two devices is resolved by choosing one version', async () => {
    await meet('COLD')
    await button(page, '다른 기기 남기기').click()
    await expect(conflict).toHaveCount(0)
    await pressed(page, '입었어요', true)
    expect((await worn()).map(({ feeling }) => feeling)).toEqual(['COLD'])
    await meet('HOT')
    await button(page, '이 기기 남기기').click()
    await expect.poll(worn).toEqual([])
  })

  await test.step('an unsent record survives a reload and is sent later', async () => {
    await page.route(wears, (route) => route.abort())
    await button(page, '입었어요').click()
    await expect(late).toBeVisible()
    await open(page)
    await expect(late).toBeVisible()
    await pressed(page, '입었어요', true)
    await page.unroute(wears)
    await expect.poll(async () => (await worn()).length).toBe(1)
    await expect(late).toHaveCount(0)
    await open(page)
    await pressed(page, '입었어요', true)
  })
})

test('yesterday’s outfit is asked about first, then an older plan, and each answer is saved', async ({
  page,
  person,
  enter,
}) => {
  const hung = await dressed(person)
  const ids = (...at: number[]) => at.map((index) => hung[index]?.id as Clothes['id'])
  const worn = change({ date: daysAfter(wornDay(), -1), clothesIds: ids(4, 7, 9) })
  const planned = change({ date: daysAfter(wornDay(), -3), state: 'PLANNED', clothesIds: ids(5, 8) })
  await person.wears.save({ params: { wearId: newId() }, body: worn })
  await person.wears.save({ params: { wearId: newId() }, body: planned })
  await enter(person)
  await open(page)
  const feeling = page.getByRole('region', { name: '어제 옷 어땠어요?' })
  await feeling.getByRole('button', { name: '더웠어요' }).click()
  const plan = page.getByRole('region', { name: `${monthDay(planned.date)}에 계획한 옷, 입었나요?` })
  await plan.getByRole('button', { name: '아니에요' }).click()
  await expect
    .poll(async () => (await recordsOf(person)).map(({ date, feeling }) => [date, feeling]))
    .toEqual([[worn.date, 'HOT']])
  // After these answers the page still gives another outfit on request and can go back to the one before.
  await button(page, '다른 옷').click()
  await expect(button(page, '이전 추천')).toBeEnabled()

  await person.wears.save({ params: { wearId: newId() }, body: { ...worn, clothesIds: ids(4, 8) } })
  await open(page)
  await feeling.getByRole('button', { name: '나중에 답하기' }).click()
  await expect(feeling).toHaveCount(0)
  await expect.poll(async () => (await person.wears.question({})).question).toBeNull()
})

test('a new post asks whether the outfit was worn, and its buttons show and change the record', async ({
  page,
  person,
  enter,
}) => {
  await dressed(person)
  await enter(person)
  await open(page)
  const dialog = page.getByRole('dialog', { name: 'OOTD 등록' })
  const register = async (words: string) => {
    await button(page, 'OOTD 등록').click()
    await dialog.getByLabel('한마디').fill(words)
    await dialog.getByRole('button', { name: '등록하기' }).click()
    await expect(toasts(page).getByText(toastTexts.ootdRegistered).first()).toBeVisible()
  }
  const fed = async () => (await recordsOf(person)).map(({ source, state, feedId }) => [source, state, feedId !== null])
  await register('오늘의 옷')
  const question = toasts(page).filter({ hasText: '이 옷, 입고 나갔나요?' })
  await question.getByRole('button', { name: '입었어요' }).click()
  await expect.poll(fed).toEqual([['FEED', 'WORN', true]])
  const [record] = await recordsOf(person)

  await visit(page, `/feeds?feedId=${record?.feedId}`)
  const feed = page.getByRole('dialog', { name: `${person.name}님의 피드` })
  const worn = feed.getByRole('button', { name: '입었어요', exact: true })
  await expect(worn).toHaveAttribute('aria-pressed', 'true')
  await worn.click()
  await expect(worn).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(recordsOf.bind(null, person)).toEqual([])
  const planned = feed.getByRole('button', { name: '입을래요' })
  await planned.click()
  await expect(planned).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(fed).toEqual([['FEED', 'PLANNED', false]])
  await planned.click()
  await expect.poll(recordsOf.bind(null, person)).toEqual([])
  await worn.click()
  await expect(worn).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(fed).toEqual([['FEED', 'WORN', true]])
})
