import {
  type Clothes,
  laundry,
  type Purchase,
  purchases,
  seasonLabels,
  statistics,
  type Statistics,
  usualLaundryRules,
} from '@otday/contract'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp } from '../kit/app.tsx'
import { serveCloset, serveToday } from '../kit/diary.ts'
import { coldDay, day, itemOf, someClothes, statisticsOf, wearOf, wornDay } from '../kit/diary-fixtures.ts'
import { forgetReads } from '../kit/reload.ts'
import { breakDown, delay } from '../kit/trouble.ts'
import { hani } from '../kit/people.ts'
import { onDesktop, resize, screensOfDay } from '../kit/screens.ts'

const app = useApp()
const path = '/closet/stats'
const named = (name: string) => ({ name, exact: true })
const card = (name: string | RegExp) => page.getByRole('region', { name })

/** Returns statistics in which jeans were worn on three days and a knit on two of them. */
function worn([knit, jeans]: readonly Clothes[], purchase: Purchase): Statistics {
  if (!knit || !jeans) throw new Error('There are some.')
  const counts = [
    { item: itemOf(jeans), days: 3 },
    { item: itemOf(knit), days: 2 },
  ]
  const { price } = purchase
  const cost = price !== null && { item: itemOf(jeans), price, currency: 'KRW', days: 3, perDay: price / 3 }
  return statisticsOf({
    from: day(-2),
    recordedDays: 3,
    feelings: { COLD: 0, GOOD: 3, HOT: 0 },
    season: {
      name: 'AUTUMN',
      used: 2,
      usable: 4,
      byType: [
        { type: 'TOP', used: 1, usable: 2 },
        { type: 'BOTTOM', used: 1, usable: 1 },
      ],
    },
    pieces: { worn: 2, owned: 4, waiting: 2 },
    most: counts,
    least: counts.toReversed(),
    colors: [
      { family: 'GRAY', days: 2, pieces: 2 },
      { family: 'BLUE', days: 3, pieces: 1 },
    ],
    dots: [
      { color: '#5e7fa6', days: 3 },
      { color: '#6b727c', days: 2 },
      { color: '#6b727c', days: 0 },
    ],
    types: [
      { type: 'BOTTOM', days: 3 },
      { type: 'TOP', days: 2 },
    ],
    costs: cost ? [cost] : [],
    values: cost ? [{ currency: 'KRW', total: cost.price, pieces: 1 }] : [],
  })
}

const unknownDays = Array.from({ length: 30 }, (_, at) => ({
  date: day(at - 30),
  temperatureRight: null,
  rainRight: null,
  feeling: null,
}))

function serve(answer: () => Statistics, pieces = someClothes()) {
  serveCloset(app.server, pieces)
  app.server.answer(statistics.get, answer)
  app.server.answer(statistics.record, () => ({ days: unknownDays, offset: 0 }))
}

afterEach(onDesktop)

for (const screen of screensOfDay) {
  test(`the statistics count wears in charts and tables and divide the price of a piece by them, on a ${screen.name}`, async () => {
    await resize(screen)
    const pieces = someClothes()
    let purchase: Purchase = { price: null, currency: null, purchasedOn: null }
    const answer = () => worn(pieces, purchase)
    serve(answer, pieces)
    app.server.answer(purchases.get, () => purchase)
    app.server.answer(purchases.set, ({ body }) => (purchase = { ...body }))
    const mend = breakDown(app.server, statistics.get)
    await app.open(path, hani)
    await expect.element(page.getByRole('heading', { name: '통계를 불러오지 못했어요' })).toBeVisible()
    mend()
    await page.getByRole('button', named('다시 시도')).first().click()
    await expect.element(page.getByText('3일 기록')).toBeVisible()

    const most = card('가장 많이 입은 옷').getByRole('listitem').first()
    await expect.element(most).toMatchTextContent('청바지')
    await expect.element(most).toMatchTextContent('3번')
    await expect.element(card('가장 적게 입은 옷').getByRole('listitem').first()).toMatchTextContent('회색 울 니트')
    await expect
      .element(card('가장 적게 입은 옷'))
      .toMatchTextContent(`한 번도 안 입은 옷은 ${seasonLabels[answer().season.name]} 옷만 보여 드려요.`)
    const colors = card('옷장의 색')
    await expect.element(colors.getByRole('figure', { name: '옷장 색 지도. 무채색 67%, 파랑 33%' })).toBeVisible()
    expect(document.querySelectorAll('[class*="dot_"]')).toHaveLength(3)
    await colors.getByRole('button', named('표로 보기')).click()
    await expect.element(colors.getByRole('row', { name: '그레이 2개 2번' })).toBeVisible()
    await expect.element(colors).toMatchTextContent('옷 4개 중 색을 아는 3개예요.')
    await expect.element(page.getByText(/^아직 안 입은 옷이 2개 있어요\./)).toBeVisible()
    const season = card(/얼마나 입었나요\?$/)
    await expect.element(season.getByRole('figure', { name: /^계절 활용률 \d+%$/ })).toBeVisible()
    await season.getByRole('button', named('표로 보기')).click()
    await expect.element(season.getByRole('row', { name: /^하의 .* 3번$/ })).toBeVisible()

    await page.getByRole('button', named('값 적기')).click()
    const choice = page.getByRole('dialog', { name: '어떤 옷의 값을 적을까요?' })
    await choice.getByRole('checkbox', { name: /^청바지/ }).click()
    await choice.getByRole('button', named('다음')).click()
    const form = page.getByRole('dialog', { name: '값 적기' })
    const price = form.getByLabelText('산 값')
    await price.fill('구만 원')
    await expect.element(form.getByText('숫자로 적어 주세요.')).toBeVisible()
    await price.fill('90000.5')
    await expect.element(form.getByText('이 통화는 소수 없이 적어 주세요.')).toBeVisible()
    await price.fill('90,000')
    await expectAccessible()
    await form.getByRole('button', named('저장')).click()
    await expect.element(page.getByText('값을 적었어요.')).toBeVisible()
    const costs = card('한 번 입는 데 든 값')
    await expect.element(costs.getByRole('row').nth(1)).toMatchTextContent('30,000원')
    await expect.element(costs).toMatchTextContent('값을 적은 1개의 합은 90,000원이에요. 나만 볼 수 있어요.')
    await costs.getByRole('button', { name: '청바지, 값 바꾸기' }).click()
    await expect.element(price).toHaveValue('90,000')
    await price.fill('')
    await form.getByRole('button', named('저장')).click()
    await expect.element(costs).toMatchTextContent('값을 적으면 계산해 드려요.')

    await page.getByRole('radio', named('전체')).click()
    await expect.poll(app.path).toMatch(/period=ALL/)
    await app.open(app.path(), hani)
    await expect.element(page.getByRole('radio', named('전체'))).toBeChecked()
    await expectAccessible()
  })

  test(`the recommendations show the outfits of the week, and say if no similar days are recorded, on a ${screen.name}`, async () => {
    await resize(screen)
    const pieces = someClothes()
    const wear = wearOf(wornDay(), pieces)
    serveToday(app.server, pieces, [wear])
    await app.open('/recommendations', hani)
    const week = card('이번 주')
    await expect.poll(() => week.getByRole('link').elements().length).toBe(8)
    const ofDay = week.getByRole('link', { name: /청바지/ })
    await expect.element(ofDay).toHaveAttribute('aria-current', 'date')
    await expect.element(card('비슷한 날 입은 옷')).toMatchTextContent(/기록이 아직 없어요/)
    await expectAccessible()
    await ofDay.click()
    await expect.element(page.getByRole('dialog')).toMatchTextContent('청바지')
  })

  test(`the card of similar days says on how many of them the outfit felt right, on a ${screen.name}`, async () => {
    await resize(screen)
    const pieces = someClothes()
    serveToday(app.server, pieces)
    const alike = { wear: wearOf(day(-9), pieces, { feeling: 'GOOD' }), weather: coldDay, distance: 0.2 }
    app.server.answer(statistics.similar, () => ({ weather: coldDay, days: [alike], alike: 1, right: 1 }))
    await app.open('/recommendations', hani)
    const days = card('비슷한 날 입은 옷')
    await expect.element(days).toMatchTextContent('체감 5° 안팎에 비 없는 날 1일 중 1일이 딱 좋았어요.')
    await expect.element(days.getByRole('link')).toMatchTextContent('바람 2m/s')
  })
}

test('the name can be shown in or left out of the picture of the year', async () => {
  const pieces = someClothes()
  serve(() => worn(pieces, { price: null, currency: null, purchasedOn: null }), pieces)
  await app.open(path, hani)
  const year = card(/돌아보기$/)
  await expect
    .element(year.getByRole('img', { name: new RegExp(`^${hani.name} 님의 \\d{4}, 3일 동안 옷을 기록`) }))
    .toBeVisible()
  await year.getByRole('button', named('공유')).click()
  const dialog = page.getByRole('dialog', { name: /돌아보기$/ })
  await dialog.getByRole('switch', { name: '이름 넣기' }).click()
  await expect
    .element(dialog.getByRole('img', { name: /^\d{4}, 3일 동안 옷을 기록했어요, .*딱 좋았던 날 100%/ }))
    .toBeVisible()
})

test('records of another device are counted when the window gets the focus again', async () => {
  let shown = statisticsOf({ from: day(-2), recordedDays: 2 })
  serve(() => shown, someClothes())
  await app.open(path, hani)
  await expect.element(page.getByText('2일 기록')).toBeVisible()
  shown = statisticsOf({ from: day(-2), recordedDays: 3 })
  window.dispatchEvent(new Event('focus'))
  await expect.element(page.getByText('3일 기록')).toBeVisible()
})

test('without records the statistics say so, and how many recorded days each chart needs', async () => {
  const colors = [{ family: 'BLUE' as const, days: 0, pieces: 4 }]
  serve(() => statisticsOf({ colors, pieces: { worn: 0, owned: 4, waiting: 0 } }))
  await app.open(path, hani)
  await expect.element(page.getByRole('heading', { name: '이 기간에 적은 옷이 없어요' })).toBeVisible()
  await expect.element(card('옷장의 색').getByRole('listitem')).toMatchTextContent('파랑100%')
  await expect.poll(() => card('맞았나요?').getByText('7일이 모이면 보여 드려요.').elements().length).toBe(3)
})

test('on the first days of a season the statistics open on the shortest period with records', async () => {
  const pieces = someClothes()
  const none = statisticsOf({ pieces: { worn: 0, owned: 4, waiting: 0 } })
  const ofYear = worn(pieces, { price: null, currency: null, purchasedOn: null })
  serveCloset(app.server, pieces)
  app.server.answer(statistics.record, () => ({ days: unknownDays, offset: 0 }))
  app.server.answer(statistics.get, ({ query: { period } }) => (period === 'SEASON' ? none : ofYear))
  await app.open(path, hani)
  await expect.element(page.getByRole('radio', named('올해'))).toBeChecked()
  const share = card('내 옷, 얼마나 입었나요?')
  await expect.element(share.getByRole('figure', { name: '옷장 활용률 50%' })).toBeVisible()
  await expect
    .element(share)
    .toMatchTextContent('올해 옷 4개 중 2개를 입었어요. 안 입은 옷은 2개예요. 막대는 종류마다 입은 횟수예요.')
  await expect.element(share.getByRole('list', { name: '종류별' })).toMatchTextContent('상의2번하의3번')
  await expect.element(page.getByText(/^아직 안 입은 옷이 2개 있어요\./)).toBeVisible()
  await page.getByRole('radio', named('이번 계절')).click()
  const title = page.getByRole('heading', { name: '이 기간에 적은 옷이 없어요' })
  await expect.element(title).toBeVisible()
  const middleOf = (element: Element | null) => {
    const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {}
    return left + width / 2
  }
  expect(middleOf(title.element())).toBeCloseTo(middleOf(title.element().closest('section')), 0)
  app.server.answer(statistics.get, ({ query: { period } }) => (period === 'ALL' ? ofYear : none))
  forgetReads()
  await app.open(path, hani)
  await expect.element(page.getByRole('radio', named('전체'))).toBeChecked()
})

test('while another period loads, the words stay those of the numbers shown', async () => {
  const pieces = someClothes()
  serve(() => worn(pieces, { price: null, currency: null, purchasedOn: null }), pieces)
  await app.open(`${path}?period=SEASON`, hani)
  const ofSeason = card('가을 옷, 얼마나 입었나요?')
  await expect.element(ofSeason).toBeVisible()
  const answer = delay(app.server, statistics.get, ({ query: { period } }) => period === 'ALL')
  await page.getByRole('radio', named('전체')).click()
  await expect.poll(answer.waiting).toBe(1)
  await expect.element(page.getByRole('radio', named('전체'))).toBeChecked()
  await expect.element(ofSeason).toBeVisible()
  answer.open()
  await expect.element(card('내 옷, 얼마나 입었나요?')).toMatchTextContent('지금까지 옷 4개 중 2개를 입었어요.')
})

test('when every piece was worn, the card of a period still explains its bars', async () => {
  const pieces = someClothes()
  const ofYear = worn(pieces, { price: null, currency: null, purchasedOn: null })
  serve(() => ({ ...ofYear, pieces: { worn: 4, owned: 4, waiting: 0 } }), pieces)
  await app.open(`${path}?period=YEAR`, hani)
  const share = card('내 옷, 얼마나 입었나요?')
  await expect.element(share).toMatchTextContent('올해 옷 4개 중 4개를 입었어요. 막대는 종류마다 입은 횟수예요.')
})

test('when a longer period cannot be read after an empty season, the page says so and reads it again', async () => {
  const pieces = someClothes()
  const none = statisticsOf({ pieces: { worn: 0, owned: 4, waiting: 0 } })
  const ofYear = worn(pieces, { price: null, currency: null, purchasedOn: null })
  serve(() => none, pieces)
  let isBroken = true
  app.server.answer(statistics.get, ({ query: { period } }) => {
    if (period === 'SEASON') return none
    return isBroken ? Response.json({}, { status: 500 }) : ofYear
  })
  await app.open(path, hani)
  await expect.element(page.getByRole('heading', { name: '통계를 불러오지 못했어요' })).toBeVisible()
  await expect.element(page.getByText('이 기간에 적은 옷이 없어요')).not.toBeInTheDocument()
  isBroken = false
  await page.getByRole('button', named('다시 시도')).click()
  await expect.element(page.getByRole('radio', named('올해'))).toBeChecked()
  await expect.element(card('내 옷, 얼마나 입었나요?')).toBeVisible()
})

test('pieces not worn for 90 days can be put into storage or into an outfit', async () => {
  const pieces = someClothes()
  const [knit, , , coat] = pieces
  if (!knit || !coat) throw new Error('There are some.')
  serveToday(app.server, pieces)
  const unworn = [
    { item: itemOf(coat), days: 120 },
    { item: itemOf(knit), days: 119 },
  ]
  serve(() => statisticsOf({ unworn }), pieces)
  app.server.answer(laundry.putAway, () => ({ washing: [], stored: [], due: [], rules: usualLaundryRules }))
  await app.open(path, hani)
  const idle = card(/^90일 동안 안 입은 옷/)
  const choose = (name: RegExp) => idle.getByRole('button', { name }).click()
  await expect.element(idle.getByRole('button', { name: /^네이비 울 코트/ })).toHaveAttribute('aria-pressed', 'true')
  await choose(/^회색 울 니트/)
  await idle.getByRole('button', named('보관함으로')).click()
  await expect
    .poll(() => app.server.callsOf(laundry.putAway).map(({ body }) => body))
    .toEqual([{ clothesIds: [knit.id], place: 'STORAGE', until: null }])
  await choose(/^네이비 울 코트/)
  await choose(/^회색 울 니트/)
  await idle.getByRole('link', named('이 옷으로 입어 볼래요')).click()
  await expect.element(page.getByRole('dialog', { name: '직접 고르기' })).toMatchTextContent('네이비 울 코트')
})
