import { type Block, blocks, comments, errorCatalogue, feeds, type Mute, MuteId, mutes } from '@otday/contract'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { page, useApp } from '../kit/app.tsx'
import { answerFeeds, cards, commentOf, feedOf, idText, me, minji, openFeed, partOf } from '../kit/feeds.ts'
import { hani } from '../kit/people.ts'
import { answerClosets, answerPeople } from '../kit/profiles.ts'
import { breakDown } from '../kit/trouble.ts'

const app = useApp()

const muteOf = (number: number, over: Partial<Mute>): Mute => ({
  id: z.decode(MuteId, idText(75, number)),
  kind: 'WORD',
  person: null,
  word: '할인',
  mutedAt: new Date(Date.UTC(2026, 10, 20, 3, number)),
  ...over,
})

/** Answers with the people whom the user blocks and with mutes; what is blocked is left out of the feeds. */
function answerBlocks(first: { blocked?: Block[]; muted?: Mute[] } = {}) {
  const known = { blocked: [...(first.blocked ?? [])], muted: [...(first.muted ?? [])] }
  const named = (block: Block) => ({ ...block, id: block.user.userId })
  app.server.answer(blocks.list, ({ query }) => partOf(known.blocked.map(named), query))
  app.server.answer(blocks.create, () => {
    const block = { user: minji, blockedAt: new Date(Date.UTC(2026, 10, 20)) }
    known.blocked.push(block)
    return block
  })
  app.server.answer(blocks.delete, ({ params }) => {
    known.blocked = known.blocked.filter(({ user }) => user.userId !== params.userId)
    return undefined
  })
  app.server.answer(mutes.list, ({ query }) => partOf(known.muted, query))
  app.server.answer(mutes.create, ({ body }) => {
    const mute =
      body.kind === 'PERSON'
        ? muteOf(9, { kind: 'PERSON', person: minji, word: null })
        : muteOf(9, { kind: body.kind, word: body.word })
    known.muted.unshift(mute)
    return mute
  })
  app.server.answer(mutes.delete, ({ params }) => {
    known.muted = known.muted.filter(({ id }) => id !== params.muteId)
    return undefined
  })
  return known
}

const menu = () => page.getByRole('button', { name: '민지 님 메뉴' })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const question = (name: string) => page.getByRole('alertdialog', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const toastOf = (text: string) => page.getByText(text, { exact: true }).first()
const rows = (name: string) => page.getByRole('list', { name }).getByRole('listitem')

test('a person is blocked from the profile after a question, is gone from the feeds, and can be unblocked by the toast', async () => {
  const known = answerBlocks()
  const [hers, own] = [feedOf(2, { author: minji }), feedOf(1, { author: me })]
  answerFeeds(app.server, [hers, own])
  app.server.answer(feeds.list, ({ query }) => partOf(known.blocked.length > 0 ? [own] : [hers, own], query))
  answerClosets(app.server, [])
  answerPeople(app.server, [me, minji])
  await app.open('/feeds', hani)
  await expect.poll(() => cards().elements().length).toBe(2)
  await app.open(`/profiles?userId=${minji.userId}`, hani)
  await menu().click()
  await item('민지 님 차단').click()
  const asked = question('민지 님을 차단할까요?')
  await expect.element(asked.getByText('서로 팔로우가 끊겨요. 풀어도 돌아오지 않아요')).toBeVisible()
  await asked.getByRole('button', { name: '취소' }).click()
  expect(app.server.callsOf(blocks.create)).toEqual([])
  await menu().click()
  await item('민지 님 차단').click()
  await question('민지 님을 차단할까요?').getByRole('button', { name: '차단', exact: true }).click()
  await expect.element(toastOf('차단했어요.')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1, name: '피드' })).toBeVisible()
  await expect.poll(() => cards().elements().length).toBe(1)
  await button('되돌리기').click()
  await expect.element(toastOf('차단을 풀었어요.')).toBeVisible()
  await expect.poll(() => cards().elements().length).toBe(2)
})

test('a failed block keeps the question open and says why', async () => {
  answerBlocks()
  answerFeeds(app.server, [])
  answerClosets(app.server, [])
  answerPeople(app.server, [me, minji])
  const [, message] = errorCatalogue.ListFull
  breakDown(app.server, blocks.create, { exceptionName: 'ListFull', message, details: {} })
  await app.open(`/profiles?userId=${minji.userId}`, hani)
  await menu().click()
  await item('민지 님 차단').click()
  await question('민지 님을 차단할까요?').getByRole('button', { name: '차단', exact: true }).click()
  await expect.element(page.getByText(message, { exact: true }).first()).toBeVisible()
  await expect.element(question('민지 님을 차단할까요?')).toBeVisible()
})

test('a person is muted from a feed, and the toast takes it back', async () => {
  const known = answerBlocks()
  answerFeeds(app.server, [feedOf(1, { author: minji })])
  answerPeople(app.server, [me, minji])
  await app.open('/feeds', hani)
  await openFeed(feedOf(1, { author: minji })).click()
  await menu().click()
  await item('민지 님 뮤트').click()
  await expect.element(toastOf('뮤트했어요.')).toBeVisible()
  expect(known.muted).toHaveLength(1)
  await button('되돌리기').click()
  await expect.poll(() => known.muted).toEqual([])
})

test('comments of muted people and with muted words are folded until they are asked for', async () => {
  answerBlocks()
  const feed = feedOf(1, { author: minji, commentCount: 2 })
  answerFeeds(app.server, [feed])
  const [word, person] = [commentOf(feed, 2, { mutedBy: 'WORD' }), commentOf(feed, 1, { mutedBy: 'PERSON' })]
  app.server.answer(comments.list, ({ query }) => partOf([word, person], query))
  answerPeople(app.server, [me, minji])
  await app.open('/feeds', hani)
  await openFeed(feed).click()
  const said = page.getByRole('list', { name: '댓글' })
  await expect.element(said.getByText('뮤트한 단어가 있어 가렸어요.')).toBeVisible()
  await expect.element(said.getByText('뮤트한 사람의 댓글이에요.')).toBeVisible()
  await expect.element(said.getByText(word.content, { exact: true })).not.toBeInTheDocument()
  await said.getByRole('button', { name: '보기' }).first().click()
  await expect.element(said.getByText(word.content, { exact: true })).toBeVisible()
})

test('the settings list blocked people and mutes, which can be ended and added', async () => {
  const blocked = [{ user: minji, blockedAt: new Date(Date.UTC(2026, 10, 20)) }]
  const known = answerBlocks({ blocked, muted: [muteOf(1, {}), muteOf(2, { kind: 'HASHTAG', word: '협찬' })] })
  await app.open('/settings?section=blocks', hani)
  await expect.element(rows('차단한 사람')).toMatchTextContent('민지')
  await button('민지 님 차단 풀기').click()
  const asked = question('민지 님 차단 풀기')
  await expect.element(asked.getByText('차단을 풀까요? 팔로우는 돌아오지 않아요.')).toBeVisible()
  await asked.getByRole('button', { name: '차단 풀기' }).click()
  await expect.element(page.getByText('차단한 사람이 없어요.')).toBeVisible()
  await button('#협찬 뮤트 풀기').click()
  await expect.poll(() => rows('뮤트한 사람과 단어').elements().length).toBe(1)
  const field = () => page.getByRole('textbox', { name: /^뮤트할/ })
  await button('추가').click()
  await expect.element(page.getByText('단어를 입력해 주세요.')).toBeVisible()
  await page.getByRole('radio', { name: '해시태그' }).click()
  await field().fill('#공구')
  await button('추가').click()
  await expect.element(button('#공구 뮤트 풀기')).toBeVisible()
  expect(known.muted.map(({ word }) => word)).toEqual(['공구', '할인'])
  await expect.element(field()).toHaveValue('')
})

test('lists of blocks and mutes that cannot be loaded say so and can be tried again', async () => {
  answerBlocks()
  const mend = [breakDown(app.server, blocks.list), breakDown(app.server, mutes.list)]
  await app.open('/settings?section=blocks', hani)
  await expect.poll(() => page.getByRole('button', { name: '다시 시도' }).elements().length).toBe(2)
  for (const one of mend) one()
  await page.getByRole('button', { name: '다시 시도' }).first().click()
  await page.getByRole('button', { name: '다시 시도' }).first().click()
  await expect.element(page.getByText('차단한 사람이 없어요.')).toBeVisible()
  await expect.element(page.getByText('뮤트한 사람이나 단어가 없어요.')).toBeVisible()
})
