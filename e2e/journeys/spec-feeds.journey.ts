import { type Feed, type Page as List, skyLabels, toastTexts } from '@otday/contract'
import type { Locator, Page } from '@playwright/test'
import { alter, breakDown } from '../network.ts'
import { expect, test, visit } from '../test.ts'
import { postMany } from '../wardrobe.ts'

/** What docs/spec.md lists of feeds and toasts and no other journey looks at. */

const cards = (page: Page) => page.getByRole('feed', { name: '피드' }).getByRole('article')

/** How many stand beside the first. */
const columnsOf = (items: Locator) =>
  items.evaluateAll((all) => {
    const tops = all.map((one) => Math.round(one.getBoundingClientRect().top))
    return tops.filter((top) => top === tops[0]).length
  })

test('cards stand in one to four columns, and tell what is known of weather, words and likes', async ({
  page,
  person,
  enter,
}) => {
  const feeds = await postMany(person, '긴 말 '.repeat(80), 5)
  const newest = feeds.at(-1)
  if (!newest) throw new Error('no feed')
  await enter(person)
  await alter<List<Feed>>(page, '/api/feeds', (body) => ({
    ...body,
    data: body.data.map((feed, index) =>
      index === 1
        ? { ...feed, weather: { ...feed.weather, temperature: { ...feed.weather.temperature, current: null } } }
        : feed,
    ),
  }))
  await visit(page, `/feeds?authorIdEqual=${person.id}`)
  await expect(cards(page)).toHaveCount(5)
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1280, 3],
    [1600, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => columnsOf(cards(page)), `at ${width} px`).toBe(columns)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', '피드 내 검색')
  const card = cards(page).first()
  const [shown, whole] = await card.locator('p').evaluate((text) => [text.clientHeight, text.scrollHeight])
  expect(shown).toBe(3 * 24)
  expect(whole).toBeGreaterThan(shown ?? 0)
  await expect(card.getByRole('img', { name: skyLabels[newest.weather.skyStatus] })).toBeVisible()
  const badge = (index: number) => cards(page).nth(index).getByRole('banner').getByRole('button')
  await expect(badge(1).or(cards(page).nth(1).locator('header button'))).toContainText('-')

  const like = card.getByRole('button', { name: /^좋아요/ })
  const heart = () => like.locator('svg').getAttribute('fill')
  expect(await heart()).toBe('none')
  await like.click()
  await expect.poll(heart).not.toBe('none')

  await card.getByRole('button', { name: /피드 열기$/ }).click()
  const dialog = page.getByRole('dialog', { name: `${person.name}님의 피드` })
  await expect(dialog.getByRole('link', { name: person.name })).toBeVisible()
  await expect(dialog.locator('header time')).toHaveText(/^\d+월 \d+일 \d\d:\d\d$/)
  await expect(dialog.getByRole('img', { name: skyLabels[newest.weather.skyStatus] })).toBeVisible()
  await expect(dialog.locator('header button').first()).toHaveText(/^\u2212?\d+°/)
  await expect(dialog.getByRole('button', { name: '좋아요 1' })).toBeVisible()

  const toast = page.locator('[data-sonner-toast]')
  const mend = await breakDown(page, `/api/feeds/${newest.id}/comments`, 'POST')
  const words = dialog.getByRole('textbox', { name: '댓글' })
  await words.fill('예뻐요')
  await words.press('Enter')
  const failed = toast.filter({ hasText: toastTexts.commentFailed })
  await expect(failed.locator('svg')).toBeVisible()
  const drawing = (one: Locator) => one.locator('svg path').first().getAttribute('d')
  const alarm = await drawing(failed)
  mend()
  await words.press('Enter')
  const posted = toast.filter({ hasText: toastTexts.commentPosted })
  await expect(posted.locator('svg')).toBeVisible()
  expect(await drawing(posted)).not.toBe(alarm)
  await expect(posted).toHaveCSS('background-color', 'rgb(27, 39, 54)')
  await expect(async () => {
    const box = await posted.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(720, 0)
    const field = await words.boundingBox()
    const air = (field?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)
    expect(air, 'just above the field').toBeGreaterThanOrEqual(0)
    expect(air, 'just above the field').toBeLessThan(48)
    const above = await failed.boundingBox()
    expect((box?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeCloseTo(14, 0)
  }).toPass({ timeout: 3000 })
})
