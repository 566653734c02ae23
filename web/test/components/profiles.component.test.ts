import { feeds, follows, logTexts, profiles } from '@otday/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { answerFeeds, cards, columnsOf, idText, manyFeeds, me, minji, waiting } from '../kit/feeds.ts'
import { pressOn } from '../kit/forms.ts'
import { hani } from '../kit/people.ts'
import { answerClosets, answerPeople, followOf, personOf } from '../kit/profiles.ts'
import { breakDown, delay } from '../kit/trouble.ts'
import { profileOf } from '../kit/usual.ts'

const app = useApp()
afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1440, 900)
})

type Side = '팔로워' | '팔로잉'
const of = ({ userId }: { userId: string }) => `/profiles?userId=${userId}`
const name = () => page.getByRole('main').getByRole('heading', { level: 1 })
const count = (side: Side) => page.getByRole('button', { name: new RegExp(`^${side}`) })
const toggle = () => page.getByRole('main').getByRole('button', { name: /^팔로우( 취소)?$/ })
const list = (side: Side) => page.getByRole('dialog', { name: side, exact: true })
const names = (side: Side) =>
  list(side)
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

test('follow counts show a dash until loaded, and change with a follow or unfollow', async () => {
  answerFeeds(app.server, [])
  answerClosets(app.server, [])
  answerPeople(app.server, [me, minji], [followOf(1, minji, me)])
  const delayed = delay(app.server, follows.summary)
  await app.open(of(minji), hani)
  await expect.element(name()).toHaveTextContent('민지')
  await expect.element(count('팔로워')).toHaveTextContent('팔로워 -')
  await expect.element(count('팔로잉')).toHaveTextContent('팔로잉 -')
  await expect.element(toggle()).not.toBeInTheDocument()
  await expect.element(page.getByText('아직 작성한 피드가 없습니다')).toBeVisible()
  delayed.open()
  await expect.element(count('팔로워')).toHaveTextContent('팔로워 0')
  await expect.element(count('팔로잉')).toHaveTextContent('팔로잉 1')

  const asked = delay(app.server, follows.create)
  await toggle().click()
  await expect.element(toggle()).toHaveAttribute('aria-busy', 'true')
  await expect.element(toggle()).toHaveTextContent('팔로우')
  asked.open()
  await expect.element(toggle()).toHaveTextContent('팔로우 취소')
  await expect.element(count('팔로워')).toHaveTextContent('팔로워 1')
  await page.getByRole('link', { name: '프로필', exact: true }).first().click()
  await expect.element(name()).toHaveTextContent('하니')
  await expect.element(count('팔로워')).toHaveTextContent('팔로워 1')
  await expect.element(count('팔로잉')).toHaveTextContent('팔로잉 1')
  await expect.element(toggle()).not.toBeInTheDocument()
  history.back()
  await expect.element(name()).toHaveTextContent('민지')
  await toggle().click()
  await expect.element(toggle()).toHaveTextContent('팔로우')
  await expect.element(count('팔로워')).toHaveTextContent('팔로워 0')
})

test('a failed follow is logged and shows no toast', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answerFeeds(app.server, [])
  answerClosets(app.server, [])
  answerPeople(app.server, [me, minji])
  breakDown(app.server, follows.create)
  await app.open(of(minji), hani)
  await toggle().click()
  await expect.poll(() => complaints.mock.calls.some(([text]) => text === logTexts.followFailed)).toBe(true)
  await expect.element(toggle()).not.toHaveAttribute('aria-busy', 'true')
  await expect.element(toggle()).toHaveTextContent('팔로우')
  expect(document.querySelector('[data-sonner-toast]')).toBeNull()
})

test('the follower list can be searched, and a name leads to that profile', async () => {
  const fans = ['팜하니', '하늘', '김민지'].map((each, index) => personOf(index + 10, each))
  answerFeeds(app.server, [])
  answerClosets(app.server, [])
  answerPeople(
    app.server,
    [me, ...fans],
    fans.map((fan, index) => followOf(index + 1, fan, me)),
  )
  const delayed = delay(app.server, follows.followers)
  await app.open('/profiles', hani)
  await count('팔로워').click()
  await expect.element(list('팔로워').getByText('로딩 중...')).toBeVisible()
  delayed.open()
  await expect.poll(() => names('팔로워')).toEqual(['김민지', '하늘', '팜하니'])
  const search = list('팔로워').getByPlaceholder('사용자 검색...')
  await search.fill('하')
  await expect.poll(() => names('팔로워')).toEqual(['하늘', '팜하니'])
  await search.fill('없는이')
  await expect.element(list('팔로워').getByText('검색 결과가 없습니다.', { exact: true })).toBeVisible()
  history.back()
  await expect.element(list('팔로워')).not.toBeInTheDocument()
  await expect.element(count('팔로워')).toHaveFocus()
  await count('팔로잉').click()
  await expect.element(list('팔로잉').getByText('팔로잉이 없습니다', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

  await pressOn(count('팔로워'), '{Enter}')
  await pressOn(list('팔로워').getByRole('link', { name: '하늘' }), '{Enter}')
  await expect.element(list('팔로워')).not.toBeInTheDocument()
  await expect.element(name()).toHaveTextContent('하늘')
  expect(app.path()).toBe(of(fans[1] ?? me))
  history.back()
  await expect.element(name()).toHaveTextContent('하니')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('an empty follower list says so, and a long following list loads more on scrolling', async () => {
  answerFeeds(app.server, [])
  answerClosets(app.server, [])
  const relations = Array.from({ length: 23 }, (_, index) => followOf(index + 1, me, personOf(index + 10, `${index}`)))
  answerPeople(app.server, [me], relations)
  await app.open('/profiles', hani)
  await expect.element(count('팔로워')).toHaveTextContent('팔로워 0')
  for (const label of ['메시지 보내기', '팔로우', '팔로우 취소'])
    await expect.element(page.getByRole('button', { name: label, exact: true })).not.toBeInTheDocument()
  await count('팔로워').click()
  await expect.element(list('팔로워').getByText('팔로워이 없습니다', { exact: true })).toBeVisible()
  await expect.element(list('팔로워').getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(list('팔로워')).not.toBeInTheDocument()
  await count('팔로잉').click()
  await expect.poll(() => names('팔로잉').length).toBe(20)
  list('팔로잉').getByRole('link').last().element().scrollIntoView()
  await expect.poll(() => names('팔로잉').length).toBe(23)
})

test('the newest profile wins when an older one loads late, and an unknown user gets a message', async () => {
  const [slow, quick] = [personOf(10, '느린이'), personOf(11, '빠른이')]
  answerFeeds(app.server, manyFeeds(13, { author: quick }))
  answerClosets(app.server, [])
  answerPeople(app.server, [me, slow, quick])
  const delayed = delay(app.server, profiles.get, ({ params }) => params.userId === slow.userId)
  const posts = delay(app.server, feeds.list, ({ query }) => query.authorIdEqual === quick.userId)
  await app.open(of(slow), hani)
  await expect.poll(() => delayed.waiting()).toBeGreaterThan(0)
  window.location.hash = of(quick)
  await expect.element(name()).toHaveTextContent('빠른이')
  await expect.poll(waiting).toBe(6)
  posts.open()
  await expect.poll(() => cards('작성한 피드').elements().length).toBe(10)
  delayed.open()
  await expect.element(name()).toHaveTextContent('빠른이')

  await app.open(of({ userId: idText(20, 99) }), hani)
  await expect.element(page.getByRole('heading', { name: '사용자를 찾을 수 없어요' })).toBeVisible()
  await page.getByRole('link', { name: '내 프로필로 가기' }).click()
  await expect.element(name()).toHaveTextContent('하니')
})

test('a person without a name is called 사용자', async () => {
  answerFeeds(app.server, [])
  answerClosets(app.server, [])
  answerPeople(app.server, [me])
  app.server.answer(profiles.get, () => profileOf({ name: '' }))
  await app.open('/profiles', hani)
  await expect.element(name()).toHaveTextContent('사용자')
})

test('posts of a profile stand in one to three columns, with three placeholders for the next page', async () => {
  answerFeeds(app.server, manyFeeds(12, { author: minji }))
  answerClosets(app.server, [])
  answerPeople(app.server, [me, minji])
  const next = delay(app.server, feeds.list, ({ query }) => query.cursor !== undefined)
  await app.open(of(minji), hani)
  const posts = () => cards('작성한 피드').elements()
  await expect.poll(() => posts().length).toBe(10)
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1440, 3],
    [1920, 3],
  ] as const) {
    await page.viewport(width, 900)
    await expect.poll(() => columnsOf(posts()), { message: `at ${width} px` }).toBe(columns)
  }
  await page.viewport(1440, 900)
  posts().at(-1)?.scrollIntoView()
  await expect.poll(waiting).toBe(3)
  next.open()
  await expect.poll(() => posts().length).toBe(12)
})
