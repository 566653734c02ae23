import {
  type AttributeDefinition,
  attributes,
  audit,
  type AuditEntry,
  type Clothes,
  type Comment,
  comments,
  type Conversation,
  conversations,
  type DirectMessage,
  follows,
  formTexts,
  messages,
  users,
} from '@otday/contract'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { serveCloset, serveFeeds, serveFollows, serveToday } from '../kit/diary.ts'
import { itemOf, minji, newId, pieceOf, someClothes } from '../kit/diary-fixtures.ts'
import { button, enterIn } from '../kit/forms.ts'
import { administrator, hani } from '../kit/people.ts'
import { onDesktop, resize, screensOfDay } from '../kit/screens.ts'
import { pageOf } from '../kit/usual.ts'
import { feedOf } from '../kit/feeds.ts'

const app = useApp()
const dialog = () => page.getByRole('dialog')
const me = { userId: hani.id, name: hani.name, profileImageUrl: null }

const messageOf = (content: string, isOwn: boolean): DirectMessage => ({
  id: newId<DirectMessage['id']>(),
  createdAt: new Date(),
  sender: isOwn ? me : minji,
  receiver: isOwn ? minji : me,
  receiverId: isOwn ? minji.userId : me.userId,
  content,
  clientMessageId: null,
})

const thickness: AttributeDefinition = {
  id: newId<AttributeDefinition['id']>(),
  name: '두께',
  selectableValues: ['얇음', '두꺼움'],
  swatches: [],
  createdAt: new Date('2026-05-02T00:00:00Z'),
}

/** Waits until no placeholders are shown any more. */
async function expectFilled() {
  await expect.element(page.getByRole('heading').first()).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[class*="skeleton_"]').length).toBe(0)
}

afterEach(onDesktop)

for (const screen of screensOfDay) {
  const on = `on a ${screen.name}`

  test(`the user menu, the notifications and the add dialog have no accessibility violations, ${on}`, async () => {
    await resize(screen)
    serveCloset(app.server, [])
    await app.open('/closet', hani)
    await expectFilled()
    await button('내 메뉴').click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: /^알림/ }).click()
    await expect.element(dialog().getByText('알림이 없습니다')).toBeVisible()
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await page.getByRole('button', { name: '옷 추가' }).first().click()
    await expect.element(dialog()).toBeVisible()
    await expectAccessible()
  })

  test(`the follower list and the closet of a profile have no accessibility violations, ${on}`, async () => {
    await resize(screen)
    serveCloset(app.server, [pieceOf('청바지', 'BOTTOM', { ownerId: minji.userId }) satisfies Clothes])
    serveFeeds(app.server, [])
    serveFollows(app.server, 1)
    const follow = { id: newId<never>(), followee: minji, follower: me }
    app.server.answer(follows.followers, () => pageOf([follow]))
    await app.open(`/profiles?userId=${minji.userId}`, hani)
    await button('팔로워 1').click()
    await expect.element(dialog().getByRole('link', { name: hani.name })).toBeVisible()
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await page.getByRole('button', { name: '옷장 열기' }).click()
    await expect.element(dialog().getByRole('article')).toBeVisible()
    await expectAccessible()
  })

  test(`a conversation and the conversation list have no accessibility violations, ${on}`, async () => {
    await resize(screen)
    serveFeeds(app.server, [])
    serveFollows(app.server)
    const said = [
      messageOf('11시요', true),
      messageOf('두껍게 입고 와요', false),
      messageOf('내일 몇 시에 볼까요?', false),
    ] as const
    const lastMessage = { id: said[0].id, senderId: me.userId, content: said[0].content }
    const conversation: Conversation = {
      id: newId<Conversation['id']>(),
      partner: minji,
      lastMessage,
      lastMessageAt: new Date(),
      unreadCount: 2,
    }
    app.server.answer(conversations.list, () => pageOf([conversation]))
    app.server.answer(conversations.read, () => undefined)
    app.server.answer(messages.list, () => pageOf([...said]))
    await app.open('/profiles', hani)
    await page.getByRole('main').getByRole('button', { name: '대화 목록' }).click()
    const row = dialog().getByRole('button', { name: /민지/ })
    await expect.element(row).toBeVisible()
    await expectAccessible()
    await row.click()
    await expect.poll(() => dialog().getByRole('listitem').elements().length).toBe(3)
    await dialog().getByRole('textbox', { name: '메시지' }).fill('좋아요')
    await expectAccessible()
  })

  test(`an opened feed post and its edit form have no accessibility violations, ${on}`, async () => {
    await resize(screen)
    const feed = feedOf(1, { content: '오늘 입은 옷', commentCount: 1, ootds: someClothes().map(itemOf) })
    serveToday(app.server, [])
    serveFeeds(app.server, [feed])
    serveOwnFeed(feed.id)
    await app.open(`/feeds?feedId=${feed.id}`, hani)
    const opened = page.getByRole('dialog', { name: `${hani.name}님의 피드` })
    await expect.element(opened.getByText('따뜻해요')).toBeVisible()
    await expectFilled()
    await expectAccessible()
    await opened.getByRole('button', { name: '피드 메뉴' }).click()
    await page.getByRole('menuitem', { name: '수정' }).click()
    await expect.element(opened.getByLabelText('피드 내용')).toHaveFocus()
    await expectAccessible()
  })

  test(`the user list and the audit log have no accessibility violations, ${on}`, async () => {
    await resize(screen)
    const person = { userId: hani.id, email: hani.email, name: hani.name }
    const entry: AuditEntry = {
      id: newId<AuditEntry['id']>(),
      createdAt: new Date(),
      action: 'role.changed',
      actor: person,
      subject: person,
      detail: 'ADMIN',
    }
    app.server.answer(users.list, () => pageOf([hani, { ...administrator, id: minji.userId }]))
    app.server.answer(audit.list, () => pageOf([entry]))
    await app.open('/admin/users', administrator)
    await expectFilled()
    await expectAccessible()
    await button('관리 기록').click()
    await expect.element(dialog().getByRole('listitem').first()).toBeVisible()
    await expectAccessible()
  })

  test(`the attribute list and its add, edit and delete dialogs have no accessibility violations, ${on}`, async () => {
    await resize(screen)
    app.server.answer(attributes.list, () => [thickness])
    app.server.answer(attributes.usage, () => ({
      definitionId: thickness.id,
      clothesCount: 1,
      values: [{ value: '얇음', clothesCount: 1 }],
    }))
    await app.open('/admin/clothes-attributes', administrator)
    await expectFilled()
    await expectAccessible()
    await button('속성 추가').click()
    await expect.element(dialog()).toBeVisible()
    await enterIn('속성명')
    await expect.element(page.getByText(formTexts.attributeNameRequired)).toBeVisible()
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await page.getByRole('row').getByRole('button', { name: '두께' }).click()
    await expect.element(dialog().getByRole('listitem').first()).toBeVisible()
    await expectAccessible()
    await dialog().getByRole('button', { name: '삭제', exact: true }).click()
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible()
  })
}

/** Answers the request for the comments of the user's own feed, with one comment. */
function serveOwnFeed(feedId: Comment['feedId']): void {
  const comment = { id: newId<Comment['id']>(), feedId, author: me, content: '따뜻해요', createdAt: new Date() }
  app.server.answer(comments.list, () => pageOf<Comment>([comment]))
}
