import {
  type Feed,
  feeds,
  likes,
  precipitationLabels,
  type PrecipitationType,
  skyLabels,
  type SkyStatus,
  toastTexts,
} from '@otday/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page, useApp, userEvent } from '../kit/app.tsx'
import {
  answerFeeds,
  cards,
  columnsOf,
  feedOf,
  itemOf,
  list,
  manyFeeds,
  me,
  minji,
  portrait,
  shownFeeds,
  waiting,
} from '../kit/feeds.ts'
import { focus } from '../kit/forms.ts'
import { pressComposing, pressEnterAtOnce, typeAtOnce } from '../kit/keys.ts'
import { hani } from '../kit/people.ts'
import { answerPeople } from '../kit/profiles.ts'
import { breakDown, delay } from '../kit/trouble.ts'

const app = useApp()
afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1440, 900)
})

const search = () => page.getByRole('searchbox', { name: '피드 내 검색' })
const choice = (label: string) => page.getByRole('combobox', { name: label })
const ids = (all: readonly Feed[]) => all.map(({ id }) => id)
const askedWords = () => app.server.callsOf(feeds.list).map(({ query }) => query.keywordLike)
const degrees = (value: number | null) => `${Math.round(value ?? 0)}°`.replace('-0°', '0°').replace('-', '\u2212')

test('the search waits for a pause in typing and sends the trimmed word', async () => {
  const [, kept] = answerFeeds(app.server, [feedOf(1), feedOf(2, { content: '파란 코트' })]).posts
  await app.open('/feeds', hani)
  await expect.poll(() => cards().elements().length).toBe(2)
  const before = askedWords().length
  const delayed = delay(app.server, feeds.list)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // With a delay shorter than 300 ms, the page would also search for this word.
  typeAtOnce(search(), '없는')
  await vi.advanceTimersByTimeAsync(299)
  typeAtOnce(search(), '  코트  ')
  await vi.advanceTimersByTimeAsync(299)
  expect(delayed.waiting()).toBe(0)
  expect(app.path()).not.toContain('keywordLike')
  await vi.advanceTimersByTimeAsync(1)
  // With fake timers, polling would advance the time further, so the test returns to real timers.
  vi.useRealTimers()
  await expect.poll(delayed.waiting).toBe(1)
  delayed.open()
  await expect.poll(() => app.path()).toMatch(new RegExp(`keywordLike=${encodeURIComponent('코트')}(&|$)`))
  await expect.poll(shownFeeds).toEqual([kept?.id])
  expect(askedWords().slice(before)).toEqual(['코트'])
  await page.getByRole('button', { name: '지우기', exact: true }).click()
  await expect.poll(() => app.path()).not.toContain('keywordLike')
})

test('the Enter that ends a Korean syllable searches nothing, the next Enter searches at once', async () => {
  answerFeeds(app.server, [])
  await app.open('/feeds', hani)
  await expect.element(page.getByText('피드가 없습니다')).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  typeAtOnce(search(), '코트')
  pressComposing(search().element())
  await vi.advanceTimersByTimeAsync(10)
  expect(app.path()).not.toContain('keywordLike')
  pressEnterAtOnce(search())
  await vi.advanceTimersByTimeAsync(10)
  // The pause after typing never ends with real timers, so this search is that of Enter.
  vi.useRealTimers()
  await expect.poll(() => askedWords().at(-1)).toBe('코트')
})

interface Wish {
  sky?: SkyStatus
  rain?: PrecipitationType
  author?: string
  byLikes?: boolean
}

/** Returns the ids of the feeds that the list must show, the newest or the most liked first. */
function wished(all: readonly Feed[], { sky, rain, author, byLikes }: Wish): string[] {
  const fitting = all.filter(
    ({ weather, author: { userId } }) =>
      (!sky || weather.skyStatus === sky) &&
      (!rain || weather.precipitation.type === rain) &&
      (!author || userId === author),
  )
  const newest = (one: Feed, two: Feed) => (one.id < two.id ? 1 : -1)
  return ids(fitting.toSorted((one, two) => (byLikes ? two.likeCount - one.likeCount : 0) || newest(one, two)))
}

function underSky(number: number, skyStatus: SkyStatus, type: PrecipitationType, over: Partial<Feed>): Feed {
  const feed = feedOf(number, over)
  return { ...feed, weather: { ...feed.weather, skyStatus, precipitation: { type, amount: 0, probability: 0 } } }
}

test('filters, orders, search word and author narrow the list together, and the URL keeps them', async () => {
  const days = [
    ['CLEAR', 'NONE'],
    ['CLOUDY', 'RAIN'],
    ['MOSTLY_CLOUDY', 'SNOW'],
    ['CLOUDY', 'NONE'],
    ['CLOUDY', 'RAIN'],
  ] as const
  const mine = days.map(([sky, rain], index) =>
    underSky(index + 1, sky, rain, { content: '오늘 말', likeCount: index % 3 === 0 ? 0 : 1 }),
  )
  const theirs = [days[1], days[0]].map(([sky, rain], index) =>
    underSky(index + 11, sky, rain, { author: minji, content: '말 하루', likeCount: index }),
  )
  const said = [...mine, ...theirs]
  answerFeeds(app.server, [...said, underSky(21, 'CLOUDY', 'RAIN', { content: '다른 것' })])
  answerPeople(app.server, [me, minji])
  const shows = (wish: Wish) => expect.poll(shownFeeds).toEqual(wished(said, wish))

  await app.open('/feeds?keywordLike=말', hani)
  await shows({})
  await expect.element(search()).toHaveValue('말')
  await choice('하늘').selectOptions(skyLabels.CLEAR)
  await shows({ sky: 'CLEAR' })
  await choice('하늘').selectOptions(skyLabels.CLOUDY)
  await shows({ sky: 'CLOUDY' })
  await choice('강수').selectOptions(precipitationLabels.RAIN)
  await shows({ sky: 'CLOUDY', rain: 'RAIN' })
  await choice('정렬').selectOptions('좋아요순')
  await shows({ sky: 'CLOUDY', rain: 'RAIN', byLikes: true })
  expect(app.server.callsOf(feeds.list).at(-1)?.query).toMatchObject({
    sortBy: 'likeCount',
    sortDirection: 'DESCENDING',
    limit: 10,
  })
  await choice('하늘').selectOptions('전체')
  await choice('강수').selectOptions('전체')
  await shows({ byLikes: true })
  expect(app.path()).not.toMatch(/skyStatusEqual|precipitationTypeEqual/)

  const author = minji.userId
  await app.open(`/feeds?keywordLike=말&authorIdEqual=${author}&sortBy=likeCount&skyStatusEqual=CLOUDY`, hani)
  await shows({ author, sky: 'CLOUDY', byLikes: true })
  await expect.element(choice('하늘')).toHaveValue('CLOUDY')
  await expect.element(choice('정렬')).toHaveValue('likeCount')
  await expect.element(search()).toHaveValue('말')
  await page.getByRole('button', { name: '민지 님의 피드 필터 지우기' }).click()
  await shows({ sky: 'CLOUDY', byLikes: true })
  await choice('정렬').selectOptions('최신순')
  await shows({ sky: 'CLOUDY' })
  await search().fill('말 하루')
  await shows({ author, sky: 'CLOUDY' })
})

test('eight placeholders stand for the first page and four for each further page', async () => {
  const all = manyFeeds(14)
  answerFeeds(app.server, all)
  const first = delay(app.server, feeds.list, ({ query }) => query.cursor === undefined)
  const next = delay(app.server, feeds.list, ({ query }) => query.cursor !== undefined)
  await app.open('/feeds', hani)
  await expect.poll(waiting).toBe(8)
  await expect.element(page.getByText('피드가 없습니다')).not.toBeInTheDocument()
  first.open()
  await expect.poll(() => cards().elements().length).toBe(10)
  await expect
    .poll(() => {
      cards().last().element().scrollIntoView()
      return waiting()
    })
    .toBe(4)
  await expect.element(list()).toHaveAttribute('aria-busy', 'true')
  const asked = app.server.callsOf(feeds.list).map(({ query }) => query)
  expect([asked[0]?.cursor, asked[0]?.limit]).toEqual([undefined, 10])
  expect(asked.filter(({ cursor }) => cursor !== undefined)).toMatchObject([{ cursor: '10', limit: 10 }])
  next.open()
  await expect.poll(() => cards().elements().length).toBe(14)
  expect(waiting()).toBe(0)
  expect(shownFeeds()).toEqual(ids(all.toReversed()))
  await expect.element(page.getByText('모두 보여 드렸어요.')).toBeVisible()
})

test('a list that fails to load can be retried, for the first page and for further pages', async () => {
  answerFeeds(app.server, manyFeeds(12))
  const mended = breakDown(app.server, feeds.list, { message: '지금은 이용할 수 없어요.' })
  await app.open('/feeds', hani)
  const alert = page.getByRole('main').getByRole('alert')
  await expect.element(alert).toMatchTextContent('지금은 이용할 수 없어요.')
  await expect.element(alert.getByRole('heading', { name: '피드를 불러오지 못했어요' })).toBeVisible()
  await expect.element(page.getByText('피드가 없습니다')).not.toBeInTheDocument()
  mended()
  await alert.getByRole('button', { name: '다시 시도' }).click()
  await expect.poll(() => cards().elements().length).toBe(10)
  const mendedAgain = breakDown(app.server, feeds.list)
  cards().last().element().scrollIntoView()
  await expect.element(alert).toMatchTextContent('더 불러오지 못했어요.')
  expect(cards().elements()).toHaveLength(10)
  mendedAgain()
  await alert.getByRole('button', { name: '다시 시도' }).click()
  await expect.poll(() => cards().elements().length).toBe(12)
})

test('a card shows up to three pieces and the number of the others', async () => {
  const wearing = (number: number, count: number) =>
    feedOf(number, { ootds: Array.from({ length: count }, (_, index) => itemOf(index + 1)) })
  answerFeeds(app.server, [wearing(1, 1), wearing(2, 3), wearing(3, 5)])
  await app.open('/feeds', hani)
  await expect.poll(() => cards().elements().length).toBe(3)
  const collages = [0, 1, 2].map((nth) => cards().nth(nth).getByRole('list', { name: '옷차림' }))
  expect(collages.map((collage) => collage.getByRole('listitem').elements().length)).toEqual([3, 3, 1])
  expect(
    collages.map((collage) =>
      collage
        .getByText(/^\+/)
        .elements()
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([['+2'], [], []])
})

test('cards show the whole outfit, fit four to a screen, and leave no gap above the like button', async () => {
  const wearing = { ootds: [1, 2, 3, 4].map((number) => itemOf(number)), flatLayUrl: portrait }
  const long = { ...wearing, content: '긴 말 '.repeat(80) }
  answerFeeds(app.server, [feedOf(1, long), feedOf(2, wearing), feedOf(3, long), feedOf(4, wearing)])
  await page.viewport(1440, 900)
  await app.open('/feeds', hani)
  await expect.poll(() => cards().elements().length).toBe(4)
  for (const card of cards().elements()) {
    const box = card.getBoundingClientRect()
    expect(box.bottom).toBeLessThanOrEqual(900)
    const whole = card.querySelector<HTMLElement>('img[alt="옷 4가지를 펼쳐 놓은 그림"]')
    const picture = whole?.getBoundingClientRect() ?? new DOMRect()
    expect(whole && getComputedStyle(whole).objectFit).toBe('contain')
    expect([picture.left > box.left, picture.right < box.right]).toEqual([true, true])
    expect([picture.top > box.top, picture.bottom < box.bottom]).toEqual([true, true])
    expect(whole?.getAttribute('src')).toBe(`${portrait}?format=card&ground=none`)
    // The picture is shown at its own aspect ratio of 4:5, so that hardly a part of its box stays empty.
    expect(picture.width / picture.height).toBeCloseTo(0.8, 1)
    const when = card.querySelector('time')?.getBoundingClientRect()
    const weather = card.querySelector('header button')?.getBoundingClientRect()
    expect(when?.right).toBeLessThanOrEqual(weather?.left ?? 0)
    const words = card.querySelector('p')?.getBoundingClientRect()
    const heart = card.querySelector('footer button')?.getBoundingClientRect()
    expect((heart?.top ?? Number.NaN) - (words?.bottom ?? 0)).toBeLessThanOrEqual(8)
  }
})

test('the author’s name and portrait on a card lead to the author’s profile', async () => {
  answerFeeds(app.server, [feedOf(1, { author: { ...minji, profileImageUrl: portrait } })])
  await app.open('/feeds', hani)
  const link = cards().getByRole('link', { name: /민지/ })
  await expect.element(link).toBeVisible()
  expect(link.element().querySelector('img')?.getAttribute('src')).toBe(portrait)
  answerPeople(app.server, [me, minji])
  await link.click()
  await expect.poll(() => app.path()).toBe(`/profiles?userId=${minji.userId}`)
  await expect.element(page.getByRole('heading', { level: 1, name: '민지' })).toBeVisible()
})

test('hovering or focusing the weather badge of a card shows its details', async () => {
  answerFeeds(app.server, [feedOf(1)])
  const { temperature, skyStatus } = feedOf(1).weather
  const facts = [
    skyLabels[skyStatus],
    '평균(현재)',
    ...[temperature.current, temperature.min, temperature.max].map(degrees),
  ]
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.viewport(width, height)
    await app.open('/feeds', hani)
    const badge = cards()
      .getByRole('button')
      .filter({ hasText: degrees(temperature.current) })
    const tip = page.getByRole('tooltip')
    await expect.element(badge).toBeVisible()
    await userEvent.tab()
    focus(badge)
    for (const fact of facts) await expect.element(tip).toMatchTextContent(fact)
    await userEvent.keyboard('{Escape}')
    await expect.element(tip).not.toBeInTheDocument()
    focus(search())
    await badge.hover()
    for (const fact of facts) await expect.element(tip).toMatchTextContent(fact)
    await search().hover()
  }
})

test('a like shows when the server has agreed, and not before', async () => {
  answerFeeds(app.server, [feedOf(1)])
  const delayed = delay(app.server, likes.create)
  await app.open('/feeds', hani)
  const like = cards().getByRole('button', { name: /^좋아요/ })
  await expect.element(like).toHaveAccessibleName('좋아요 0')
  await like.click()
  await expect.element(like).toHaveAttribute('aria-busy', 'true')
  await expect.element(like).toHaveAttribute('aria-pressed', 'false')
  await expect.element(like).toHaveAccessibleName('좋아요 0')
  delayed.open()
  await expect.element(like).toHaveAttribute('aria-pressed', 'true')
  await expect.element(like).toHaveAccessibleName('좋아요 1')
  await expect.element(like).not.toHaveAttribute('aria-busy', 'true')

  const mended = breakDown(app.server, likes.delete)
  await like.click()
  await expect.element(page.getByText(toastTexts.likeFailed)).toBeVisible()
  await expect.element(like).toHaveAttribute('aria-pressed', 'true')
  await expect.element(like).toHaveAccessibleName('좋아요 1')
  mended()
  await like.click()
  await expect.element(like).toHaveAttribute('aria-pressed', 'false')
  await expect.element(like).toHaveAccessibleName('좋아요 0')
})

test('cards stand in one to four columns and show weather, three lines of text and likes', async () => {
  const all = manyFeeds(5, { content: '긴 말 '.repeat(80) })
  const { weather } = feedOf(1)
  answerFeeds(
    app.server,
    all.with(3, feedOf(4, { weather: { ...weather, temperature: { ...weather.temperature, current: null } } })),
  )
  await app.open('/feeds', hani)
  await expect.poll(() => cards().elements().length).toBe(5)
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1280, 3],
    [1440, 4],
  ] as const) {
    await page.viewport(width, 900)
    await expect.poll(() => columnsOf(cards().elements()), { message: `at ${width} px` }).toBe(columns)
  }
  await page.viewport(1440, 900)
  await expect.element(search()).toHaveAttribute('placeholder', '피드 내 검색')
  const card = cards().first()
  const words = card.element().querySelector('p')
  expect(words?.clientHeight).toBe(3 * 24)
  expect(words?.scrollHeight).toBeGreaterThan(3 * 24)
  await expect.element(card.getByRole('img', { name: skyLabels[weather.skyStatus] })).toBeVisible()
  expect(cards().nth(1).element().querySelector('header button')).toHaveTextContent('-')
  const like = card.getByRole('button', { name: /^좋아요/ })
  const heart = () => like.element().querySelector('svg')?.getAttribute('fill')
  expect(heart()).toBe('none')
  await like.click()
  await expect.poll(heart).not.toBe('none')
})
