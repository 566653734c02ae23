import { atSeoul } from '@otday/common/seoul-time'
import {
  comfort,
  feeds,
  type LookId,
  recommendations,
  statistics,
  toastTexts,
  type Wear,
  type WearQuestion,
  wears,
} from '@otday/contract'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from '../../src/platform/cache/query-client.ts'
import { expectAccessible } from '../kit/accessible.ts'
import { NoAnswer, page, useApp } from '../kit/app.tsx'
import { serveToday } from '../kit/diary.ts'
import {
  day,
  firstDay,
  monthDay,
  newId,
  recommendationOf,
  someClothes,
  statisticsOf,
  wearOf,
  wornDay,
} from '../kit/diary-fixtures.ts'
import { button } from '../kit/forms.ts'
import { goOffline } from '../kit/connection.ts'
import { keepRead, readKept } from '../kit/kept.ts'
import { hani } from '../kit/people.ts'
import { onDesktop, overflow, resize, screensOfDay } from '../kit/screens.ts'
import { forgetReads } from '../kit/reload.ts'
import { breakDown, delay } from '../kit/trouble.ts'
import { feedOf } from '../kit/feeds.ts'

const app = useApp()
const path = '/recommendations'
const cards = () => page.getByRole('list', { name: '추천 옷' }).getByRole('article')
const toast = (text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text })
const late = () => page.getByText(/기록 1개는 연결되면 보낼게요\.$/)
const pressed = (name: string, is: boolean) => expect.element(button(name)).toHaveAttribute('aria-pressed', String(is))

async function open() {
  await app.open(path, hani)
  await expect.element(cards().first()).toBeVisible()
}

afterEach(onDesktop)

for (const screen of screensOfDay) {
  const { name } = screen
  test(`one tap on an outfit’s button plans it or records it as worn, and a second tap undoes it, on a ${name}`, async () => {
    await resize(screen)
    const { diary } = serveToday(app.server, someClothes())
    const stored = () => diary.wears.map(({ date, state }) => `${state} ${date}`).toSorted()
    await open()
    await button('입을래요').click()
    await pressed('입을래요', true)
    await expect.element(toast('오늘 계획에 넣었어요.')).toBeVisible()
    await expect.poll(stored).toEqual([`PLANNED ${firstDay()}`])
    await open()
    await pressed('입을래요', true)
    await expectAccessible()
    await button('입을래요').click()
    await pressed('입을래요', false)
    await expect.poll(stored).toEqual([])
    await toast('계획에서 뺐어요.').getByRole('button', { name: '되돌리기' }).click()
    await pressed('입을래요', true)
    await expect.poll(stored).toEqual([`PLANNED ${firstDay()}`])
    await button('입었어요').click()
    await pressed('입었어요', true)
    const worn = [`WORN ${wornDay()}`]
    // Between midnight and four o'clock, the plan stays, because it is for the new calendar day, while the record is
    // still for the day before.
    if (wornDay() !== firstDay()) worn.unshift(`PLANNED ${firstDay()}`)
    await expect.poll(stored).toEqual(worn)
  })
}

const acts = ['입을래요', '입었어요', '다른 옷', 'OOTD 등록'].map((label) => button(label))
const cutWords = () => acts.map((act) => act.element()).filter((each) => each.scrollWidth > each.clientWidth)

for (const [width, height] of [
  [390, 844],
  [360, 740],
  [1440, 900],
  [1280, 720],
] as const)
  test(`the outfit’s buttons fit in one row of the first view at ${width} × ${height}, one emphasized`, async () => {
    await page.viewport(width, height)
    serveToday(app.server, someClothes())
    await open()
    await pressed('입을래요', false)
    const bars = page
      .getByRole('navigation')
      .elements()
      .map((bar) => bar.getBoundingClientRect().top)
    const fold = Math.min(height, ...bars.filter((top) => top > height / 2))
    const boxes = acts.map((act) => act.element().getBoundingClientRect())
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(fold)
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    expect(boxes.map(({ left }) => left)).toEqual(boxes.map(({ left }) => left).toSorted((a, b) => a - b))
    const grounds = () => acts.map((act) => getComputedStyle(act.element()).backgroundColor)
    await expect.poll(() => grounds().filter((ground) => ground === grounds()[0])).toHaveLength(1)
    expect(cutWords()).toEqual([])
    await button('입을래요').click()
    await pressed('입을래요', true)
    expect(cutWords()).toEqual([])
    expect(acts.map((act) => act.element().getBoundingClientRect())).toEqual(boxes)
  })

test('the labels of the outfit’s buttons are not cut off on narrow phones', async () => {
  serveToday(app.server, someClothes())
  await open()
  for (const narrow of [320, 360, 390]) {
    await page.viewport(narrow, 844)
    expect(overflow()).toBeLessThanOrEqual(0)
    expect(cutWords()).toEqual([])
  }
  await button('입었어요').click()
  await pressed('입었어요', true)
  await page.viewport(320, 844)
  expect(cutWords()).toEqual([])
})

test('an outfit already worn cannot be planned, and another one is planned beside it', async () => {
  const pieces = someClothes()
  const worn = wearOf(firstDay(), pieces, { state: 'WORN', feeling: 'GOOD' })
  const { diary } = serveToday(app.server, pieces, [worn])
  app.server.answer(recommendations.get, ({ query: { weatherId, current } }) =>
    recommendationOf(weatherId, current ? pieces : pieces.slice(0, 3)),
  )
  await open()
  await expect.element(button('입을래요')).toBeDisabled()
  await pressed('입을래요', false)
  await button('다른 옷').click()
  await button('입을래요').click()
  await pressed('입을래요', true)
  await expect
    .poll(() => diary.wears.map(({ state, feeling }) => [state, feeling]))
    .toEqual([
      ['WORN', 'GOOD'],
      ['PLANNED', null],
    ])
})

for (const isOffline of [false, true])
  test(`recording another outfit replaces the suggested plan${isOffline ? ', also offline' : ''}, and keeps a plan made by hand`, async () => {
    const pieces = someClothes()
    const byHand = wearOf(wornDay(), pieces.slice(1), { state: 'PLANNED', occasion: 'CASUAL' })
    const plan = wearOf(wornDay(), pieces, { state: 'PLANNED', occasion: 'CASUAL', source: 'RECOMMENDATION' })
    const { diary } = serveToday(app.server, pieces, [byHand, plan])
    app.server.answer(recommendations.get, ({ query: { weatherId, current } }) =>
      recommendationOf(weatherId, current ? pieces : pieces.slice(0, 3)),
    )
    await open()
    await button('다른 옷').click()
    await expect.poll(() => cards().elements().length).toBe(3)
    await pressed('입었어요', false)
    const connect = isOffline ? goOffline(app.server) : () => undefined
    // Between midnight and four o'clock, plans are for the new calendar day, while records are still for the day
    // before.
    const isOneDay = wornDay() === firstDay()
    if (isOneDay) {
      await button('입을래요').click()
      await pressed('입을래요', true)
      await expect.element(toast('계획을 이 옷으로 바꿨어요.')).toBeVisible()
    }
    await button('입었어요').click()
    await pressed('입었어요', true)
    connect()
    const stored = () => diary.wears.map(({ id, state, items }) => ({ id, state, pieces: items.length }))
    await expect.poll(stored).toEqual([
      { id: byHand.id, state: 'PLANNED', pieces: 3 },
      { id: plan.id, state: 'WORN', pieces: 3 },
    ])
    await page.getByRole('button', { name: '되돌리기' }).first().click()
    await expect.poll(() => stored()[1]).toEqual({ id: plan.id, state: 'PLANNED', pieces: isOneDay ? 3 : 4 })
  })

test('a second plan for the occasion replaces the first, wherever it came from; others and those with a note or a look stay', async () => {
  const pieces = someClothes()
  const plan = (over: Partial<Wear>) =>
    wearOf(firstDay(), pieces.slice(2), { state: 'PLANNED', occasion: 'CASUAL', ...over })
  const [atNoon, atWork, byHand] = [plan({ from: '12:00' }), plan({ occasion: 'WORK' }), plan({})]
  const [noted, saved] = [plan({ note: '새 구두' }), plan({ source: 'LOOK', lookId: newId<LookId>() })]
  const { diary } = serveToday(app.server, pieces, [atNoon, atWork, noted, saved, byHand])
  await open()
  await button('입을래요').click()
  await pressed('입을래요', true)
  const stored = () => diary.wears.map(({ id, items, source, note }) => [id, items.length, source, note])
  const others = [
    [atNoon.id, 2, 'HAND', null],
    [atWork.id, 2, 'HAND', null],
    [noted.id, 2, 'HAND', '새 구두'],
    [saved.id, 2, 'LOOK', null],
  ]
  await expect.poll(stored).toEqual([...others, [byHand.id, 4, 'RECOMMENDATION', null]])
  await toast('계획을 이 옷으로 바꿨어요.').getByRole('button', { name: '되돌리기' }).click()
  await expect.poll(stored).toEqual([...others, [byHand.id, 2, 'HAND', null]])
})

test('a plan with a note stays through a press of each button for another outfit and for its own', async () => {
  // Before four o'clock, plans are for another day than records.
  vi.useFakeTimers({ toFake: ['Date'], now: atSeoul(wornDay(), 12) })
  onTestFinished(() => void vi.useRealTimers())
  const pieces = someClothes()
  const noted = wearOf(wornDay(), pieces, { state: 'PLANNED', occasion: 'CASUAL', note: '새 구두' })
  const { diary } = serveToday(app.server, pieces, [noted])
  app.server.answer(recommendations.get, ({ query: { weatherId, current } }) =>
    recommendationOf(weatherId, current ? pieces : pieces.slice(0, 3)),
  )
  const stored = () => diary.wears.map(({ state, items, note }) => `${state} ${items.length} ${note}`)
  await open()
  await button('입었어요').click()
  await expect.poll(stored).toEqual(['WORN 4 새 구두'])
  await pressed('입었어요', true)
  await button('입었어요').click()
  await expect.element(toast('기록을 지우고 계획은 남겨 뒀어요.')).toBeVisible()
  await expect.poll(stored).toEqual(['PLANNED 4 새 구두'])
  await button('다른 옷').click()
  await pressed('입을래요', false)
  await button('입을래요').click()
  await expect.poll(stored).toEqual(['PLANNED 4 새 구두', 'PLANNED 3 null'])
  await pressed('입을래요', true)
  await button('입을래요').click()
  await expect.poll(stored).toEqual(['PLANNED 4 새 구두'])
})

test('an outfit recorded offline can no longer be planned', async () => {
  const { diary } = serveToday(app.server, someClothes(), [])
  await open()
  await pressed('입을래요', false)
  const connect = goOffline(app.server)
  await button('입을래요').click()
  await pressed('입을래요', true)
  await button('입었어요').click()
  await pressed('입었어요', true)
  // Between midnight and four o'clock, the plan is for another day than the record, so its button stays enabled.
  if (wornDay() === firstDay()) await expect.element(button('입을래요')).toBeDisabled()
  connect()
  await expect.poll(() => diary.wears.filter(({ state }) => state === 'WORN').length).toBe(1)
})

test('the plan button and the week agree after a press, and after a reload', async () => {
  // Before four o'clock the plan would be for another day than the diary's today, perhaps of the next week.
  vi.useFakeTimers({ toFake: ['Date'], now: atSeoul(wornDay(), 12) })
  onTestFinished(() => void vi.useRealTimers())
  const { diary } = serveToday(app.server, someClothes())
  const week = page.getByRole('region', { name: '이번 주' })
  const strip = () => week.getByRole('link', { name: /^계획, / }).elements().length
  const agree = async (is: boolean) => {
    await pressed('입을래요', is)
    await expect.poll(strip).toBe(is ? 1 : 0)
  }
  const settle = () => window.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }))
  await open()
  settle()
  await expect.element(week.getByRole('link', { name: /오늘/ })).toBeVisible()
  await agree(false)
  await button('입을래요').click()
  await agree(true)
  await expect.poll(() => diary.wears.length).toBe(1)
  forgetReads()
  await app.reload()
  await expect.element(cards().first()).toBeVisible()
  settle()
  await agree(true)
  await button('입을래요').click()
  await agree(false)
  await expect.poll(() => diary.wears).toEqual([])
})

test('the plan button is disabled until the wears load, and a stale response does not revert a tap', async () => {
  const pieces = someClothes()
  const { diary } = serveToday(app.server, pieces, [wearOf(firstDay(), pieces, { state: 'PLANNED' })])
  let delay = Promise.withResolvers<void>()
  app.server.answer(wears.list, async ({ query: { from, to } }) => {
    const read = diary.wears.filter(({ date }) => date >= from && date <= to)
    await delay.promise
    return { wears: read, days: [] }
  })
  await open()
  await expect.element(button('입을래요')).toBeDisabled()
  await expect.element(button('입을래요')).not.toHaveAttribute('aria-pressed')
  delay.resolve()
  await pressed('입을래요', true)
  // The server reads this list before the plan is deleted, but its response arrives after the deletion.
  delay = Promise.withResolvers<void>()
  void queryClient.refetchQueries({ queryKey: ['wears', 'list'] })
  await button('입을래요').click()
  await expect.poll(() => app.server.callsOf(wears.delete).length).toBe(1)
  await expect.poll(() => diary.wears).toEqual([])
  delay.resolve()
  await expect.poll(() => app.server.callsOf(wears.list).length).toBeGreaterThan(2)
  await pressed('입을래요', false)
})

test('a press after the wears could not be read removes no plan, and shows the one that is there', async () => {
  const pieces = someClothes()
  const { diary } = serveToday(app.server, pieces, [wearOf(firstDay(), pieces, { state: 'PLANNED' })])
  const mend = breakDown(app.server, wears.list)
  await open()
  await pressed('입을래요', false)
  mend()
  await button('입을래요').click()
  await pressed('입을래요', true)
  expect(diary.wears).toHaveLength(1)
  expect(app.server.callsOf(wears.delete)).toEqual([])
})

test('yesterday’s outfit and an older plan are each asked about once and answered with one tap', async () => {
  const pieces = someClothes()
  const worn = wearOf(day(-1), pieces)
  const plan = wearOf(day(-3), pieces.slice(0, 2), { state: 'PLANNED' })
  const { diary } = serveToday(app.server, pieces, [worn, plan])
  const questions: (WearQuestion | null)[] = [{ asks: 'FEELING', wear: worn }, { asks: 'WORN', wear: plan }, null]
  diary.question = questions.shift() ?? null
  app.server.answer(wears.answer, () => ({ question: (diary.question = questions.shift() ?? null) }))
  app.server.answer(comfort.get, () => ({ offset: 0.4, yesterday: null, today: null }))
  await open()
  const feeling = page.getByRole('region', { name: '어제 옷 어땠어요?' })
  await expect.element(feeling.getByRole('figure')).toBeVisible()
  await expectAccessible()
  await feeling.getByRole('button', { name: '추웠어요' }).click()
  const asked = page.getByRole('region', { name: `${monthDay(plan.date)}에 계획한 옷, 입었나요?` })
  await expect.element(asked).toBeVisible()
  await asked.getByRole('button', { name: '아니에요' }).click()
  await expect.element(page.getByText('알겠어요. 기록에서 뺐어요.')).toBeVisible()
  await expect
    .poll(() => app.server.callsOf(wears.answer))
    .toEqual([
      { params: { wearId: worn.id }, body: { answer: 'COLD' } },
      { params: { wearId: plan.id }, body: { answer: 'NOT_WORN' } },
    ])
})

test('a question about yesterday’s outfit that the user puts off is not asked again', async () => {
  const pieces = someClothes()
  const worn = wearOf(day(-1), pieces)
  const { diary } = serveToday(app.server, pieces, [worn])
  diary.question = { asks: 'FEELING', wear: worn }
  app.server.answer(wears.answer, () => ({ question: (diary.question = null) }))
  await open()
  await page.getByRole('region', { name: '어제 옷 어땠어요?' }).getByRole('button', { name: '나중에 답하기' }).click()
  const any = page.getByRole('region', { name: /어땠어요|입었나요/ })
  await expect.element(any).not.toBeInTheDocument()
  await expect.poll(() => app.server.callsOf(wears.answer).map(({ body }) => body.answer)).toEqual(['LATER'])
  await open()
  await pressed('입을래요', false)
  await expect.element(any).not.toBeInTheDocument()
})

test('the question about yesterday is requested once, while the outfit is still loading', async () => {
  serveToday(app.server, someClothes())
  const outfit = delay(app.server, recommendations.get)
  await app.open(path, hani)
  await expect.poll(() => app.server.callsOf(wears.question).length).toBe(1)
  await expect.element(cards().first()).not.toBeInTheDocument()
  outfit.open()
  await expect.element(cards().first()).toBeVisible()
  expect(app.server.callsOf(wears.question)).toHaveLength(1)
})

test('an answer about how an outfit felt shows its effect and offers another outfit', async () => {
  const pieces = someClothes()
  const { diary } = serveToday(app.server, pieces, [wearOf(day(-1), pieces)])
  const [wear] = diary.wears
  diary.question = wear ? { asks: 'FEELING', wear } : null
  app.server.answer(wears.answer, () => ({ question: null }))
  app.server.answer(comfort.get, () => ({ offset: 0.6, yesterday: null, today: null }))
  let shown = 0
  app.server.answer(recommendations.get, ({ query: { weatherId } }) =>
    recommendationOf(weatherId, shown++ < 2 ? pieces : pieces.slice(0, 3)),
  )
  await open()
  await page.getByRole('region', { name: '어제 옷 어땠어요?' }).getByRole('button', { name: '더웠어요' }).click()
  await expect.element(page.getByText(/다음 추천부터 조금 더 시원하게 골라 드릴게요\.$/)).toBeVisible()
  await button('다시 추천받기').click()
  await expect.poll(() => app.server.callsOf(recommendations.get).at(-1)?.query.current).toBe(false)
  await expect.element(button('이전 추천')).not.toHaveAttribute('aria-disabled', 'true')
})

test('posting tomorrow’s outfit asks nothing, posting today’s asks whether it was worn', async () => {
  const pieces = someClothes()
  const { diary } = serveToday(app.server, pieces)
  const posted = feedOf(1, { content: '오늘의 옷' })
  app.server.answer(feeds.create, () => posted)
  await open()
  const dialog = page.getByRole('dialog', { name: 'OOTD 등록' })
  const register = async (words: string) => {
    await button('OOTD 등록').click()
    await dialog.getByLabelText('한마디').fill(words)
    await dialog.getByRole('button', { name: '등록하기' }).click()
    await expect.element(page.getByText(toastTexts.ootdRegistered).first()).toBeVisible()
  }
  const strip = page.getByRole('group', { name: '5일 예보' }).getByRole('button')
  await strip.nth(1).click()
  await expect.element(button('입었어요')).not.toBeInTheDocument()
  await register('내일의 옷')
  await strip.first().click()
  await expect.element(button('입었어요')).toBeVisible()
  await expect.element(page.getByText('이 옷, 입고 나갔나요?')).not.toBeInTheDocument()
  await register('오늘의 옷')
  await toast('이 옷, 입고 나갔나요?').getByRole('button', { name: '입었어요' }).click()
  await expect
    .poll(() => diary.wears.map(({ source, state, feedId }) => [source, state, feedId]))
    .toEqual([['FEED', 'WORN', posted.id]])
})

test('a tap made offline waits, sign-out warns about it, and it is sent once after reconnecting', async () => {
  const { diary } = serveToday(app.server, someClothes())
  await open()
  await expect.poll(() => app.server.callsOf(wears.question).length).toBeGreaterThan(0)
  await expect.poll(() => app.server.callsOf(wears.list).length).toBeGreaterThan(0)
  const connect = goOffline(app.server)
  await button('입었어요').click()
  await pressed('입었어요', true)
  await expect.element(late()).toBeVisible()
  await expect.element(toast('연결되면 보낼게요.')).toBeVisible()
  await button('입었어요').click()
  await expect.element(late()).not.toBeInTheDocument()
  await button('입었어요').click()
  await expect.element(late()).toBeVisible()
  await button('내 메뉴').click()
  await page.getByRole('menuitem', { name: '로그아웃' }).click()
  const leaving = page.getByRole('alertdialog', { name: '보내지 못한 기록이 있어요' })
  await expect.element(leaving).toMatchTextContent(/로그아웃하면 사라져요\./)
  await leaving.getByRole('button', { name: '취소' }).click()
  connect()
  await expect.poll(() => diary.wears.map(({ date, revision }) => [date, revision])).toEqual([[wornDay(), 1]])
  await expect.element(late()).not.toBeInTheDocument()
  expect(app.server.callsOf(wears.save)).toHaveLength(1)
})

test('a tap whose request gets no answer waits and is sent again', async () => {
  const pieces = someClothes()
  const { diary } = serveToday(app.server, pieces, [wearOf(wornDay(), pieces)])
  let isReached = false
  app.server.answer(wears.delete, ({ params: { wearId }, query: { revision } }) => {
    if (!isReached) throw new NoAnswer()
    diary.delete(wearId, revision)
    return undefined
  })
  await open()
  await pressed('입었어요', true)
  await button('입었어요').click()
  await expect.element(late()).toBeVisible()
  await open()
  await pressed('입었어요', false)
  await expect.element(late()).toBeVisible()
  isReached = true
  await expect.poll(() => diary.wears).toEqual([])
  await expect.element(late()).not.toBeInTheDocument()
})

test('when two devices change one record, the user chooses which version stays', async () => {
  const pieces = someClothes()
  const { diary } = serveToday(app.server, pieces, [wearOf(wornDay(), pieces)])
  await open()
  const conflict = page.getByRole('dialog', { name: '다른 기기에서 먼저 바꿨어요.' })
  /**
   * Takes back '입었어요' (worn) while offline; meanwhile another device stores how the outfit felt, which causes a
   * conflict.
   */
  async function meet(feeling: 'COLD' | 'HOT') {
    await pressed('입었어요', true)
    const connect = goOffline(app.server)
    await button('입었어요').click()
    await pressed('입었어요', false)
    const [wear] = diary.wears
    if (wear) diary.change(wear.id, { feeling })
    connect()
    await expect.element(conflict).toMatchTextContent(/어느 쪽을 남길까요\?/)
    await expect.element(conflict.getByRole('region', { name: '다른 기기' })).toMatchTextContent(/입었어요/)
  }
  await meet('COLD')
  await expectAccessible()
  await button('다른 기기 남기기').click()
  await expect.element(conflict).not.toBeInTheDocument()
  await pressed('입었어요', true)
  expect(diary.wears.map(({ feeling }) => feeling)).toEqual(['COLD'])
  await meet('HOT')
  await button('이 기기 남기기').click()
  await expect.poll(() => diary.wears).toEqual([])
  await pressed('입었어요', false)
})

test('a record made by a tap is added to the cached days, and cached statistics are dropped and read again', async () => {
  const pieces = someClothes()
  const { diary } = serveToday(app.server, pieces)
  app.server.answer(statistics.get, () => statisticsOf({ from: wornDay(), recordedDays: 1 }))
  const month = ['wears', 'list', { from: day(-20), to: day(20) }]
  const before = ['wears', 'list', { from: day(-60), to: day(-21) }]
  const year = ['wears', 'statistics', 'YEAR']
  const old = wearOf(day(-30), pieces)
  await keepRead(month, { wears: [], days: [] })
  await keepRead(before, { wears: [old], days: [] })
  await keepRead(year, statisticsOf())
  const keptOf = async (key: readonly unknown[]) =>
    (await readKept<{ wears: Wear[] }>(key))?.wears.map(({ state, date, revision }) => [state, date, revision])
  await open()
  await button('입었어요').click()
  await pressed('입었어요', true)
  await expect.poll(() => keptOf(month)).toEqual([['WORN', wornDay(), 1]])
  expect(await keptOf(before)).toEqual([['WORN', old.date, old.revision]])
  await expect.poll(() => app.server.callsOf(statistics.get)).toEqual([{ query: { period: 'YEAR' } }])
  expect(await readKept(year)).toBeUndefined()
  await button('입었어요').click()
  await expect.poll(() => diary.wears).toEqual([])
  await expect.poll(() => keptOf(month)).toEqual([])
})
