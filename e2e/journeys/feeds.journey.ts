import { type Feed, skyLabels } from '@otday/contract'
import type { Page } from '@playwright/test'
import { postOf, posts } from '../kit/feeds-page.ts'
import { test } from '../kit/furnished.ts'
import { expect, visit } from '../kit/test.ts'
import { hang, portray, post, variedDays } from '../kit/wardrobe.ts'

const choice = (page: Page, label: string) => page.getByRole('combobox', { name: label })

// The browser has a time zone and a language far from Korea; the page must show times as in Seoul all the same.
test.use({ timezoneId: 'America/New_York', locale: 'en-US' })

test('feed filters, order and likes survive a reload, and a device abroad shows times of Seoul', async ({
  page,
  person,
  other,
  enter,
}) => {
  const word = crypto.randomUUID()
  const days = await variedDays(person)
  const wet = days.find(({ precipitation }) => precipitation.type !== 'NONE')
  if (!wet) throw new Error('The sample weather has no rain.')
  const [mine, theirs] = [await hang(person, [['청바지', 'BOTTOM']]), await hang(other, [['코트', 'OUTER']])]
  const portrait = await portray(other)
  for (const day of days) await post(person, day, mine, `오늘 ${word}`)
  await post(other, wet, theirs, '다른 말')
  const older = await post(other, wet, theirs, `${word} 처음`)
  const newer = await post(other, wet, theirs, `${word} 나중`)
  await person.likes.create({ params: { feedId: older.id } })
  await enter(person)
  const filters = `keywordLike=${word}&authorIdEqual=${other.id}`
  await visit(page, `/feeds?${filters}`)
  const shown = () => posts(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-feed')))
  await expect.poll(shown).toEqual([newer.id, older.id])
  await choice(page, '하늘').selectOption({ label: skyLabels[wet.skyStatus] })
  await choice(page, '강수').selectOption(wet.precipitation.type)
  await choice(page, '정렬').selectOption({ label: '좋아요순' })
  await expect.poll(shown).toEqual([older.id, newer.id])
  const like = (feed: Feed) => postOf(page, feed).getByRole('button', { name: /^좋아요/ })
  await expect(like(older)).toHaveAccessibleName('좋아요 1')
  await like(newer).click()
  await expect(like(newer)).toHaveAttribute('aria-pressed', 'true')
  await like(older).click()
  await expect(like(older)).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect.poll(shown).toEqual([newer.id, older.id])
  await expect(like(newer)).toHaveAccessibleName('좋아요 1')
  await expect(like(older)).toHaveAccessibleName('좋아요 0')

  const seoul = new Date(newer.createdAt.getTime() + 9 * 60 * 60_000).toISOString()
  const label = postOf(page, newer).locator('time')
  await expect(label).toContainText(`${Number(seoul.slice(5, 7))}월 ${Number(seoul.slice(8, 10))}일`)
  await expect(label).toContainText(seoul.slice(11, 16))
  const link = postOf(page, newer).getByRole('link', { name: other.name })
  await expect(link.locator('img')).toHaveAttribute('src', new RegExp(`^${portrait}`))
  await link.click()
  await expect(page).toHaveURL(new RegExp(`#/profiles\\?userId=${other.id}$`))
})

test('tapping or hovering the weather badge of a card shows its details', { tag: '@phone' }, async ({
  page,
  furnished,
  enter,
  isMobile,
}) => {
  const [feed] = (await furnished.feeds.list({ query: { authorIdEqual: furnished.id } })).data
  if (!feed) throw new Error('There is no post.')
  await enter(furnished)
  await visit(page, `/feeds?authorIdEqual=${furnished.id}`)
  const badge = postOf(page, feed)
    .getByRole('button')
    .filter({ has: page.getByRole('img', { name: skyLabels[feed.weather.skyStatus] }) })
  if (isMobile) await badge.tap()
  else await badge.hover()
  for (const fact of [skyLabels[feed.weather.skyStatus], '평균(현재)', '최저', '최고'])
    await expect(page.getByRole('tooltip')).toContainText(fact)
})
