import { formTexts } from '@otday/contract'
import { newAdministrator } from '../test-user.ts'
import { say } from '../say.ts'
import { expect, expectAccessible, expectFilled, expectLive, seoul, test, visit } from '../test.ts'
import { hang, post, today } from '../wardrobe.ts'

test.use({ geolocation: seoul, permissions: ['geolocation'] })

const open = ['/auth/login', '/auth/register', '/auth/forgot-password', '/404']
const members = ['/recommendations', '/closet', '/feeds', '/profiles', '/settings']

test('no route has a barrier before the sign-in', { tag: '@phone' }, async ({ page }) => {
  for (const path of open) {
    await visit(page, path)
    await expectFilled(page)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
  }
})

test('no route has a barrier for members', { tag: '@phone' }, async ({ page, person, enter }) => {
  await enter(person)
  for (const path of members) {
    await expectLive(page, () => visit(page, path))
    await expectFilled(page)
    await expectAccessible(page)
  }
})

test('nothing that opens in the shell has a barrier', { tag: '@phone' }, async ({ page, person, enter }) => {
  await enter(person)
  await visit(page, '/closet')
  await expectFilled(page)
  await page.getByRole('button', { name: '내 메뉴' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^알림/ }).click()
  await expect(page.getByRole('dialog').getByText('알림이 없습니다')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '옷 추가' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('neither the people nor the closet of a profile have a barrier', { tag: '@phone' }, async ({
  page,
  person,
  other,
  enter,
}) => {
  await person.follows.create({ body: { followerId: person.id, followeeId: other.id } })
  await hang(other, [['청바지', 'BOTTOM']])
  await enter(person)
  await visit(page, `/profiles?userId=${other.id}`)
  await page.getByRole('button', { name: '팔로워 1' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: person.name })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '옷장 열기' }).click()
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible()
  await expectAccessible(page)
})

test('neither a conversation nor the list of them has a barrier', { tag: '@phone' }, async ({
  page,
  person,
  other,
  enter,
  baseURL,
}) => {
  await say(baseURL ?? '', other, person, '내일 몇 시에 볼까요?', '두껍게 입고 와요')
  await enter(person)
  await visit(page, '/profiles')
  await page.getByRole('main').getByRole('button', { name: '대화 목록' }).click()
  const row = page.getByRole('dialog').getByRole('button', { name: /민지/ })
  await expect(row).toBeVisible()
  await expectAccessible(page)
  await row.click()
  await page.getByRole('dialog').getByRole('textbox', { name: '메시지' }).fill('11시요')
  await page.getByRole('dialog').getByRole('button', { name: '보내기', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
})

test('an opened feed has no barrier', { tag: '@phone' }, async ({ page, person, enter }) => {
  const feed = await post(person, await today(person), await hang(person), '오늘 입은 옷')
  const { id: feedId, author } = feed
  await person.comments.create({ params: { feedId }, body: { feedId, authorId: author.userId, content: '따뜻해요' } })
  await enter(person)
  await visit(page, `/feeds?feedId=${feedId}`)
  const dialog = page.getByRole('dialog', { name: `${person.name}님의 피드` })
  await expect(dialog.getByText('따뜻해요')).toBeVisible()
  await expectFilled(page)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '피드 메뉴' }).click()
  await page.getByRole('menuitem', { name: '수정' }).click()
  await expect(dialog.getByLabel('피드 내용')).toBeFocused()
  await expectAccessible(page)
})

test('neither the accounts nor the record of administrators has a barrier', { tag: '@phone' }, async ({
  page,
  enter,
  baseURL,
}) => {
  await enter(await newAdministrator(baseURL ?? '', '책임자'))
  await visit(page, '/admin/users')
  await expectFilled(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: '관리 기록' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
})

test('neither the attributes nor the form for a new one has a barrier', { tag: '@phone' }, async ({
  page,
  enter,
  baseURL,
}) => {
  await enter(await newAdministrator(baseURL ?? '', '책임자'))
  await visit(page, '/admin/clothes-attributes')
  await expectFilled(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: '속성 추가' }).click()
  await page.getByRole('dialog').getByLabel('속성명').press('Enter')
  await expect(page.getByText(formTexts.attributeNameRequired)).toBeVisible()
  await expectAccessible(page)
})

test('neither changing nor deleting an attribute has a barrier', { tag: '@phone' }, async ({
  page,
  enter,
  baseURL,
}) => {
  await enter(await newAdministrator(baseURL ?? '', '책임자'))
  await visit(page, '/admin/clothes-attributes?keywordLike=두께')
  await page.getByRole('row').getByRole('button', { name: '두께' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: '삭제', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page)
})
