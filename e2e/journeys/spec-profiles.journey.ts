import type { Follow, Page as List } from '@otday/contract'
import type { Locator, Page } from '@playwright/test'
import { delayResponses } from '../network.ts'
import { say } from '../say.ts'
import { expect, test, visit } from '../test.ts'
import { hang, portray, postMany } from '../wardrobe.ts'

/** What docs/spec.md lists of profiles, people and messages and no other journey looks at. */

const feeds = (page: Page) => page.getByRole('feed', { name: '작성한 피드' }).getByRole('article')
const list = (page: Page, side: '팔로워' | '팔로잉') => page.getByRole('dialog', { name: side })
const count = (page: Page, side: '팔로워' | '팔로잉') => page.getByRole('button', { name: new RegExp(`^${side}`) })

const columnsOf = (items: Locator) =>
  items.evaluateAll((all) => {
    const tops = all.map((one) => Math.round(one.getBoundingClientRect().top))
    return tops.filter((top) => top === tops[0]).length
  })

/** Two pages of people whom nobody follows. */
async function showManyFollowings(page: Page, relation: Follow) {
  await page.route(
    (url) => url.pathname === '/api/follows/followings',
    async (route) => {
      const isFirst = !route.request().url().includes('cursor=')
      const response = await route.fetch({
        url: route
          .request()
          .url()
          .replace(/&cursor=[^&]*|&idAfter=[^&]*/g, ''),
      })
      const body = (await response.json()) as List<Follow>
      const data = Array.from({ length: isFirst ? 20 : 3 }, () => ({ ...relation, id: crypto.randomUUID() }))
      await route.fulfill({ response, json: { ...body, data, hasNext: isFirst, nextCursor: isFirst ? 'next' : null } })
    },
  )
}

test('a profile shows feeds, people, a closet and a conversation as specified', async ({
  page,
  person,
  other,
  enter,
  baseURL,
}) => {
  await Promise.all([postMany(other, '줄', 12), portray(other)])
  await hang(other, [
    ['코트', 'OUTER'],
    ['니트', 'TOP'],
  ])
  const relation = await person.follows.create({ body: { followerId: person.id, followeeId: other.id } })
  await say(baseURL ?? '', other, person, '안녕하세요')
  await say(baseURL ?? '', person, other, '반가워요')
  await enter(person)
  await visit(page, '/profiles')
  await expect(count(page, '팔로워')).toHaveText('팔로워 0')
  for (const name of ['메시지 보내기', '팔로우', '팔로우 취소'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await count(page, '팔로워').click()
  await expect(list(page, '팔로워').getByText('팔로워이 없습니다', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await showManyFollowings(page, relation)
  await count(page, '팔로잉').click()
  await expect(list(page, '팔로잉').getByRole('link')).toHaveCount(20)
  await list(page, '팔로잉').getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(list(page, '팔로잉').getByRole('link')).toHaveCount(23)

  const next = await delayResponses(page, '/api/feeds', (url) => url.searchParams.has('cursor'))
  await visit(page, `/profiles?userId=${other.id}`)
  await expect(feeds(page)).toHaveCount(10)
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1440, 3],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => columnsOf(feeds(page)), `at ${width} px`).toBe(columns)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await feeds(page).last().scrollIntoViewIfNeeded()
  await expect(page.locator('[data-skeleton]')).toHaveCount(3)
  next.open()
  await expect(feeds(page)).toHaveCount(12)

  await page.getByRole('button', { name: '옷장 열기' }).click()
  const drawer = page.getByRole('dialog', { name: '민지 님의 옷장' })
  await expect(drawer.getByRole('article')).toHaveCount(3)
  expect((await drawer.boundingBox())?.width).toBeCloseTo(456, 0)
  expect(await columnsOf(drawer.getByRole('article'))).toBe(2)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await page.getByRole('button', { name: '메시지 보내기' }).click()
  const thread = page.getByRole('dialog', { name: '민지 님과의 대화' })
  await expect(thread.locator('img').first()).toBeVisible()
  await expect(thread.getByRole('textbox', { name: '메시지' })).toHaveAttribute('placeholder', '메시지 입력...')
  await expect(thread.getByRole('listitem')).toHaveCount(2)
  const middle = async (text: string) => {
    const box = await thread.getByRole('listitem').getByText(text).boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0) / 2
  }
  const whole = await thread.boundingBox()
  const center = (whole?.x ?? 0) + (whole?.width ?? 0) / 2
  expect(await middle('안녕하세요')).toBeLessThan(center)
  expect(await middle('반가워요')).toBeGreaterThan(center)
})
