import { skyLabels, type Weather, windLabels } from '@otday/contract'
import { expect, test, visit } from '../test.ts'
import { hang, settle } from '../wardrobe.ts'

/** What docs/spec.md lists of the weather and no other journey looks at. */

/** A strong wind each day, clouds on the second, snow on the third. */
const overrides = (index: number) => ({
  skyStatus: index === 1 ? 'CLOUDY' : 'CLEAR',
  precipitation: { type: index === 2 ? 'SNOW' : 'NONE', amount: 0, probability: 10 },
  windSpeed: { speed: 9, asWord: 'STRONG' },
})

test('the panel keeps its places, then tells place, sky and wind before a scene of the sky', async ({
  page,
  person,
  enter,
}) => {
  await Promise.all([settle(person), hang(person, [['청바지', 'BOTTOM']])])
  const { location } = await person.profiles.get({ params: { userId: person.id } })
  const delay = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname === '/api/weathers',
    async (route) => {
      await delay.promise
      const response = await route.fetch()
      const days = (await response.json()) as Weather[]
      await route.fulfill({ response, json: days.map((day, index) => ({ ...day, ...overrides(index) })) })
    },
  )
  await enter(person)
  await visit(page, '/recommendations')
  const panel = page.getByRole('region', { name: '오늘의 날씨' })
  await expect(panel).toHaveAttribute('aria-busy', 'true')
  await expect(panel.getByText('날씨를 불러오는 중...')).toBeAttached()
  await expect(panel.locator('[class*="skeleton_"]').first()).toBeVisible()
  delay.resolve()
  await expect(panel.locator('[class*="skeleton_"]')).toHaveCount(0)
  await expect(panel.getByText(location?.locationNames.join(' ') ?? '', { exact: true })).toBeVisible()
  await expect(panel.getByText(skyLabels.CLEAR, { exact: true })).toBeVisible()
  await expect(panel).toContainText(windLabels.STRONG)
  const days = panel.getByRole('group', { name: '5일 예보' }).getByRole('button')
  const backgrounds: (string | null)[] = []
  for (const index of [1, 2, 3]) {
    await days.nth(index).click()
    await expect(days.nth(index)).toHaveAttribute('aria-pressed', 'true')
    backgrounds.push(await panel.getAttribute('data-sky'))
  }
  expect(backgrounds).toEqual(['cloudy', 'snow', 'clear'])
})
