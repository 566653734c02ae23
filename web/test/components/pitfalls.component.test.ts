import { clothes, feeds, notifications, profiles, recommendations, type SkyStatus, weathers } from '@otday/contract'
import { expect, test } from 'vitest'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { serveCloset, serveFeeds, serveFollows, serveToday, serveWeather } from '../kit/diary.ts'
import { createDelay } from '../kit/trouble.ts'
import { fiveDays, pieceOf, recommendationOf, someClothes } from '../kit/diary-fixtures.ts'
import { hani } from '../kit/people.ts'
import { pageOf, profileOf } from '../kit/usual.ts'
import { feedOf } from '../kit/feeds.ts'

const app = useApp()
const posts = () => page.getByRole('feed').getByRole('article')
const outfit = () => page.getByRole('list', { name: '추천 옷' })
const panel = () => page.getByRole('region', { name: '오늘의 날씨' })
const follow = (name: string) =>
  page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name, exact: true }).click()
const count = (locator: { elements(): Element[] }, is: number) => expect.poll(() => locator.elements().length).toBe(is)
const textsOf = (locator: { elements(): Element[] }) => locator.elements().map(({ textContent }) => textContent)

test('the newest filter wins when the response to an older one comes late', async () => {
  const all = [feedOf(1), feedOf(2)]
  const late = createDelay()
  app.server.answer(feeds.list, async ({ query: { skyStatusEqual } }) => {
    if (skyStatusEqual === 'CLEAR') await late.wait()
    return pageOf(all.filter(({ weather }) => !skyStatusEqual || weather.skyStatus === skyStatusEqual))
  })
  await app.open(`/feeds?authorIdEqual=${hani.id}`, hani)
  await count(posts(), 2)
  const filter = page.getByRole('combobox', { name: '하늘' })
  const choose = (sky: SkyStatus) => userEvent.selectOptions(filter, sky)
  await choose('CLEAR')
  await expect.poll(late.waiting).toBe(1)
  await choose('MOSTLY_CLOUDY')
  await expect.element(page.getByText('피드가 없습니다')).toBeVisible()
  late.open()
  await choose('CLOUDY')
  await expect.element(page.getByText('피드가 없습니다')).toBeVisible()
  await count(posts(), 0)
  await choose('CLEAR')
  await count(posts(), 2)
})

test('the newest chosen day wins when the outfit of an older one comes late', async () => {
  const pieces = someClothes()
  const { days } = serveToday(app.server, pieces)
  const late = createDelay()
  const worn = new Map(days.map(({ id }, at) => [id, [pieceOf(`${at}번째 날의 옷`, 'TOP')]]))
  app.server.answer(recommendations.get, async ({ query: { weatherId } }) => {
    if (weatherId === days[1]?.id) await late.wait()
    return recommendationOf(weatherId, worn.get(weatherId) ?? [])
  })
  await app.open('/recommendations', hani)
  await expect.element(outfit().getByRole('article').first()).toBeVisible()
  const strip = page.getByRole('group', { name: '5일 예보' }).getByRole('button')
  await strip.nth(1).click()
  await expect.poll(late.waiting).toBe(1)
  await strip.nth(2).click()
  const names = () => textsOf(outfit().getByRole('heading'))
  await expect.poll(names).toEqual(['2번째 날의 옷'])
  late.open()
  await expect.element(strip.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(names).toEqual(['2번째 날의 옷'])
})

test('filters in the URL are shown and applied, and do not carry over to another page', async () => {
  serveCloset(app.server, [])
  serveFeeds(app.server, [])
  await app.open('/feeds?keywordLike=%EC%BD%94%ED%8A%B8&skyStatusEqual=CLOUDY&precipitationTypeEqual=NONE', hani)
  const sky = page.getByRole('combobox', { name: '하늘' })
  const rain = page.getByRole('combobox', { name: '강수' })
  const search = page.getByRole('searchbox')
  await expect.element(sky).toHaveValue('CLOUDY')
  await expect.element(rain).toHaveValue('NONE')
  await expect.element(search).toHaveValue('코트')
  await expect
    .poll(() => app.server.callsOf(feeds.list).at(-1)?.query)
    .toMatchObject({ keywordLike: '코트', skyStatusEqual: 'CLOUDY', precipitationTypeEqual: 'NONE' })
  await follow('옷장')
  await expect.poll(app.path).toBe('/closet')
  await page.getByText('신발', { exact: true }).click()
  await expect.poll(app.path).toBe('/closet?typeEqual=SHOES')
  await follow('피드')
  await expect.poll(app.path).toBe('/feeds')
  await expect.element(sky).toHaveValue('')
  await expect.element(rain).toHaveValue('')
  await expect.element(search).toHaveValue('')
  const asked = app.server.callsOf(feeds.list).at(-1)?.query
  expect([asked?.keywordLike, asked?.skyStatusEqual, asked?.authorIdEqual]).toEqual([undefined, undefined, undefined])
  await follow('옷장')
  await expect.element(page.getByRole('radio', { name: '전체', exact: true })).toBeChecked()
  for (const [path, value] of [
    [/^\/feeds$/, ''],
    [/^\/closet\?typeEqual=SHOES$/, null],
    [/^\/feeds\?.*skyStatusEqual=CLOUDY/, 'CLOUDY'],
  ] as const) {
    history.back()
    await expect.poll(app.path).toMatch(path)
    if (value !== null) await expect.element(sky).toHaveValue(value)
  }
  await expect.element(search).toHaveValue('코트')
})

test('zero degrees are shown as a temperature, and a missing value as a dash', async () => {
  serveToday(app.server, someClothes())
  const temperature = { current: 0, comparedToDayBefore: 0, min: -0.4, max: null }
  serveWeather(app.server, fiveDays({ temperature, humidity: { current: null, comparedToDayBefore: null } }))
  const nothing = { current: null, comparedToDayBefore: null, min: null, max: null }
  const [cold, unknown] = [{ ...nothing, current: 0 }, nothing].map((known, at) => {
    const feed = feedOf(at)
    return { ...feed, weather: { ...feed.weather, temperature: known } }
  })
  if (!cold || !unknown) throw new Error('There are two.')
  serveFeeds(app.server, [cold, unknown])
  await app.open('/recommendations', hani)
  await expect.element(panel().getByText(/^현재 기온 0°$/)).toBeVisible()
  await expect.element(panel().getByText(/최고 -\s+최저 0°/)).toBeVisible()
  await follow('피드')
  const badge = (id: string) => () =>
    document.querySelector(`[data-feed="${id}"] button, [data-feed="${id}"] [role=button]`)?.textContent ?? ''
  await expect.poll(badge(cold.id)).toContain('0°')
  await expect.poll(badge(unknown.id)).toContain('-')
  expect(badge(unknown.id)()).not.toContain('°')
})

test('without a place the page asks for one, and no placeholder keeps waiting', async () => {
  serveToday(app.server, someClothes())
  app.server.answer(profiles.get, ({ params: { userId } }) => profileOf({ userId }))
  await app.open('/recommendations', hani)
  await expect.element(panel().getByRole('button', { name: '현재 위치 찾기' }).last()).toBeVisible()
  await expect.element(panel().getByText('위치 정보가 없어요.')).toBeVisible()
  await expect.element(page.getByText('날씨를 알게 되면 어울리는 옷을 골라 드릴게요.')).toBeVisible()
  await expect.element(panel()).not.toHaveAttribute('aria-busy', 'true')
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0)
})

const emptyWords = [
  '옷장이 비어 있어요',
  '피드가 없습니다',
  '작성한 피드가 없습니다',
  '추천할 옷이 없어요',
  '위치 정보가 없어요',
  '어디의 날씨를 볼까요',
  '알림이 없습니다',
]

for (const [path, ready] of [
  ['/closet', () => page.getByRole('article', { name: '청바지' }).first()],
  [`/feeds?authorIdEqual=${hani.id}`, () => posts().first()],
  ['/profiles', () => posts().first()],
  ['/recommendations', () => outfit().getByRole('article').first()],
] as const)
  test(`empty-state texts never flash before the first response at ${path.split('?')[0] ?? path}`, async () => {
    const pieces = someClothes()
    const { days } = serveToday(app.server, pieces)
    serveFollows(app.server)
    const late = createDelay()
    const delayed =
      <T>(content: T) =>
      async () => {
        await late.wait()
        return content
      }
    app.server.answer(clothes.list, delayed(pageOf(pieces)))
    app.server.answer(feeds.list, delayed(pageOf([feedOf(1)])))
    app.server.answer(weathers.list, delayed(days))
    app.server.answer(notifications.list, delayed(pageOf([])))
    app.server.answer(recommendations.get, async ({ query: { weatherId } }) => {
      await late.wait()
      return recommendationOf(weatherId, pieces)
    })
    const seen = new Set<string>()
    const record = new MutationObserver(() => {
      for (const word of emptyWords) if (document.body.textContent.includes(word)) seen.add(word)
    })
    record.observe(document, { childList: true, subtree: true, characterData: true })
    await app.open(path, hani)
    await expect.element(page.getByRole('main')).toBeVisible()
    await expect.poll(late.waiting).toBeGreaterThan(1)
    if (path === '/closet') expect(document.querySelectorAll('[data-skeleton]').length).toBeGreaterThan(0)
    late.open()
    await expect.element(ready()).toBeVisible()
    record.disconnect()
    expect([...seen]).toEqual([])
  })
