import { toastTexts } from '@otday/contract'
import { openedPost } from '../kit/feeds-page.ts'
import { outfit, outfitNames, outfitPieces } from '../kit/outfit-page.ts'
import { button } from '../kit/screen.ts'
import { expect, go, test, visit } from '../kit/test.ts'
import { hang, settle } from '../kit/wardrobe.ts'

test('a posted outfit is opened from the toast, and its comfort answer is learned and can be reset', async ({
  page,
  person,
  enter,
}) => {
  await Promise.all([settle(person), hang(person)])
  await enter(person)
  await visit(page, '/recommendations')
  await expect(outfitPieces(page).first()).toBeVisible()
  const first = await outfitNames(page)
  await button(page, '다른 옷').click()
  await expect.poll(() => outfitNames(page)).not.toEqual(first)
  await expect(outfit(page)).not.toHaveAttribute('aria-busy', 'true')
  const pieces = await outfitNames(page)
  await button(page, 'OOTD 등록').click()
  const dialog = page.getByRole('dialog', { name: 'OOTD 등록' })
  await dialog.getByLabel('한마디').fill('  오늘은 이렇게 입어요  ')
  await dialog.getByRole('button', { name: '등록하기' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: toastTexts.ootdView }).click()
  await expect(page).toHaveURL(/#\/recommendations\?feedId=/)
  const feed = openedPost(page, person.name)
  await expect(feed.getByText('오늘은 이렇게 입어요', { exact: true })).toBeVisible()
  const { data } = await person.feeds.list({ query: { authorIdEqual: person.id } })
  expect(data.map(({ ootds }) => new Set(ootds.map(({ name }) => name)))).toEqual([new Set(pieces)])

  const comfort = feed.getByRole('group', { name: '오늘 입은 옷, 어때요?' })
  await comfort.getByRole('button', { name: '추웠어요' }).click()
  await expect(comfort.getByRole('button', { name: '추웠어요' })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(feed).toBeHidden()
  await expect(page).toHaveURL(/#\/recommendations$/)

  expect((await person.comfort.get({})).offset).toBe(-0.3)
  await go(page, '/settings?section=stylist')
  const learned = page.getByRole('region', { name: '체감 보정' })
  await expect(learned).toContainText('지금까지의 답을 바탕으로 0.3° 더 따뜻하게 골라 드려요')
  await expect(button(page, '저장')).toHaveCount(0)
  await learned.getByRole('button', { name: '초기화' }).click()
  const question = page.getByRole('alertdialog', { name: '체감 보정을 초기화할까요?' })
  await question.getByRole('button', { name: '취소' }).click()
  await expect(learned).toContainText('0.3°')
  await learned.getByRole('button', { name: '초기화' }).click()
  await question.getByRole('button', { name: '초기화' }).click()
  await expect(learned).toContainText('아직 배운 것이 없어요')
  await expect(learned.getByRole('button', { name: '초기화' })).toBeDisabled()
  expect(await person.comfort.get({})).toMatchObject({ offset: 0, today: { feeling: null } })
  await go(page, `/feeds?feedId=${data[0]?.id ?? ''}`)
  await expect(comfort.getByRole('button', { name: '추웠어요' })).toHaveAttribute('aria-pressed', 'false')
})
