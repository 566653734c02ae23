import {
  audiences,
  errorCatalogue,
  FollowId,
  type FollowRequest,
  followRequests,
  follows,
  type Profile,
  profiles,
} from '@otday/contract'
import * as z from 'zod'
import { afterEach, expect, test } from 'vitest'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { answerFeeds, idText, me, minji, partOf } from '../kit/feeds.ts'
import { hani } from '../kit/people.ts'
import { answerClosets, answerPeople, followOf, personOf } from '../kit/profiles.ts'
import { breakDown } from '../kit/trouble.ts'
import { profileOf } from '../kit/usual.ts'

const app = useApp()
afterEach(() => page.viewport(1440, 900))

const button = (name: string) => page.getByRole('button', { name, exact: true })
const toastOf = (text: string) => page.getByText(text, { exact: true }).first()
const question = (name: string) => page.getByRole('alertdialog', { name })

/** Answers with 하니 and 민지, who has a private account; `own` adds to 하니's profile. */
function answerPrivate(own: Partial<Profile> = {}) {
  answerFeeds(app.server, [])
  answerClosets(app.server, [])
  const people = answerPeople(app.server, [me, minji])
  const state = { own: profileOf({ ...me, ...own }), pending: false }
  app.server.answer(profiles.get, ({ params: { userId } }) =>
    userId === me.userId ? state.own : profileOf({ ...minji, audience: 'FOLLOWERS', isLocked: true }),
  )
  app.server.answer(follows.summary, ({ query: { userId } }) => ({
    followeeId: userId,
    followerCount: 57,
    followingCount: 41,
    followedByMe: state.pending,
    followedByMeId: state.pending ? followOf(1, me, minji).id : null,
    followingMe: false,
    ...(state.pending && { pending: true }),
  }))
  app.server.answer(follows.create, () => {
    state.pending = true
    return { ...followOf(1, me, minji), pending: true }
  })
  app.server.answer(follows.delete, () => {
    state.pending = false
    return undefined
  })
  app.server.answer(audiences.update, ({ body }) => {
    state.own = { ...state.own, ...body }
    return { audience: state.own.audience ?? 'EVERYONE', closetAudience: state.own.closetAudience ?? 'EVERYONE' }
  })
  return { state, people }
}

/** Answers with requests to 하니, which go when they are answered. */
function answerRequests(names: readonly string[]) {
  const known = {
    requests: names.map(
      (name, at): FollowRequest => ({
        id: z.decode(FollowId, idText(61, at)),
        follower: personOf(at + 30, name),
        requestedAt: new Date(Date.UTC(2026, 10, 20, 3, 60 - at)),
      }),
    ),
  }
  const remove = (id: FollowId) => {
    known.requests = known.requests.filter((request) => request.id !== id)
    return undefined
  }
  app.server.answer(followRequests.list, ({ query }) => partOf(known.requests, query))
  app.server.answer(followRequests.approve, ({ params }) => remove(params.followId))
  app.server.answer(followRequests.decline, ({ params }) => remove(params.followId))
  return known
}

test('a private profile shows a lock in place of feeds and closet, and a request that can be taken back', async () => {
  answerPrivate()
  await app.open(`/profiles?userId=${minji.userId}`, hani)
  await expect.element(page.getByRole('heading', { level: 2, name: '비공개 계정이에요' })).toBeVisible()
  await expect.element(page.getByText('민지 님이 요청을 받아들이면 피드와 옷장을 볼 수 있어요.')).toBeVisible()
  await expect.element(page.getByText('비공개', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('feed')).not.toBeInTheDocument()
  await button('팔로우 요청').click()
  await expect.element(page.getByText('팔로우 요청을 보냈어요')).toBeVisible()
  await button('팔로우 취소').click()
  const asked = question('팔로우 요청을 취소할까요?')
  await asked.getByRole('button', { name: '닫기' }).click()
  await expect.element(button('팔로우 취소')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await asked.getByRole('button', { name: '팔로우 취소' }).click()
  await expect.element(button('팔로우 요청')).toBeVisible()
  await expect.element(page.getByText('팔로우 요청을 보냈어요')).not.toBeInTheDocument()
})

test('requests are announced on the own private profile, and accepted or deleted in a list', async () => {
  answerPrivate({ audience: 'FOLLOWERS', closetAudience: 'FOLLOWERS' })
  const known = answerRequests(['시우', '아름', '영호'])
  await app.open('/profiles', hani)
  await expect.element(page.getByText('팔로우 요청 3개')).toBeVisible()
  await expect.element(page.getByText('시우, 아름 님 외 1명이 기다리고 있어요')).toBeVisible()
  await button('요청 보기').click()
  const dialog = page.getByRole('dialog', { name: '팔로우 요청' })
  await expect.element(dialog.getByText('요청을 삭제해도 상대에게 알리지 않아요.')).toBeVisible()
  await dialog.getByRole('button', { name: '시우 님 요청 수락' }).click()
  await expect.element(toastOf('팔로우를 받아들였어요.')).toBeVisible()
  await expect.poll(() => dialog.getByRole('listitem').elements().length).toBe(2)
  await dialog.getByRole('button', { name: '아름 님 요청 삭제' }).click()
  await dialog.getByRole('button', { name: '영호 님 요청 삭제' }).click()
  await expect.element(dialog.getByText('기다리는 팔로우 요청이 없어요.')).toBeVisible()
  expect(known.requests).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('팔로우 요청 3개')).not.toBeInTheDocument()
})

test('the address of a notification opens the requests, and closing them leaves the profile', async () => {
  answerPrivate({ audience: 'FOLLOWERS' })
  answerRequests(['시우'])
  await app.open(`/profiles?userId=${me.userId}&requests=open`, hani)
  const dialog = page.getByRole('dialog', { name: '팔로우 요청' })
  await expect.element(dialog.getByText('시우')).toBeVisible()
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('시우 님이 기다리고 있어요')).toBeVisible()
})

test('a request that was taken back meanwhile says so and goes', async () => {
  answerPrivate({ audience: 'FOLLOWERS' })
  const known = answerRequests(['시우'])
  const [, message] = errorCatalogue.FollowNotFound
  breakDown(app.server, followRequests.approve, { exceptionName: 'FollowNotFound', message, details: {} })
  await app.open('/profiles', hani)
  await button('요청 보기').click()
  known.requests = []
  await page.getByRole('dialog').getByRole('button', { name: '시우 님 요청 수락' }).click()
  await expect.element(toastOf(message)).toBeVisible()
  await expect.element(page.getByText('기다리는 팔로우 요청이 없어요.')).toBeVisible()
})

test('a list of requests that fails can be loaded again', async () => {
  answerPrivate({ audience: 'FOLLOWERS' })
  answerRequests(['아름'])
  const repair = breakDown(app.server, followRequests.list)
  await app.open(`/profiles?userId=${me.userId}&requests=open`, hani)
  await expect.element(page.getByText('팔로우 요청을 불러오지 못했어요')).toBeVisible()
  repair()
  await button('다시 시도').click()
  await expect.element(page.getByRole('dialog').getByText('아름')).toBeVisible()
})

test('the settings make an account private after a question, and choose who sees the closet', async () => {
  const { state } = answerPrivate({ audience: 'EVERYONE', closetAudience: 'EVERYONE' })
  await app.open('/settings?section=audience', hani)
  const isPrivate = page.getByRole('switch', { name: '비공개 계정' })
  await expect.element(isPrivate).not.toBeChecked()
  await isPrivate.click()
  await question('비공개 계정으로 바꿀까요?').getByRole('button', { name: '취소' }).click()
  expect(state.own.audience).toBe('EVERYONE')
  await isPrivate.click()
  await question('비공개 계정으로 바꿀까요?').getByRole('button', { name: '바꾸기' }).click()
  await expect.element(toastOf('비공개 계정으로 바꿨어요.')).toBeVisible()
  await expect.element(isPrivate).toBeChecked()
  await page.getByRole('combobox', { name: '옷장 보이기' }).selectOptions('나만')
  await expect.element(toastOf('옷장을 볼 수 있는 사람을 바꿨어요.')).toBeVisible()
  expect(state.own).toMatchObject({ audience: 'FOLLOWERS', closetAudience: 'NOBODY' })
  await isPrivate.click()
  const asked = question('공개 계정으로 바꿀까요?')
  await expect.element(asked.getByText(/기다리는 팔로우 요청은 모두 받아들여요/)).toBeVisible()
  await asked.getByRole('button', { name: '바꾸기' }).click()
  await expect.element(isPrivate).not.toBeChecked()
})

test('a setting that cannot be saved stays as it was and says why', async () => {
  answerPrivate({ audience: 'EVERYONE', closetAudience: 'EVERYONE' })
  breakDown(app.server, audiences.update)
  await app.open('/settings?section=audience', hani)
  await page.getByRole('combobox', { name: '옷장 보이기' }).selectOptions('팔로워')
  await expect.poll(() => document.querySelectorAll('[data-sonner-toast]').length).toBe(1)
  await expect.element(page.getByRole('combobox', { name: '옷장 보이기' })).toHaveValue('EVERYONE')
})

test('settings that cannot be loaded can be loaded again', async () => {
  answerPrivate({ audience: 'FOLLOWERS', closetAudience: 'FOLLOWERS' })
  breakDown(app.server, profiles.get)
  await app.open('/settings?section=audience', hani)
  await expect.element(button('다시 시도')).toBeVisible()
})

test('a follower is removed from the own list after a question', async () => {
  const fan = personOf(40, '시우')
  answerFeeds(app.server, [])
  answerClosets(app.server, [])
  const people = answerPeople(app.server, [me, fan], [followOf(1, fan, me)])
  app.server.answer(followRequests.removeFollower, ({ params }) => {
    people.relations = people.relations.filter(({ follower }) => follower.userId !== params.userId)
    return undefined
  })
  await app.open('/profiles', hani)
  await page.getByRole('button', { name: /^팔로워/ }).click()
  const dialog = page.getByRole('dialog', { name: '팔로워', exact: true })
  await dialog.getByRole('button', { name: '시우 님 팔로워에서 삭제' }).click()
  const asked = question('시우 님을 팔로워에서 삭제할까요?')
  await expect.element(asked.getByText('상대에게 알리지 않아요.')).toBeVisible()
  await asked.getByRole('button', { name: '삭제', exact: true }).click()
  await expect.element(toastOf('팔로워에서 삭제했어요.')).toBeVisible()
  await expect.element(dialog.getByText('팔로워이 없습니다')).toBeVisible()
})
