import type { Page } from '@playwright/test'
import { startFollowing } from '../kit/test-user.ts'
import { expect, test, visit } from '../kit/test.ts'
import { hang, portray, postMany } from '../kit/wardrobe.ts'

const name = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const count = (page: Page, side: '팔로워' | '팔로잉') => page.getByRole('button', { name: new RegExp(`^${side}`) })
const toggle = (page: Page) => page.getByRole('main').getByRole('button', { name: /^팔로우( 취소)?$/ })

test('a user is followed and unfollowed, and their posts and closet are shown', async ({
  page,
  person,
  other,
  enter,
}) => {
  await startFollowing(other, person)
  const portrait = await portray(other)
  await postMany(other, '줄', 12)
  await hang(other, [['코트', 'OUTER']])
  await enter(person)
  await visit(page, '/profiles')
  await count(page, '팔로워').click()
  const dialog = page.getByRole('dialog', { name: '팔로워' })
  await dialog.getByPlaceholder('사용자 검색...').fill('지')
  await dialog.getByRole('link', { name: '민지' }).click()
  await expect(name(page)).toHaveText('민지')
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', new RegExp(`^${portrait}`))
  await expect(count(page, '팔로워')).toHaveText('팔로워 0')
  await expect(count(page, '팔로잉')).toHaveText('팔로잉 1')
  await toggle(page).click()
  await expect(toggle(page)).toHaveText('팔로우 취소')
  await expect(count(page, '팔로워')).toHaveText('팔로워 1')
  await page.reload()
  await expect(toggle(page)).toHaveText('팔로우 취소')
  await toggle(page).click()
  await expect(toggle(page)).toHaveText('팔로우')
  await expect(count(page, '팔로워')).toHaveText('팔로워 0')
  const { followedByMe } = await person.follows.summary({ query: { userId: other.id } })
  expect(followedByMe).toBe(false)

  const posts = page.getByRole('feed', { name: '작성한 피드' }).getByRole('article')
  await expect(posts).toHaveCount(10)
  await posts.last().scrollIntoViewIfNeeded()
  await expect(posts).toHaveCount(12)
  await page.getByRole('button', { name: '옷장 열기' }).click()
  const drawer = page.getByRole('dialog', { name: '민지 님의 옷장' })
  await expect(drawer.getByRole('article')).toHaveCount(2)
  await drawer.getByRole('combobox', { name: '종류' }).selectOption({ label: '아우터' })
  await expect(drawer.getByRole('article')).toHaveCount(1)
})
