import { authTexts, type Feed, live } from '@otday/contract'
import { type APIRequestContext, type Page, request } from '@playwright/test'
import { alter, delayResponses } from '../network.ts'
import type { ApiUser } from '@otday/contract/api-user'
import { expect, expectFilled, expectLive, seoul, test, visit } from '../test.ts'
import { hang, portray, post, postMany, settle, today } from '../wardrobe.ts'

const texts = authTexts.en
const feeds = (page: Page) => page.getByRole('feed').getByRole('article')
const outfit = (page: Page) => page.getByRole('list', { name: '추천 옷' })
const portrait = (page: Page) => page.getByRole('button', { name: '내 메뉴' })
const panel = (page: Page) => page.getByRole('region', { name: '오늘의 날씨' })
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name, exact: true }).click()

async function signIn(page: Page, { email }: ApiUser, password: string) {
  await page.getByLabel('ID').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/#\/recommendations$/)
}

/** Every text that ever stood on the page is looked through for these, however short it stood there. */
async function recordTexts(page: Page, ...wanted: string[]): Promise<() => Promise<string[]>> {
  await page.addInitScript((words) => {
    const seen = new Set<string>()
    Object.assign(window, { seenWords: seen })
    const record = () => {
      const text = document.body?.textContent ?? ''
      for (const word of words) if (text.includes(word)) seen.add(word)
    }
    new MutationObserver(record).observe(document, { childList: true, subtree: true, characterData: true })
  }, wanted)
  return () => page.evaluate(() => [...(window as unknown as { seenWords: Set<string> }).seenWords])
}

test('who signs in after somebody else in the same tab finds nothing of them', async ({
  page,
  person,
  other,
  enter,
}) => {
  await settle(person)
  const imageUrl = await portray(person)
  const [knit] = await hang(person, [
    ['회색 울 니트', 'TOP'],
    ['청바지', 'BOTTOM'],
  ])
  if (!knit) return
  const feed = await post(person, await today(person), [knit], '하니의 옷차림')
  await person.likes.create({ params: { feedId: feed.id } })
  await other.follows.create({ body: { followerId: other.id, followeeId: person.id } })
  await enter(person)
  await visit(page, '/recommendations')
  await expect(page.getByRole('button', { name: '알림 1개' })).toBeVisible()
  await expect(outfit(page).getByRole('article', { name: '회색 울 니트' })).toBeVisible()
  await expect(portrait(page).locator('img')).toHaveAttribute('src', new RegExp(`^${imageUrl}`))
  await follow(page, '옷장')
  await expect(page.getByRole('article', { name: '회색 울 니트' })).toBeVisible()
  await portrait(page).click()
  await page.getByRole('menuitem', { name: '내 피드' }).click()
  await expect(feeds(page).getByRole('button', { name: '좋아요' })).toHaveAttribute('aria-pressed', 'true')

  await portrait(page).click()
  await page.getByRole('menuitem', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await expect(page.getByText(texts.sessionEnded)).toBeHidden()
  await expectLive(page, () => signIn(page, other, other.password))
  await expect(page.getByRole('button', { name: '알림', exact: true })).toBeVisible()
  await expect(panel(page).getByRole('button', { name: '현재 위치 찾기' }).last()).toBeVisible()
  await expect(panel(page).getByText('서울')).toHaveCount(0)
  await expect(panel(page).getByText('°')).toHaveCount(0)
  await expect(page.getByText('회색 울 니트')).toHaveCount(0)
  await expect(portrait(page).locator(`img[src^="${imageUrl}"]`)).toHaveCount(0)
  await follow(page, '옷장')
  await expect(page.getByRole('heading', { name: '옷장이 비어 있어요' })).toBeVisible()
  await follow(page, '프로필')
  await expect(page.getByRole('main')).toContainText('민지')
  await expect(page.getByText('아직 작성한 피드가 없습니다')).toBeVisible()
  await portrait(page).click()
  await page.getByRole('menuitem', { name: '내 피드' }).click()
  await expect(page).toHaveURL(new RegExp(`authorIdEqual=${other.id}`))
  await expect(page.getByText('피드가 없습니다')).toBeVisible()
  await page.evaluate((id) => {
    window.location.hash = `#/feeds?authorIdEqual=${id}`
  }, person.id)
  await expect(feeds(page).getByText('하니의 옷차림')).toBeVisible()
  await expect(feeds(page).getByRole('button', { name: '좋아요' })).toHaveAttribute('aria-pressed', 'false')
})

test('the newest filter wins, however late the answer to an older one comes', async ({ page, person, enter }) => {
  const day = await today(person)
  const sky = day.skyStatus
  const others = (['CLEAR', 'MOSTLY_CLOUDY', 'CLOUDY'] as const).filter((one) => one !== sky)
  await postMany(person, '줄', 2)
  await enter(person)
  const late = await delayResponses(page, '/api/feeds', (url) => url.searchParams.get('skyStatusEqual') === sky)
  await visit(page, `/feeds?authorIdEqual=${person.id}`)
  await expect(feeds(page)).toHaveCount(2)
  const filter = page.getByRole('combobox', { name: '하늘' })
  await filter.selectOption(sky)
  await expect.poll(() => late.waiting()).toBe(1)
  await filter.selectOption(others[0] ?? '')
  await expect(page.getByText('피드가 없습니다')).toBeVisible()
  late.open()
  await filter.selectOption(others[1] ?? '')
  await expect(page.getByText('피드가 없습니다')).toBeVisible()
  await expect(feeds(page)).toHaveCount(0)
  await filter.selectOption(sky)
  await expect(feeds(page)).toHaveCount(2)
})

test('the newest day wins, however late the outfit of an older one comes', async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  const days = await person.weathers.list({ query: seoul })
  await enter(person)
  const isOf = ({ pathname, searchParams }: URL, index: number) =>
    pathname === '/api/recommendations' && searchParams.get('weatherId') === days[index]?.id
  const late = await delayResponses(page, '/api/recommendations', (url) => isOf(url, 1))
  await visit(page, '/recommendations')
  await expect(outfit(page).getByRole('article').first()).toBeVisible()
  const strip = page.getByRole('group', { name: '5일 예보' }).getByRole('button')
  await strip.nth(1).click()
  await expect.poll(() => late.waiting()).toBe(1)
  const answer = page.waitForResponse((response) => isOf(new URL(response.url()), 2))
  await strip.nth(2).click()
  const { clothes } = (await (await answer).json()) as { clothes: { name: string }[] }
  const names = outfit(page).getByRole('heading')
  await expect(names).toHaveText(clothes.map(({ name }) => name))
  late.open()
  await expect(strip.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(names).toHaveText(clothes.map(({ name }) => name))
})

test('shown filters are in force, and stay with their page', async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, '/feeds?keywordLike=%EC%BD%94%ED%8A%B8&skyStatusEqual=CLOUDY&precipitationTypeEqual=NONE')
  const sky = page.getByRole('combobox', { name: '하늘' })
  const rain = page.getByRole('combobox', { name: '강수' })
  const search = page.getByRole('searchbox')
  await expect(sky).toHaveValue('CLOUDY')
  await expect(rain).toHaveValue('NONE')
  await expect(search).toHaveValue('코트')
  await follow(page, '옷장')
  await expect(page).toHaveURL(/#\/closet$/)
  await page.getByRole('radio', { name: '신발', exact: true }).click()
  await expect(page).toHaveURL(/#\/closet\?typeEqual=SHOES$/)
  const asked = page.waitForRequest((call) => new URL(call.url()).pathname === '/api/feeds')
  await follow(page, '피드')
  const query = new URL((await asked).url()).searchParams
  expect([query.get('keywordLike'), query.get('skyStatusEqual'), query.get('authorIdEqual')]).toEqual([
    null,
    null,
    null,
  ])
  await expect(page).toHaveURL(/#\/feeds$/)
  await expect(sky).toHaveValue('')
  await expect(rain).toHaveValue('')
  await expect(search).toHaveValue('')
  await follow(page, '옷장')
  await expect(page.getByRole('radio', { name: '전체', exact: true })).toBeChecked()
  for (const [path, value] of [
    [/#\/feeds$/, ''],
    [/#\/closet\?typeEqual=SHOES$/, null],
    [/#\/feeds\?.*skyStatusEqual=CLOUDY/, 'CLOUDY'],
  ] as const) {
    await page.goBack()
    await expect(page).toHaveURL(path)
    if (value !== null) await expect(sky).toHaveValue(value)
  }
  await expect(search).toHaveValue('코트')
})

test('zero degrees are a temperature, and what is missing is not zero', async ({ page, person, enter }) => {
  await settle(person)
  const [cold, unknown] = await postMany(person, '줄', 2)
  await alter<{ temperature: object; humidity: object }[]>(page, '/api/weathers', (days) =>
    days.map((day) => ({
      ...day,
      temperature: { current: 0, comparedToDayBefore: 0, min: -0.4, max: null },
      humidity: { current: null, comparedToDayBefore: null },
    })),
  )
  await alter<{ data: Feed[] }>(page, '/api/feeds', (body) => ({
    ...body,
    data: body.data.map((feed) => ({
      ...feed,
      weather: {
        ...feed.weather,
        temperature: { current: feed.id === cold?.id ? 0 : null, comparedToDayBefore: null, min: null, max: null },
      },
    })),
  }))
  await enter(person)
  await visit(page, '/recommendations')
  await expect(panel(page).getByText(/^현재 기온 0°$/)).toBeVisible()
  await expect(panel(page).getByText(/최고 -\s+최저 0°/)).toBeVisible()
  await follow(page, '피드')
  await visit(page, `/feeds?authorIdEqual=${person.id}`)
  const badge = (id: string | undefined) => page.locator(`[data-feed="${id}"]`).getByRole('button').first()
  await expect(badge(cold?.id)).toContainText('0°')
  await expect(badge(unknown?.id)).toContainText('-')
  await expect(badge(unknown?.id)).not.toContainText('°')
})

test('without a place one is asked for, and nothing waits for ever', async ({ page, person, enter }) => {
  await hang(person)
  await enter(person)
  await visit(page, '/recommendations')
  await expect(panel(page).getByRole('button', { name: '현재 위치 찾기' }).last()).toBeVisible()
  await expect(panel(page).getByText('위치 정보가 없어요.')).toBeVisible()
  await expect(page.getByText('날씨를 알게 되면 어울리는 옷을 골라 드릴게요.')).toBeVisible()
  await expect(panel(page)).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
})

test('words for nothing never flash before the first answer', async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person), postMany(person, '줄', 2)])
  await enter(person)
  const paths = ['/api/clothes', '/api/feeds', '/api/recommendations', '/api/weathers', '/api/notifications'] as const
  const delayedPaths = await Promise.all(paths.map((path) => delayResponses(page, path)))
  const seen = await recordTexts(
    page,
    '옷장이 비어 있어요',
    '피드가 없습니다',
    '작성한 피드가 없습니다',
    '추천할 옷이 없어요',
    '위치 정보가 없어요',
    '어디의 날씨를 볼까요',
    '알림이 없습니다',
  )
  const open = () => delayedPaths.map((delayed) => delayed.open())
  for (const [path, ready] of [
    ['/closet', () => page.getByRole('article', { name: '청바지' }).first()],
    [`/feeds?authorIdEqual=${person.id}`, () => feeds(page).first()],
    ['/profiles', () => feeds(page).first()],
    ['/recommendations', () => outfit(page).getByRole('article').first()],
  ] as const) {
    await visit(page, path)
    await expect(page.getByRole('main')).toBeVisible()
    if (path === '/closet') {
      await expect(page.locator('[data-skeleton]').first()).toBeVisible()
      open()
    }
    await expect(ready()).toBeVisible()
    expect(await seen(), path).toEqual([])
  }
})

/** Ends the session of the page from another window, as an administrator or another device would. */
async function endSession(page: Page, baseURL: string | undefined) {
  const storageState = await page.context().storageState()
  const elsewhere: APIRequestContext = await request.newContext({ baseURL: baseURL ?? '', storageState })
  const csrf = storageState.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await elsewhere.post('/api/auth/sign-out', { headers: { 'X-XSRF-TOKEN': csrf } })
  expect(answer.status()).toBe(204)
  await elsewhere.dispose()
}

test('a session that ends in use leads to the login with the reason, at once and once', async ({
  page,
  person,
  enter,
  baseURL,
}) => {
  await settle(person)
  await enter(person)
  // Without the live channels, which would tell before anything is pressed.
  await page.route(
    (url) => url.pathname === live.stream,
    (route) => route.abort(),
  )
  await page.routeWebSocket(/\/ws\//, (ws) => ws.close())
  await visit(page, '/recommendations')
  await expect(page.getByRole('heading', { name: '추천할 옷이 없어요' })).toBeVisible()
  await expectFilled(page)
  await endSession(page, baseURL)
  const length = await page.evaluate(() => history.length)
  const calls: string[] = []
  page.on('request', (call) => {
    const { pathname } = new URL(call.url())
    if (pathname.startsWith('/api/') && pathname !== live.stream) calls.push(pathname)
  })
  await follow(page, '프로필')
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await expect(page.getByRole('main').getByRole('alert').last()).toHaveText(texts.sessionEnded)
  // The profile made one step; the login stands in its place.
  expect(await page.evaluate(() => history.length)).toBe(length + 1)
  expect(calls.filter((path) => path === '/api/auth/refresh')).toHaveLength(1)
  expect(calls.length).toBeLessThanOrEqual(6)
  await signIn(page, person, person.password)
  await expect(page.getByRole('heading', { name: '추천할 옷이 없어요' })).toBeVisible()
})

test('a session that ends elsewhere is over here at once, without anything being pressed', async ({
  page,
  person,
  enter,
  baseURL,
}) => {
  await enter(person)
  await expectLive(page, () => visit(page, '/settings'))
  const refreshes: string[] = []
  page.on('request', (call) => {
    if (new URL(call.url()).pathname === '/api/auth/refresh') refreshes.push(call.url())
  })
  await endSession(page, baseURL)
  await expect(page).toHaveURL(/#\/auth\/login$/)
  await expect(page.getByRole('main').getByRole('alert').last()).toHaveText(texts.sessionEnded)
  expect(refreshes).toHaveLength(1)
})

test('one broken thing spoils its own card and no other', async ({ page, person, enter }) => {
  await Promise.all([settle(person), hang(person)])
  const [, bad, good] = await postMany(person, '줄', 3)
  await alter<{ data: object[] }>(page, '/api/feeds', (body) => ({
    ...body,
    data: body.data.map((feed) => ('id' in feed && feed.id === bad?.id ? { ...feed, weather: null, ootds: 7 } : feed)),
  }))
  await alter<{ data: object[] }>(page, '/api/clothes', (body) => ({
    ...body,
    data: body.data.map((item) => ('name' in item && item.name === '청바지' ? { ...item, attributes: null } : item)),
  }))
  await alter<{ clothes: object[] }>(page, '/api/recommendations', (body) => ({
    ...body,
    clothes: body.clothes.map((item, index) => (index === 0 ? { ...item, attributes: null } : item)),
  }))
  await enter(person)
  await visit(page, `/feeds?authorIdEqual=${person.id}`)
  await expect(page.locator(`[data-feed="${good?.id}"]`).getByText('줄 3')).toBeVisible()
  await expect(feeds(page).getByText(/^줄 \d$/)).toHaveText(['줄 3', '줄 1'])
  await visit(page, '/closet')
  await expect(page.getByRole('article', { name: '회색 울 니트' })).toBeVisible()
  await visit(page, '/recommendations')
  await expect(outfit(page).getByRole('article').first()).toBeVisible()
})

test('what is changed in one list is changed in every other', async ({ page, person, enter }) => {
  await settle(person)
  await hang(person, [['회색 울 니트', 'TOP']])
  const [feed] = await postMany(person, '줄', 1)
  await enter(person)
  await visit(page, '/closet')
  const tab = (name: string) => page.getByRole('main').getByRole('radio', { name, exact: true })
  const knit = page.getByRole('article', { name: '회색 울 니트' })
  for (const [name, count] of [
    ['상의', 1],
    ['하의', 1],
    ['전체', 2],
  ] as const) {
    await tab(name).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(count)
  }
  await page.getByRole('button', { name: '회색 울 니트 메뉴' }).click()
  await page.getByRole('menuitem', { name: '수정' }).click()
  const dialog = page.getByRole('dialog', { name: '옷 수정' })
  await dialog.getByRole('radio', { name: '하의', exact: true }).click()
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(dialog).toBeHidden()
  await tab('하의').click()
  await expect(knit).toBeVisible()
  await expect(page.getByText('하의 2벌', { exact: true })).toBeVisible()
  await tab('상의').click()
  await expect(page.getByRole('heading', { name: '검색 결과가 없어요' })).toBeVisible()
  await expect(page.getByText('상의 0벌', { exact: true })).toBeVisible()

  const like = page.locator(`[data-feed="${feed?.id}"]`).getByRole('button', { name: '좋아요' })
  await portrait(page).click()
  await page.getByRole('menuitem', { name: '내 피드' }).click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await follow(page, '프로필')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await portrait(page).click()
  await page.getByRole('menuitem', { name: '내 피드' }).click()
  await expect(page).toHaveURL(/authorIdEqual/)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveAccessibleName('좋아요 1')
})

test('the console stays silent on every page', async ({ page, person, enter, complaints }) => {
  await Promise.all([settle(person), hang(person), portray(person), postMany(person, '줄', 12)])
  await enter(person)
  await visit(page, '/')
  await expect(outfit(page).getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: '다른 옷' }).click()
  await page.getByRole('button', { name: 'OOTD 등록' }).click()
  await expect(page.getByRole('dialog', { name: 'OOTD 등록' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await follow(page, '옷장')
  await page.getByRole('button', { name: '옷 추가' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await follow(page, '프로필')
  await expect(feeds(page).first()).toBeVisible()
  await feeds(page).last().scrollIntoViewIfNeeded()
  await expect(feeds(page)).toHaveCount(12)
  await follow(page, '피드')
  await expect(feeds(page).first()).toBeVisible()
  await page.getByRole('button', { name: /^알림/ }).click()
  await expect(page.getByRole('dialog', { name: '알림' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await portrait(page).click()
  await page.getByRole('menuitem', { name: '프로필 수정' }).click()
  await expect(page).toHaveURL(/#\/settings$/)
  await portrait(page).click()
  await page.getByRole('menuitem', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/#\/auth\/login$/)
  expect(complaints).toEqual([])
})
