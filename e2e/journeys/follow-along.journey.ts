import { seoulDate } from '@otday/common/seoul-time'
import { button, dialog } from '../kit/screen.ts'
import { expect, test, visit } from '../kit/test.ts'
import { hang, post, settle, today } from '../kit/wardrobe.ts'

test('an outfit of the feed is rebuilt from the user’s closet, changed, saved as a look and planned', async ({
  page,
  person,
  other,
  enter,
}) => {
  const posted = await hang(person, [
    ['회색 울 니트', 'TOP'],
    ['청바지', 'BOTTOM'],
    ['흰 운동화', 'SHOES'],
    ['빨간 미니백', 'BAG'],
  ])
  const feed = await post(person, await today(person), posted, '오늘은 니트.')
  await settle(other)
  const closet = await hang(other)
  await enter(other)
  await visit(page, `/feeds?feedId=${feed.id}`)
  await button(page, '내 옷장으로 따라 입기').click()
  const following = dialog(page, '내 옷장으로 따라 입기')
  const line = (name: string) => following.getByRole('listitem', { name, exact: true })
  await expect(line('하의: 청바지')).toContainText('종류가 같아요')
  await expect(line('가방: 빨간 미니백')).toContainText('비슷한 가방이 아직 없어요')
  await expect(following.getByRole('figure', { name: /^하니 님의 옷차림, 옷 4가지/ })).toBeVisible()
  await button(following, '청바지 바꾸기').click()
  const exchange = dialog(page, '하의 바꾸기')
  await exchange.getByRole('radio', { name: /^연청 청바지/ }).press('Space')
  await button(exchange, '바꾸기').click()
  await expect(line('하의: 연청 청바지')).toContainText('직접 고른 옷이에요')

  await button(following, '룩북에 저장').click()
  await expect.poll(async () => (await other.looks.list({ query: {} })).data.length).toBe(1)
  await button(following, '입을래요').click()
  const date = seoulDate(new Date())
  const wears = async () => (await other.wears.list({ query: { from: date, to: date } })).wears
  await expect
    .poll(async () => (await wears()).map(({ state, source }) => [state, source]))
    .toEqual([['PLANNED', 'FEED']])
  const light = closet.find(({ name }) => name === '연청 청바지')?.id
  expect((await wears())[0]?.items.some(({ clothesId }) => clothesId === light)).toBe(true)
})
