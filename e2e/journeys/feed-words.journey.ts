import { errorCatalogue, toastTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { commentField, comments, openedPost, postOf } from '../kit/feeds-page.ts'
import { expect, go, test, visit } from '../kit/test.ts'
import { postMany } from '../kit/wardrobe.ts'

const expectToast = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

test('a post is opened by its link, commented on, edited and deleted, and a reload shows the changes', async ({
  page,
  person,
  other,
  enter,
}) => {
  const [feed, second] = await postMany(person, '처음 말', 2)
  const [theirs] = await postMany(other, '남의 말', 1)
  if (!feed || !second || !theirs) throw new Error('nothing was posted')
  const body = { feedId: feed.id, authorId: other.id, content: '잘 어울려요' }
  await other.comments.create({ params: { feedId: feed.id }, body })
  await enter(person)
  await visit(page, `/feeds?authorIdEqual=${person.id}&feedId=${feed.id}`)
  await expect(comments(page)).toHaveText(/잘 어울려요/)
  await commentField(page).fill('고마워요')
  await commentField(page).press('Enter')
  await expectToast(page, toastTexts.commentPosted)
  await openedPost(page, '하니').getByRole('button', { name: '피드 메뉴' }).click()
  await page.getByRole('menuitem', { name: '수정' }).click()
  await openedPost(page, '하니').getByLabel('피드 내용').fill('나중 말')
  await openedPost(page, '하니').getByRole('button', { name: '저장', exact: true }).click()
  await expect(openedPost(page, '하니').getByText('나중 말', { exact: true })).toBeVisible()
  await page.reload()
  await expect(openedPost(page, '하니').getByText('나중 말', { exact: true })).toBeVisible()
  await expect(comments(page)).toHaveText([/고마워요/, /잘 어울려요/])
  await page.keyboard.press('Escape')
  await expect(postOf(page, feed)).toContainText('나중 말')
  await expect(postOf(page, feed)).toContainText('댓글2')

  await postOf(page, second)
    .getByRole('button', { name: /피드 열기$/ })
    .click()
  await openedPost(page, '하니').getByRole('button', { name: '피드 메뉴' }).click()
  await page.getByRole('menuitem', { name: '삭제' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click()
  await expectToast(page, toastTexts.feedDeleted)
  await expect(postOf(page, second)).toHaveCount(0)
  const left = await other.feeds.list({ query: { authorIdEqual: person.id } })
  expect(left.data.map(({ content, commentCount }) => [content, commentCount])).toEqual([['나중 말', 2]])

  // The user opens a feed of another person, who deletes it before the user sends a comment on it.
  await go(page, `/feeds?authorIdEqual=${other.id}&feedId=${theirs.id}`)
  await expect(openedPost(page, '민지').getByText('아직 댓글이 없어요')).toBeVisible()
  await expect(openedPost(page, '민지').getByRole('button', { name: '피드 메뉴' })).toHaveCount(0)
  await other.feeds.delete({ params: { feedId: theirs.id } })
  await commentField(page).fill('예뻐요')
  await commentField(page).press('Enter')
  const gone = page.getByRole('dialog', { name: '피드', exact: true })
  await expect(gone.getByText(errorCatalogue.FeedNotFound[1])).toBeVisible()
  await gone.getByRole('button', { name: '돌아가기' }).click()
  await expect(page.getByText('피드가 없습니다')).toBeVisible()
})
