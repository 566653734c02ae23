import { commentLimit, errorCatalogue, type Feed, toastTexts } from '@otday/contract'
import type { Page } from '@playwright/test'
import { breakDown, delayResponses } from '../network.ts'
import type { ApiUser } from '@otday/contract/api-user'
import { expect, test, visit } from '../test.ts'
import { postMany } from '../wardrobe.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: '하니님의 피드' })
const card = (page: Page, { id }: Feed) => page.locator(`[data-feed="${id}"]`)
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const comments = (page: Page) => dialog(page).getByRole('list', { name: '댓글' }).getByRole('listitem')
const field = (page: Page) => dialog(page).getByRole('textbox', { name: '댓글' })
const words = (page: Page) => dialog(page).getByLabel('피드 내용')
const expectToast = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

const say = (person: ApiUser, { id }: Feed, content: string) =>
  person.comments.create({ params: { feedId: id }, body: { feedId: id, authorId: person.id, content } })

async function openFrom(page: Page, person: ApiUser, feed: Feed) {
  await visit(page, `/feeds?authorIdEqual=${person.id}`)
  await card(page, feed).getByRole('button', { name: '하니님의 피드 열기' }).click()
  await expect(dialog(page)).toBeVisible()
}

async function choose(page: Page, item: '수정' | '삭제') {
  await inDialog(page, '피드 메뉴').click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('what people say comes newest first and page by page, and what one says goes to the front', async ({
  page,
  person,
  other,
  enter,
}) => {
  const [feed] = await postMany(person, '줄', 1)
  if (!feed) return
  for (let index = 1; index <= 25; index++) await say(person, feed, `말 ${index}`)
  await enter(other)
  const next = await delayResponses(page, `/api/feeds/${feed.id}/comments`, (url) => url.searchParams.has('cursor'))
  await openFrom(page, person, feed)
  await expect(comments(page)).toHaveCount(20)
  await expect(comments(page).first()).toContainText('말 25')
  await comments(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => next.waiting()).toBe(1)
  next.open()
  await expect(comments(page)).toHaveCount(25)

  await expect(inDialog(page, '댓글 등록')).toBeDisabled()
  await field(page).fill('  \n ')
  await field(page).press('Enter')
  await expect(inDialog(page, '댓글 등록')).toBeDisabled()
  await field(page).fill('가'.repeat(commentLimit + 1))
  await expect(dialog(page).getByText(`${commentLimit + 1} / ${commentLimit}`)).toBeVisible()
  await expect(inDialog(page, '댓글 등록')).toBeDisabled()

  const mend = await breakDown(page, `/api/feeds/${feed.id}/comments`, 'POST')
  await field(page).fill('  예뻐요')
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('정말')
  await field(page).dispatchEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true })
  await field(page).press('Enter')
  await expectToast(page, toastTexts.commentFailed)
  await expect(field(page)).toHaveValue('  예뻐요\n정말')
  mend()
  await inDialog(page, '댓글 등록').click()
  await expectToast(page, toastTexts.commentPosted)
  await expect(comments(page)).toHaveCount(26)
  await expect(comments(page).first()).toContainText('예뻐요\n정말')
  await expect(comments(page).first()).toBeInViewport()
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page, feed)).toContainText('댓글26')
})

test('the author changes the words, and they change everywhere', async ({ page, person, enter }) => {
  const [feed] = await postMany(person, '처음 말', 1)
  if (!feed) return
  await enter(person)
  await openFrom(page, person, feed)
  const edits: unknown[] = []
  page.on('request', (request) => request.method() === 'PATCH' && edits.push(request.postDataJSON()))
  await choose(page, '수정')
  await expect(words(page)).toBeFocused()
  await inDialog(page, '저장').click()
  await expect(words(page)).toBeHidden()
  await expect(inDialog(page, '피드 메뉴')).toBeFocused()
  expect(edits).toEqual([])

  await choose(page, '수정')
  await words(page).fill('   ')
  await expect(inDialog(page, '저장')).toBeDisabled()
  await inDialog(page, '취소').click()
  await expect(dialog(page).getByText('처음 말 1')).toBeVisible()

  const mend = await breakDown(page, `/api/feeds/${feed.id}`, 'PATCH')
  await choose(page, '수정')
  await words(page).fill('  나중 말  ')
  await inDialog(page, '저장').click()
  await expectToast(page, toastTexts.feedEditFailed)
  await expect(words(page)).toHaveValue('  나중 말  ')
  const question = page.getByRole('alertdialog', { name: '작성을 그만둘까요?' })
  await page.goBack()
  await question.getByRole('button', { name: '계속 쓰기' }).click()
  await expect(question).toBeHidden()
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: '계속 쓰기' }).click()
  mend()
  await inDialog(page, '저장').click()
  await expect(words(page)).toBeHidden()
  await expect(dialog(page).getByText('나중 말', { exact: true })).toBeVisible()
  expect(edits.at(-1)).toEqual({ content: '나중 말' })
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(card(page, feed).getByText('나중 말', { exact: true })).toBeVisible()
})

test('the way out is free as soon as the words are safe', async ({ page, person, enter }) => {
  const [feed] = await postMany(person, '처음 말', 1)
  if (!feed) return
  await enter(person)
  await openFrom(page, person, feed)
  const delayed = await delayResponses(page, `/api/feeds/${feed.id}`, (_, method) => method === 'PATCH')
  await choose(page, '수정')
  await words(page).fill('나중 말')
  await inDialog(page, '저장').click()
  await expect(inDialog(page, '저장 중...')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog', { name: '작성을 그만둘까요?' })).toBeVisible()
  delayed.open()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(card(page, feed).getByText('나중 말', { exact: true })).toBeVisible()
})

test('the author deletes a feed, and it leaves the list', async ({ page, person, enter }) => {
  const [feed, other] = await postMany(person, '줄', 2)
  if (!feed || !other) return
  await enter(person)
  await openFrom(page, person, feed)
  const mend = await breakDown(page, `/api/feeds/${feed.id}`, 'DELETE')
  const question = page.getByRole('alertdialog', { name: '피드를 삭제할까요?' })
  await choose(page, '삭제')
  await expect(question).toContainText('‘줄 1’')
  await question.getByRole('button', { name: '취소' }).click()
  await choose(page, '삭제')
  await question.getByRole('button', { name: '삭제' }).click()
  await expectToast(page, toastTexts.feedDeleteFailed)
  mend()
  const delayed = await delayResponses(page, `/api/feeds/${feed.id}`, (_, method) => method === 'DELETE')
  await question.getByRole('button', { name: '삭제' }).click()
  await expect(question.getByRole('button', { name: '삭제 중...' })).toBeVisible()
  delayed.open()
  await expectToast(page, toastTexts.feedDeleted)
  await expect(dialog(page)).toBeHidden()
  await expect(page).not.toHaveURL(/feedId/)
  await expect(card(page, feed)).toHaveCount(0)
  await expect(card(page, other)).toHaveAttribute('aria-setsize', '1')
})

test('who speaks of a feed that is gone is told so, and the list loses it', async ({ page, person, other, enter }) => {
  const [feed] = await postMany(person, '줄', 1)
  if (!feed) return
  await enter(other)
  await openFrom(page, person, feed)
  await expect(dialog(page).getByText('아직 댓글이 없어요')).toBeVisible()
  await person.feeds.delete({ params: { feedId: feed.id } })
  await field(page).fill('예뻐요')
  await field(page).press('Enter')
  const gone = page.getByRole('dialog', { name: '피드', exact: true })
  await expect(gone.getByText(errorCatalogue.FeedNotFound[1])).toBeVisible()
  await gone.getByRole('button', { name: '돌아가기' }).click()
  await expect(page.getByText('피드가 없습니다')).toBeVisible()
})
