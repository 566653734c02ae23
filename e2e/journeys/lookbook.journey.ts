import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { LookId } from '@otday/contract'
import type { Page } from '@playwright/test'
import { breakDown } from '../network.ts'
import { expect, expectAccessible, test, visit } from '../test.ts'
import { hang, settle } from '../wardrobe.ts'

const button = (name: string) => ({ name, exact: true })
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true })
const day = (date: string) => `${Number(date.slice(5, 7))}월 ${Number(date.slice(8))}일`
/** What the first view does not need comes with the first movement. */
async function use(page: Page) {
  await expect(page.getByRole('button', button('그림으로 공유'))).toBeVisible()
  await page.mouse.move(40, 40)
}

test('outfits are kept by name, changed, planned and worn, and a gap is filled', { tag: '@phone' }, async ({
  page,
  person,
  enter,
}) => {
  const closet = await hang(person)
  await settle(person)
  await enter(person)
  const mend = await breakDown(page, '/api/looks')
  await visit(page, '/closet/looks')
  await expect(page.getByRole('heading', { name: '룩북을 불러오지 못했어요' })).toBeVisible()
  mend()
  await page.getByRole('button', button('다시 시도')).click()
  await page.getByRole('button', button('룩북 만들기')).click()
  const form = page.getByRole('dialog', { name: '룩북 만들기' })
  await form.getByLabel('이름', { exact: true }).fill('월요일 기본')
  await form.getByLabel('태그', { exact: true }).fill('#쌀쌀한날')
  await form.getByLabel('태그', { exact: true }).press('Enter')
  await expect(form.getByRole('listitem').filter({ hasText: '#쌀쌀한날' })).toBeVisible()
  await form.getByRole('button', button('출근')).click()
  await expect(form.getByRole('button', button('저장'))).toBeDisabled()
  for (const name of ['네이비 울 코트', '회색 울 니트', '청바지'])
    await form.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check()
  await expectAccessible(page)
  await form.getByRole('button', button('저장')).click()
  await expect(toast(page, '룩북에 저장했어요.')).toBeVisible()
  await expect(card(page, '월요일 기본')).toContainText('출근')

  await card(page, '월요일 기본').getByRole('button', button('월요일 기본')).click()
  const details = page.getByRole('dialog', { name: '월요일 기본' })
  await expect(details.getByRole('region', { name: '잘 맞는 체감 기온' })).toContainText('°')
  await expect(details.getByText('#쌀쌀한날')).toBeVisible()
  await expectAccessible(page)
  await details.getByRole('listitem', button('청바지')).getByRole('button', button('바꾸기')).click()
  const pick = page.getByRole('dialog', { name: '청바지 대신 입을 옷' })
  await pick.getByRole('checkbox', { name: /^연청 청바지/ }).check()
  await pick.getByRole('button', button('저장')).click()
  await expect(details.getByRole('listitem', button('연청 청바지'))).toBeVisible()

  const today = seoulDate(new Date())
  await details.getByRole('button', button('날 정하기')).click()
  const later = daysAfter(today, 2)
  await page.getByRole('dialog', { name: '입을 날' }).getByLabel('날', { exact: true }).fill(later)
  await page.getByRole('button', button('계획에 넣기')).click()
  await expect(toast(page, `${day(later)} 계획에 넣었어요.`)).toBeVisible()
  await details.getByRole('button', button('입을래요')).click()
  await expect(toast(page, `${day(today)} 계획에 넣었어요.`)).toBeVisible()
  await details.getByRole('button', button('입었어요')).click()
  await expect(page.getByText(/입은 옷으로 적었어요\.$/)).toBeVisible()
  await expect(details.getByRole('region', { name: '입은 날' }).getByRole('listitem')).toHaveCount(1)
  const [saved] = (await person.looks.list({ query: {} })).data
  const { wears } = await person.wears.list({ query: { from: daysAfter(today, -1), to: later } })
  expect(wears.every(({ source, lookId }) => source === 'LOOK' && lookId === saved?.id)).toBe(true)
  expect(wears.filter(({ state }) => state === 'WORN')).toHaveLength(1)

  const knit = closet.find(({ name }) => name === '회색 울 니트')
  if (knit) await person.clothes.delete({ params: { clothesId: knit.id } })
  await page.reload()
  const gap = details.getByRole('listitem', button('회색 울 니트'))
  await gap.getByRole('button', button('채우기')).click()
  const fill = page.getByRole('dialog', { name: '회색 울 니트 대신 입을 옷' })
  await fill.getByRole('checkbox', { name: /^네이비 울 니트/ }).check()
  await page.goBack()
  await expect(fill).toBeHidden()
  await details.getByRole('button', button('닫기')).click()
  await expect(card(page, '월요일 기본')).toContainText('회색 울 니트 빠짐')

  await page.getByRole('radio', button('격식')).click()
  await expect(page.getByRole('heading', { name: '이 상황의 옷차림이 없어요' })).toBeVisible()
  await page.getByRole('button', button('전체 보기')).click()
  await card(page, '월요일 기본').getByRole('button', button('월요일 기본 메뉴')).click()
  await page.getByRole('menuitem', button('이름·태그 고치기')).click()
  const edit = page.getByRole('dialog', { name: '이름·태그 고치기' })
  await edit.getByLabel('이름', { exact: true }).fill('화요일 기본')
  await edit.getByLabel('이름', { exact: true }).press('Enter')
  await expect(edit).toBeHidden()
  await expect(card(page, '화요일 기본')).toContainText('회색 울 니트 빠짐')
  await card(page, '화요일 기본').getByRole('button', button('화요일 기본 메뉴')).click()
  await page.getByRole('menuitem', button('삭제')).click()
  await expect(page.getByRole('heading', { name: '저장한 옷차림이 없어요' })).toBeVisible()
  await page.getByRole('button', button('되돌리기')).first().click()
  await expect(card(page, '화요일 기본')).toBeVisible()
})

test('the outfit of the day is kept, and taken out again', async ({ page, person, enter }) => {
  await Promise.all([hang(person), settle(person)])
  await enter(person)
  await visit(page, '/recommendations')
  const keep = page.getByRole('button', button('룩북에 저장'))
  await use(page)
  await keep.click()
  await page.getByRole('button', button('보기')).click()
  const details = page.getByRole('dialog', { name: /^\d+월 \d+일 / })
  await details.getByRole('button', button('옷차림 메뉴')).click()
  await page.getByRole('menuitem', button('삭제')).click()
  await expect(page.getByRole('heading', { name: '저장한 옷차림이 없어요' })).toBeVisible()
  await visit(page, '/recommendations')
  await use(page)
  await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
  await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', 'false')
  expect((await person.looks.list({ query: {} })).data).toEqual([])
})

test('laundry and lookbook fit a narrow phone', { tag: '@phone' }, async ({ page, person, enter }) => {
  const closet = await hang(person)
  const ids = closet.map(({ id }) => id)
  await person.laundry.putAway({ body: { clothesIds: ids.slice(0, 2), place: 'WASH', until: null } })
  await person.laundry.putAway({ body: { clothesIds: ids.slice(2, 6), place: 'STORAGE', until: null } })
  await person.looks.save({
    params: { lookId: crypto.randomUUID() as LookId },
    body: {
      name: '비 오는 월요일 출근길에 입는 옷차림',
      tags: [],
      occasions: ['WORK'],
      clothesIds: ids.slice(6, 9),
      revision: 0,
    },
  })
  await enter(person)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 740 })
    for (const [path, shown] of [
      ['/closet/laundry', '모두 꺼내기'],
      ['/closet/looks', '비 오는 월요일 출근길에 입는 옷차림'],
    ] as const) {
      await visit(page, path)
      await expect(page.getByRole('button', button(shown))).toBeVisible()
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, `${path} at ${width}`).toBe(0)
    }
  }
})
