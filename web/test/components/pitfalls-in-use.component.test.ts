import { auth, authTexts, clothes, feeds, follows, profiles, recommendations, statistics, wears } from '@otday/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, Refusal, useApp } from '../kit/app.tsx'
import { serveCloset, serveFeeds, serveFollows, serveToday } from '../kit/diary.ts'
import { recommendationOf, someClothes } from '../kit/diary-fixtures.ts'
import { button, field } from '../kit/forms.ts'
import { hani, stateOf } from '../kit/people.ts'
import { pageOf } from '../kit/usual.ts'
import { feedOf } from '../kit/feeds.ts'

const app = useApp()
const posts = () => page.getByRole('feed').getByRole('article')
const outfit = () => page.getByRole('list', { name: '추천 옷' })
const follow = (name: string) =>
  page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name, exact: true }).click()
const count = (locator: { elements(): Element[] }, is: number) => expect.poll(() => locator.elements().length).toBe(is)
const textsOf = (locator: { elements(): Element[] }) => locator.elements().map(({ textContent }) => textContent)

test('a session that ends during use leads to the login once, with the reason', async () => {
  serveToday(app.server, [])
  serveFollows(app.server)
  await app.open('/recommendations', hani)
  await expect.element(page.getByRole('heading', { name: '추천할 옷이 없어요' })).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[data-skeleton]').length).toBe(0)
  // These are the last requests that the page makes; the test waits for them, so that they do not come later.
  for (const endpoint of [wears.question, statistics.similar])
    await expect.poll(() => app.server.callsOf(endpoint).length).toBeGreaterThan(0)
  const unauthorized = () => {
    throw new Refusal('SessionEnded')
  }
  for (const endpoint of [feeds.list, profiles.get, follows.summary]) app.server.answer(endpoint, unauthorized)
  app.server.answer(auth.refresh, () => {
    throw new Refusal('SessionEnded')
  })
  // The length of the browser's history does not grow beyond 50, so the test counts the calls of `pushState` instead.
  const steps = vi.spyOn(history, 'pushState')
  onTestFinished(() => steps.mockRestore())
  const before = app.server.calls.length
  await follow('프로필')
  await expect.poll(app.path).toBe('/auth/login')
  await expect.element(page.getByRole('main').getByRole('alert').last()).toHaveTextContent(authTexts.en.sessionEnded)
  // Opening the profile adds one history entry; the login page replaces that entry.
  expect(steps).toHaveBeenCalledTimes(1)
  const calls = app.server.calls.slice(before).map(({ endpoint }) => endpoint.path)
  expect(calls.filter((path) => path === auth.refresh.path)).toHaveLength(1)
  expect(calls.length).toBeLessThanOrEqual(6)
  app.server.answer(auth.signIn, () => stateOf(hani))
  serveToday(app.server, [])
  await field('ID').fill(hani.email)
  await field('Password').fill('otday123!')
  await button('Login').click()
  await expect.poll(app.path).toBe('/recommendations')
  await expect.element(page.getByRole('heading', { name: '추천할 옷이 없어요' })).toBeVisible()
})

test('a malformed item in a response loses its card, and the other items are shown', async () => {
  const pieces = someClothes()
  const { days } = serveToday(app.server, pieces)
  const [first, bad, good] = [feedOf(1), feedOf(2), feedOf(3)]
  const jsonOf = <T extends object>(content: T) => JSON.parse(JSON.stringify(content)) as object
  app.server.answer(feeds.list, () =>
    Response.json(jsonOf(pageOf([good, { ...bad, weather: null, ootds: 7 }, first] as object[]))),
  )
  app.server.answer(clothes.list, () =>
    Response.json(jsonOf(pageOf(pieces.map((one) => (one.name === '청바지' ? { ...one, attributes: null } : one))))),
  )
  app.server.answer(recommendations.get, () => {
    const recommendation = recommendationOf(days[0]?.id ?? first.weather.weatherId, pieces)
    const broken = recommendation.clothes.map((item, at) => (at === 0 ? { ...item, attributes: null } : item))
    return Response.json(jsonOf({ ...recommendation, clothes: broken }))
  })
  await app.open(`/feeds?authorIdEqual=${hani.id}`, hani)
  await expect.poll(() => textsOf(posts().getByText(/^줄 \d$/))).toEqual(['줄 3', '줄 1'])
  await follow('옷장')
  await expect.element(page.getByRole('article', { name: '회색 울 니트' })).toBeVisible()
  await follow('날씨별 옷 추천')
  await expect.element(outfit().getByRole('article').first()).toBeVisible()
})

test('a piece or like changed in one list changes in the other lists, too', async () => {
  const [knit, jeans] = someClothes()
  if (!knit || !jeans) throw new Error('There are some.')
  serveCloset(app.server, [knit, jeans])
  serveFollows(app.server)
  const feed = feedOf(1)
  serveFeeds(app.server, [feed])
  app.server.answer(clothes.update, ({ body }) => {
    const changed = { ...knit, type: body.type }
    serveCloset(app.server, [changed, jeans])
    return changed
  })
  await app.open('/closet', hani)
  const tab = (name: string) => page.getByRole('main').getByRole('radio', { name, exact: true })
  const one = page.getByRole('article', { name: '회색 울 니트' })
  for (const [name, pieces] of [
    ['상의', 1],
    ['하의', 1],
    ['전체', 2],
  ] as const) {
    await tab(name).click()
    await count(page.getByRole('main').getByRole('article'), pieces)
  }
  await page.getByRole('button', { name: '회색 울 니트 메뉴' }).click()
  await page.getByRole('menuitem', { name: '수정' }).click()
  const dialog = page.getByRole('dialog', { name: '옷 수정' })
  await dialog.getByRole('radio', { name: '하의', exact: true }).click()
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await tab('하의').click()
  await expect.element(one).toBeVisible()
  await expect.element(page.getByText('하의 2벌', { exact: true })).toBeVisible()
  await tab('상의').click()
  await expect.element(page.getByRole('heading', { name: '검색 결과가 없어요' })).toBeVisible()
  await expect.element(page.getByText('상의 0벌', { exact: true })).toBeVisible()

  const like = posts().getByRole('button', { name: /^좋아요/ })
  const ownFeeds = async () => {
    await button('내 메뉴').click()
    await page.getByRole('menuitem', { name: '내 피드' }).click()
    await expect.poll(app.path).toMatch(/authorIdEqual/)
  }
  await ownFeeds()
  await expect.element(like).toHaveAttribute('aria-pressed', 'false')
  await follow('프로필')
  await expect.poll(app.path).toMatch(/^\/profiles/)
  await like.click()
  await expect.element(like).toHaveAttribute('aria-pressed', 'true')
  await ownFeeds()
  await expect.element(like).toHaveAttribute('aria-pressed', 'true')
  await expect.element(like).toHaveAccessibleName('좋아요 1')
})
