import { button, dialog } from '../kit/screen.ts'
import { expect, test, visit } from '../kit/test.ts'
import { hang, post, settle, today } from '../kit/wardrobe.ts'

test('a private account is asked, accepts, is seen, and removes the follower again', async ({
  page,
  person,
  other,
  enter,
}) => {
  const posted = await hang(person, [['회색 울 니트', 'TOP']])
  await post(person, await today(person), posted, '우리끼리 보는 옷.')
  await settle(other)

  await enter(person)
  await visit(page, '/settings?section=audience')
  const isPrivate = page.getByRole('switch', { name: '비공개 계정' })
  await isPrivate.press('Space')
  await button(page.getByRole('alertdialog'), '바꾸기').click()
  await expect(isPrivate).toBeChecked()

  await enter(other)
  await visit(page, `/profiles?userId=${person.id}`)
  await expect(page.getByRole('heading', { name: '비공개 계정이에요' })).toBeVisible()
  await expect(page.getByText('우리끼리 보는 옷.')).toHaveCount(0)
  await button(page, '팔로우 요청').click()
  await expect(page.getByText('팔로우 요청을 보냈어요')).toBeVisible()
  await expect(button(page, '팔로우 취소')).toBeVisible()

  await enter(person)
  await visit(page, '/profiles')
  await button(page, '요청 보기').click()
  await dialog(page, '팔로우 요청').getByRole('button', { name: /수락$/ }).click()
  await expect(page.getByText('기다리는 팔로우 요청이 없어요.')).toBeVisible()

  await enter(other)
  await visit(page, `/profiles?userId=${person.id}`)
  await expect(page.getByText('우리끼리 보는 옷.')).toBeVisible()

  await enter(person)
  await visit(page, '/profiles')
  await page.getByRole('button', { name: /^팔로워/ }).click()
  await dialog(page, '팔로워')
    .getByRole('button', { name: /팔로워에서 삭제$/ })
    .click()
  await button(page.getByRole('alertdialog'), '삭제').click()
  await expect(dialog(page, '팔로워').getByText('팔로워이 없습니다')).toBeVisible()

  await enter(other)
  await visit(page, `/profiles?userId=${person.id}`)
  await expect(page.getByRole('heading', { name: '비공개 계정이에요' })).toBeVisible()
  await expect(page.getByText('우리끼리 보는 옷.')).toHaveCount(0)
})
