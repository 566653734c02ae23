import {
  type Feed,
  precipitationLabels,
  type PrecipitationType,
  skyLabels,
  type SkyStatus,
  toastTexts,
} from '@otday/contract'
import type { Page, Request } from '@playwright/test'
import { breakDown, delayResponses } from '../network.ts'
import type { ApiUser } from '@otday/contract/api-user'
import { expect, test, visit } from '../test.ts'
import { hang, portray, post, postMany, today, variedDays } from '../wardrobe.ts'

const list = (page: Page) => page.getByRole('feed', { name: '피드' })
const cards = (page: Page) => list(page).getByRole('article')
const card = (page: Page, { id }: Feed) => page.locator(`[data-feed="${id}"]`)
const search = (page: Page) => page.getByRole('searchbox', { name: '피드 내 검색' })
const choice = (page: Page, label: string) => page.getByRole('combobox', { name: label })
const waiting = (page: Page) => page.locator('[data-skeleton]')

/** The ids of the shown feeds, in order. */
const shown = (page: Page) => cards(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-feed')))
const ids = (feeds: readonly Feed[]) => feeds.map(({ id }) => id)

/** What the page asks the list of feeds for. */
const askedFor = (page: Page, name: string, value: string) =>
  page.waitForRequest((request) => isList(request) && new URL(request.url()).searchParams.get(name) === value)

function isList(request: Request) {
  return request.method() === 'GET' && new URL(request.url()).pathname === '/api/feeds'
}

const ofAuthor = (person: ApiUser) => `/feeds?authorIdEqual=${person.id}`

test('searching waits until typing rests, and looks for the trimmed word', async ({ page, person, enter }) => {
  const word = crypto.randomUUID()
  const [feed] = await postMany(person, word, 1)
  await enter(person)
  await page.clock.install()
  await visit(page, ofAuthor(person))
  await expect(cards(page)).toHaveCount(1)
  const words: (string | null)[] = []
  page.on('request', (request) => {
    if (isList(request)) words.push(new URL(request.url()).searchParams.get('keywordLike'))
  })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await search(page).fill('없는')
  await page.clock.runFor(299)
  await search(page).fill(`  ${word}  `)
  await page.clock.runFor(299)
  expect(words).toEqual([])
  await expect(page).not.toHaveURL(/keywordLike/)
  const asked = askedFor(page, 'keywordLike', word)
  await page.clock.runFor(1)
  await asked
  await page.clock.resume()
  await expect(page).toHaveURL(new RegExp(`keywordLike=${word}(&|$)`))
  await expect.poll(() => shown(page)).toEqual([feed?.id])
  expect(words).toEqual([word])
  await page.getByRole('button', { name: '지우기', exact: true }).click()
  await expect(page).not.toHaveURL(/keywordLike/)
})

test('the Enter that ends a syllable searches nothing, the next one searches at once', async ({
  page,
  person,
  enter,
}) => {
  await enter(person)
  await page.clock.install()
  await visit(page, ofAuthor(person))
  await expect(page.getByText('피드가 없습니다')).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await search(page).fill('코트')
  await search(page).dispatchEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true })
  await expect(page).not.toHaveURL(/keywordLike/)
  const asked = askedFor(page, 'keywordLike', '코트')
  await search(page).press('Enter')
  await page.clock.runFor(1)
  await asked
})

interface Wish {
  sky?: SkyStatus
  rain?: PrecipitationType
  author?: string
  byLikes?: boolean
}

/** What the list has to show, newest or most liked first. */
function wished(feeds: readonly Feed[], { sky, rain, author, byLikes }: Wish): string[] {
  const fitting = feeds.filter(
    ({ weather, author: { userId } }) =>
      (!sky || weather.skyStatus === sky) &&
      (!rain || weather.precipitation.type === rain) &&
      (!author || userId === author),
  )
  const newest = (one: Feed, two: Feed) => (one.id < two.id ? 1 : -1)
  return ids(fitting.toSorted((one, two) => (byLikes ? two.likeCount - one.likeCount : 0) || newest(one, two)))
}

test('filters, orders, word and author narrow the list together, and the address keeps them', async ({
  page,
  person,
  other,
  enter,
}) => {
  const word = crypto.randomUUID()
  const days = await variedDays(person)
  const wet = days.find(({ precipitation }) => precipitation.type !== 'NONE')
  const clear = days.find(({ skyStatus }) => skyStatus === 'CLEAR')
  if (!wet || !clear) throw new Error('The sample weather has neither rain nor sun.')
  const mine = await hang(person, [['청바지', 'BOTTOM']])
  const theirs = await hang(other, [['코트', 'OUTER']])
  const feeds: Feed[] = []
  for (const day of days) feeds.push(await post(person, day, mine, `오늘 ${word}`))
  await post(person, wet, mine, '다른 말')
  for (const day of [wet, clear]) feeds.push(await post(other, day, theirs, `${word} 하루`))
  for (const feed of feeds.filter((_, index) => index % 3 === 0)) {
    await other.likes.create({ params: { feedId: feed.id } })
    feed.likeCount = 1
  }
  const shows = (wish: Wish) => expect.poll(() => shown(page)).toEqual(wished(feeds, wish))
  const [sky, rain] = [wet.skyStatus, wet.precipitation.type]

  await enter(person)
  await visit(page, `/feeds?keywordLike=${word}`)
  await shows({})
  await expect(search(page)).toHaveValue(word)
  await choice(page, '하늘').selectOption({ label: skyLabels.CLEAR })
  await shows({ sky: 'CLEAR' })
  await choice(page, '하늘').selectOption({ label: skyLabels[sky] })
  await shows({ sky })
  await choice(page, '강수').selectOption({ label: precipitationLabels[rain] })
  await shows({ sky, rain })
  await choice(page, '정렬').selectOption({ label: '좋아요순' })
  await shows({ sky, rain, byLikes: true })
  await choice(page, '하늘').selectOption({ label: '전체' })
  await choice(page, '강수').selectOption({ label: '전체' })
  await shows({ byLikes: true })
  await expect(page).not.toHaveURL(/skyStatusEqual|precipitationTypeEqual/)

  await visit(page, `/feeds?keywordLike=${word}&authorIdEqual=${other.id}&sortBy=likeCount&skyStatusEqual=${sky}`)
  await shows({ author: other.id, sky, byLikes: true })
  await page.reload()
  await shows({ author: other.id, sky, byLikes: true })
  await expect(choice(page, '하늘')).toHaveValue(sky)
  await expect(choice(page, '정렬')).toHaveValue('likeCount')
  await expect(search(page)).toHaveValue(word)
  await page.getByRole('button', { name: '민지 님의 피드 필터 지우기' }).click()
  await shows({ sky, byLikes: true })
  await choice(page, '정렬').selectOption({ label: '최신순' })
  await shows({ sky })
  await search(page).fill(`${word} 하루`)
  await expect.poll(() => shown(page)).toEqual(wished(feeds, { author: other.id, sky }))
})

test('eight places are kept for the first page and four for each next one', async ({ page, person, enter }) => {
  const feeds = await postMany(person, '줄', 14)
  await enter(person)
  const first = await delayResponses(page, '/api/feeds', (url) => !url.searchParams.has('cursor'))
  const next = await delayResponses(page, '/api/feeds', (url) => url.searchParams.has('cursor'))
  await visit(page, ofAuthor(person))
  await expect(waiting(page)).toHaveCount(8)
  await expect(page.getByText('피드가 없습니다')).toBeHidden()
  first.open()
  await expect(cards(page)).toHaveCount(10)
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect(waiting(page)).toHaveCount(4)
  await expect(list(page)).toHaveAttribute('aria-busy', 'true')
  expect(next.waiting()).toBe(1)
  next.open()
  await expect(cards(page)).toHaveCount(14)
  await expect(waiting(page)).toHaveCount(0)
  expect(await shown(page)).toEqual(ids(feeds.toReversed()))
  await expect(page.getByText('모두 보여 드렸어요.')).toBeVisible()
})

test('a list that cannot be had says so and is had again, page by page', async ({ page, person, enter }) => {
  await postMany(person, '줄', 12)
  await enter(person)
  const mend = await breakDown(page, '/api/feeds', 'GET', { message: '지금은 이용할 수 없어요.' })
  await visit(page, ofAuthor(person))
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('지금은 이용할 수 없어요.')
  await expect(alert.getByRole('heading', { name: '피드를 불러오지 못했어요' })).toBeVisible()
  await expect(page.getByText('피드가 없습니다')).toBeHidden()
  mend()
  let broken = true
  await page.route(
    (url) => url.pathname === '/api/feeds' && url.searchParams.has('cursor'),
    (route) => (broken ? route.fulfill({ status: 500, json: {} }) : route.fallback()),
  )
  await alert.getByRole('button', { name: '다시 시도' }).click()
  await expect(cards(page)).toHaveCount(10)
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect(alert).toContainText('더 불러오지 못했어요.')
  await expect(cards(page)).toHaveCount(10)
  broken = false
  await alert.getByRole('button', { name: '다시 시도' }).click()
  await expect(cards(page)).toHaveCount(12)
})

test('a card shows up to three pieces and counts the rest', async ({ page, person, enter }) => {
  const pieces = await hang(person)
  const day = await today(person)
  const [one, three, five] = [
    await post(person, day, pieces.slice(0, 1), '하나'),
    await post(person, day, pieces.slice(0, 3), '셋'),
    await post(person, day, pieces.slice(0, 5), '다섯'),
  ]
  await enter(person)
  await visit(page, ofAuthor(person))
  for (const [feed, count, more] of [
    [one, 1, null],
    [three, 3, null],
    [five, 3, '+2'],
  ] as const) {
    const collage = card(page, feed).getByRole('list', { name: '옷차림' })
    await expect(collage.getByRole('listitem')).toHaveCount(count)
    if (more) await expect(collage.getByText(more, { exact: true })).toBeVisible()
    else await expect(collage.getByText(/^\+/)).toHaveCount(0)
  }
})

test('author and portrait lead to the profile', async ({ page, person, enter }) => {
  const portrait = await portray(person)
  const [feed] = await postMany(person, '줄', 1)
  if (!feed) return
  await enter(person)
  await visit(page, ofAuthor(person))
  const link = card(page, feed).getByRole('link', { name: person.name })
  await expect(link.locator('img')).toHaveAttribute('src', new RegExp(`^${portrait}`))
  await link.click()
  await expect(page).toHaveURL(new RegExp(`#/profiles\\?userId=${person.id}$`))
})

test('the weather of a card says more on hover, touch and focus', { tag: '@phone' }, async ({
  page,
  person,
  enter,
  isMobile,
}) => {
  const [feed] = await postMany(person, '줄', 1)
  if (!feed) return
  await enter(person)
  await visit(page, ofAuthor(person))
  const { temperature, skyStatus } = feed.weather
  const degrees = (value: number | null) =>
    value === null ? '-' : `${Math.round(value)}°`.replace('-0°', '0°').replace('-', '\u2212')
  const badge = card(page, feed)
    .getByRole('button')
    .filter({ hasText: degrees(temperature.current) })
    .first()
  const tip = page.getByRole('tooltip')
  const facts = [
    skyLabels[skyStatus],
    '평균(현재)',
    degrees(temperature.current),
    degrees(temperature.min),
    degrees(temperature.max),
  ]
  await badge.focus()
  for (const fact of facts) await expect(tip).toContainText(fact)
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await search(page).focus()
  if (isMobile) await badge.tap()
  else await badge.hover()
  for (const fact of facts) await expect(tip).toContainText(fact)
})

test('a like shows when the server has agreed, and not before', async ({ page, person, enter }) => {
  const [feed] = await postMany(person, '줄', 1)
  if (!feed) return
  await enter(person)
  const delayed = await delayResponses(page, `/api/feeds/${feed.id}/like`)
  await visit(page, ofAuthor(person))
  const like = card(page, feed).getByRole('button', { name: /^좋아요/ })
  await expect(like).toHaveAccessibleName('좋아요 0')
  await like.click()
  await expect(like).toHaveAttribute('aria-busy', 'true')
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect(like).toHaveAccessibleName('좋아요 0')
  delayed.open()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveAccessibleName('좋아요 1')
  await expect(like).not.toHaveAttribute('aria-busy', 'true')

  const mend = await breakDown(page, `/api/feeds/${feed.id}/like`, 'DELETE')
  await like.click()
  await expect(page.getByText(toastTexts.likeFailed)).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveAccessibleName('좋아요 1')
  mend()
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect(like).toHaveAccessibleName('좋아요 0')
})

test.describe('far from Korea', () => {
  test.use({ timezoneId: 'America/New_York', locale: 'en-US' })

  test('day and time are told as in Seoul', async ({ page, person, enter }) => {
    const [feed] = await postMany(person, '줄', 1)
    if (!feed) return
    await enter(person)
    await visit(page, ofAuthor(person))
    const seoul = new Date(feed.createdAt.getTime() + 9 * 60 * 60_000).toISOString()
    const label = card(page, feed).locator('time')
    await expect(label).toContainText(`${Number(seoul.slice(5, 7))}월 ${Number(seoul.slice(8, 10))}일`)
    await expect(label).toContainText(seoul.slice(11, 16))
  })
})
