import { errorCatalogue, type Feed, feeds } from '@otday/contract'
import { afterEach, expect, test } from 'vitest'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { answerClosets, answerPeople } from '../kit/profiles.ts'
import { answerFeeds, feedOf, itemOf, manyFeeds, me, minji, openFeed, portrait } from '../kit/feeds.ts'
import { pressOn } from '../kit/forms.ts'
import { hani } from '../kit/people.ts'
import { answerPages } from '../kit/shell.ts'
import { settledWords } from '../kit/translation.ts'
import { breakDown, delay } from '../kit/trouble.ts'

const app = useApp()
afterEach(() => page.viewport(1440, 900))

const dialog = (name = '하니') => page.getByRole('dialog', { name: `${name}님의 피드` })
const unopened = () => page.getByRole('dialog', { name: '피드', exact: true })
const slide = () => dialog('민지').getByRole('group', { name: /^\d+\/\d+$/ })
const press = (name: string, of = '하니') => dialog(of).getByRole('button', { name, exact: true }).click()
const thumbnails = () => dialog('민지').getByRole('list', { name: '옷 고르기' }).getByRole('button')

/** A coat with everything known about it, and two pieces without. */
function outfit() {
  const attributes = [
    ['소재', '울'],
    ['두께', '두꺼움'],
  ].map(([definitionName = '', value = ''], index) => ({
    definitionId: itemOf(80 + index)
      .clothesId as unknown as Feed['ootds'][number]['attributes'][number]['definitionId'],
    definitionName,
    selectableValues: [value],
    value,
  }))
  return [
    itemOf(1, { name: '울 코트', type: 'OUTER', attributes }),
    itemOf(2, { name: '회색 니트' }),
    itemOf(3, { name: '청바지', type: 'BOTTOM' }),
  ]
}

/** Swipes a finger across the picture; a negative distance goes from right to left. */
function swipe(way: number) {
  const target = slide().element()
  const at = (clientX: number) => new Touch({ identifier: 0, target, clientX, clientY: 200 })
  const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
    target.dispatchEvent(new TouchEvent(type, { touches, changedTouches, bubbles: true, cancelable: true }))
  send('touchstart', [at(200)], [at(200)])
  send('touchend', [], [at(200 + way)])
}

// These tests come first, and each uses another page, because the client restores the scroll position that an earlier
// test has left on a page.
for (const [size, path, width, height] of [
  ['on a desk', '/feeds', 1440, 900],
  ['on a phone', '/profiles', 390, 844],
] as const)
  test(`closing a post in each possible way returns the focus to its card and keeps the scroll position, ${size}`, async () => {
    const [feed, ...more] = manyFeeds(9)
    if (!feed) return
    answerFeeds(app.server, [feed, ...more])
    await page.viewport(width, height)
    answerPeople(app.server, [me])
    answerClosets(app.server, [])
    await app.open(path, hani)
    await expect.element(page.getByText('모두 보여 드렸어요.')).toBeInTheDocument()
    // Content that is loaded late above the card would move it, so the test waits until the page no longer changes.
    await settledWords()
    openFeed(feed).element().scrollIntoView({ block: 'nearest' })
    const before = window.scrollY
    expect(before).toBeGreaterThan(0)
    const ways = {
      cross: () => press('닫기'),
      escape: () => userEvent.keyboard('{Escape}'),
      back: async () => history.back(),
      outside: () => page.elementLocator(document.documentElement).click({ position: { x: 5, y: 5 }, force: true }),
    }
    for (const [way, close] of Object.entries(ways)) {
      if (way === 'outside' && width < 1000) continue
      await pressOn(openFeed(feed), '{Enter}')
      await expect.element(dialog().getByText(/아직 댓글이 없어요/)).toBeVisible()
      expect(app.path()).toContain('feedId=')
      await close()
      await expect.element(dialog(), { message: way }).not.toBeInTheDocument()
      expect(app.path(), way).toBe(path)
      await expect.element(openFeed(feed), { message: way }).toHaveFocus()
      await expect.poll(() => Math.abs(window.scrollY - before), { message: way }).toBeLessThanOrEqual(2)
    }
  })

for (const [size, width, height] of [
  ['on a desk', 1440, 900],
  ['on a phone', 390, 844],
] as const)
  test(`the pieces of an outfit are browsed by buttons, keys and swipes in a loop, ${size}`, async () => {
    const content = '첫 줄\n둘째 줄'
    const feed = feedOf(1, { author: minji, ootds: outfit(), content })
    answerFeeds(app.server, [feed])
    answerPeople(app.server, [me, minji])
    await page.viewport(width, height)
    await app.open(`/feeds?authorIdEqual=${minji.userId}`, hani)
    await openFeed(feed).click()
    await expect.element(dialog('민지').getByRole('heading', { name: '울 코트' })).toBeVisible()
    expect(app.path()).toBe(`/feeds?authorIdEqual=${minji.userId}&feedId=${feed.id}`)
    const chips = dialog('민지').getByRole('list', { name: '옷 속성' }).getByRole('listitem')
    expect(chips.elements().map(({ textContent }) => textContent)).toEqual(['소재 울', '두께 두꺼움'])
    const words = [...dialog('민지').element().querySelectorAll('p')].find(({ textContent }) => textContent === content)
    expect(words).toBeVisible()
    await expect.element(dialog('민지').getByRole('button', { name: '피드 메뉴' })).not.toBeInTheDocument()

    await press('이전 옷', '민지')
    await expect.element(slide()).toHaveAccessibleName('3/3')
    await expect.element(dialog('민지').getByRole('heading', { name: '청바지' })).toBeVisible()
    await expect.element(dialog('민지').getByText('옷 정보가 없어요.')).toBeVisible()
    await expect.element(thumbnails().nth(2)).toHaveAttribute('aria-current', 'true')
    await press('다음 옷', '민지')
    await expect.element(slide()).toHaveAccessibleName('1/3')
    await thumbnails().nth(1).click()
    await expect.element(dialog('민지').getByRole('heading', { name: '회색 니트' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(slide()).toHaveAccessibleName('1/3')
    const sidesOf = (name: string) =>
      dialog('민지').getByRole('button', { name, exact: true }).element().getBoundingClientRect()
    const picture = slide().element().getBoundingClientRect()
    for (const arrow of ['이전 옷', '다음 옷'])
      expect(sidesOf(arrow).top, `${arrow} covers no piece`).toBeGreaterThanOrEqual(picture.bottom)
    if (width < 768) expect(sidesOf('다음 옷').right).toBeLessThan(sidesOf('닫기').left)
    if (width > 1000) {
      const box = dialog('민지').element().getBoundingClientRect()
      expect(box.width).toBeCloseTo(918, 0)
      expect(box.height).toBeCloseTo(800, 0)
      expect(thumbnails().first().element().getBoundingClientRect().width).toBeCloseTo(100, 0)
    }
    swipe(80)
    await expect.element(slide()).toHaveAccessibleName('3/3')
    swipe(-80)
    await expect.element(slide()).toHaveAccessibleName('1/3')
  })

test('a post opens on the picture of the whole outfit, followed by its pieces', async () => {
  const feed = feedOf(1, { author: minji, ootds: outfit(), flatLayUrl: portrait })
  answerFeeds(app.server, [feed])
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.viewport(width, height)
    await app.open('/feeds', hani)
    await openFeed(feed).click()
    await expect.element(slide()).toHaveAccessibleName('1/4')
    const whole = slide().getByRole('img', { name: '옷 3가지를 펼쳐 놓은 그림' })
    await expect.element(whole).toBeVisible()
    expect(getComputedStyle(whole.element()).objectFit).toBe('contain')
    await expect.element(dialog('민지').getByRole('heading', { name: '옷 3가지' })).toBeVisible()
    const names = dialog('민지').getByRole('list', { name: '입은 옷' }).getByRole('listitem')
    expect(names.elements().map(({ textContent }) => textContent)).toEqual(['울 코트', '회색 니트', '청바지'])

    await press('다음 옷', '민지')
    await expect.element(slide()).toHaveAccessibleName('2/4')
    await expect.element(dialog('민지').getByRole('heading', { name: '울 코트' })).toBeVisible()
    await expect.element(thumbnails().nth(1)).toHaveAttribute('aria-current', 'true')
    await thumbnails().first().click()
    await expect.element(thumbnails().first()).toHaveAccessibleName('옷차림 전체')
    await expect.element(slide()).toHaveAccessibleName('1/4')
    await press('닫기', '민지')
  }
})

test('a post whose outfit picture fails to load opens on its first piece', async () => {
  const feed = feedOf(1, { author: minji, ootds: outfit(), flatLayUrl: '/files/outfits/nothing' })
  answerFeeds(app.server, [feed])
  await app.open('/feeds', hani)
  await openFeed(feed).click()
  await expect.element(slide()).toHaveAccessibleName('1/3')
  await expect.element(dialog('민지').getByRole('heading', { name: '울 코트' })).toBeVisible()
})

test('a closed post stays visible in its dialog during the closing animation', async () => {
  const feed = feedOf(1, { content: '오늘의 말 1' })
  answerFeeds(app.server, [feed])
  await app.open('/feeds', hani)
  await openFeed(feed).click()
  await expect.element(dialog().getByText('오늘의 말 1')).toBeVisible()
  const box = dialog().element() as HTMLElement
  let closingText: string | null = null
  new MutationObserver(() => {
    if (box.dataset['state'] === 'closed') closingText = box.textContent
  }).observe(box, { attributeFilter: ['data-state'] })
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(closingText).toContain('오늘의 말 1')
  await openFeed(feed).click()
  await expect.element(dialog().getByText('오늘의 말 1')).toBeVisible()
})

test('a link opens a post over another page, retries a failed load, and reports a missing post', async () => {
  const feed = feedOf(1, { content: '오늘의 말 1' })
  const further = feedOf(2, { author: minji, content: '오늘의 말 2' })
  answerFeeds(app.server, [feed, further])
  answerPeople(app.server, [me, minji])
  answerClosets(app.server, [])
  const delayed = delay(app.server, feeds.get)
  await app.open(`/profiles?feedId=${feed.id}`, hani)
  await expect.element(page.getByText('피드를 불러오는 중...').first()).toBeInTheDocument()
  delayed.open()
  await expect.element(dialog().getByText('오늘의 말 1')).toBeVisible()
  await press('닫기')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(app.path()).toBe('/profiles')
  await expect.element(page.getByRole('heading', { level: 1, name: '하니' })).toBeVisible()

  const mend = breakDown(app.server, feeds.get)
  await app.open(`/feeds?keywordLike=nothing&feedId=${further.id}`, hani)
  await expect.element(unopened().getByRole('alert')).toMatchTextContent('피드를 불러오지 못했어요')
  mend()
  await unopened().getByRole('button', { name: '다시 시도' }).click()
  await expect.element(dialog('민지').getByText('오늘의 말 2')).toBeVisible()

  await app.open(`/profiles?feedId=${hani.id}`, hani)
  await expect.element(unopened().getByText(errorCatalogue.FeedNotFound[1])).toBeVisible()
  await unopened().getByRole('button', { name: '돌아가기' }).click()
  await expect.element(unopened()).not.toBeInTheDocument()
  expect(app.path()).toBe('/profiles')
})

for (const path of ['/closet', '/settings'])
  test(`a link opens a post over ${path}, and closing the post leaves that page in place`, async () => {
    const feed = feedOf(1, { content: '오늘의 말 1' })
    answerPages(app.server)
    answerFeeds(app.server, [feed])
    await app.open(`${path}?feedId=${feed.id}`, hani)
    await expect.element(dialog().getByText('오늘의 말 1')).toBeVisible()
    await press('닫기')
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(app.path()).toBe(path)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
