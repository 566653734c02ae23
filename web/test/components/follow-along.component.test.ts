import {
  type Clothes,
  type Feed,
  followAlong,
  type Followed,
  type FollowedPiece,
  profiles,
  wears,
} from '@otday/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { serveDiary } from '../kit/diary.ts'
import { firstDay, itemOf, minji, newId, pieceOf, sceneOf, wearOf } from '../kit/diary-fixtures.ts'
import { button, focus } from '../kit/forms.ts'
import { hani } from '../kit/people.ts'
import { seoul } from '../kit/places.ts'
import { postOf, wardrobe } from '../kit/recommendations.data.ts'
import { serveFeed, serveOutfits, type Stylist } from '../kit/recommendations.ts'
import { forgetReads } from '../kit/reload.ts'
import { inSizesOfDay, onDesktop } from '../kit/screens.ts'
import { breakDown, delay } from '../kit/trouble.ts'
import { profileOf } from '../kit/usual.ts'

const app = useApp()
afterEach(onDesktop)

const named = (name: string) => ({ name, exact: true })
const dialog = page.getByRole('dialog', { name: '내 옷장으로 따라 입기' })
const opened = page.getByRole('dialog', { name: '민지님의 피드' })
const follow = button('내 옷장으로 따라 입기')
const line = (name: string) => dialog.getByRole('listitem', named(name))
const heading = (name: string) => dialog.getByRole('heading', { name })

const own = (name: string) => wardrobe.filter((piece) => piece.name === name)
const bag = pieceOf('빨간 미니백', 'BAG')
/** A post by 민지; the test follows its outfit with pieces from the closet of the signed-in user, 하니. */
const feed: Feed = {
  ...postOf(
    [...['회색 울 니트', '청바지', '흰 운동화'].flatMap((name) => own(name)), bag].map((piece) => ({
      ...piece,
      id: newId<Clothes['id']>(),
    })),
    '오늘은 니트.',
  ),
  author: minji,
}

let stylist: Stylist

const foundFor = (posted: Feed['ootds'][number]): FollowedPiece => {
  const [piece] = own(posted.name)
  const [how, reason]: [Followed, string] = piece ? ['SAME', '종류가 같아요'] : ['MISSING', '비슷한 가방이 아직 없어요']
  return { slot: posted.type, posted, piece: piece ? itemOf(piece) : null, how, reason }
}

/** Answers a request to follow an outfit; every piece of the same name replaces the posted one. */
function answerFollowing(isClosetEmpty = false): void {
  app.server.answer(followAlong.get, ({ query: { weatherId } }) => {
    const pieces = feed.ootds.map(foundFor)
    const clothesIds = pieces.flatMap(({ piece }) => piece?.clothesId ?? [])
    const outfit = stylist.judge({ weatherId, clothesIds, scene: 'square' })
    return { pieces, outfit, note: null, postedLayout: sceneOf(feed.ootds), isClosetEmpty }
  })
}

beforeEach(() => {
  stylist = serveOutfits(app.server)
  serveFeed(app.server, feed)
  answerFollowing()
})

async function open() {
  await app.open(`/feeds?feedId=${feed.id}`, hani)
  await follow.click()
}

inSizesOfDay(() => {
  test('a posted outfit is recreated from one’s own closet, and its pieces can be exchanged in the dialog', async () => {
    await open()
    await expect.element(line('하의: 청바지')).toMatchTextContent('종류가 같아요')
    await expect.element(line('가방: 빨간 미니백')).toMatchTextContent('비슷한 가방이 아직 없어요')
    await expect.element(dialog.getByRole('figure', { name: /^민지 님의 옷차림, 옷 4가지/ })).toBeVisible()
    await expectAccessible()
    await dialog.getByRole('button', named('빨간 미니백 빼기')).click()
    await expect.element(line('가방: 빨간 미니백')).not.toBeInTheDocument()
    await dialog.getByRole('button', named('청바지 바꾸기')).click()
    const exchange = page.getByRole('dialog', { name: '하의 바꾸기' })
    const light = exchange.getByRole('radio', { name: /^연청 청바지/ })
    await expect.element(light).toBeInTheDocument()
    focus(light)
    await userEvent.keyboard(' ')
    await exchange.getByRole('button', named('바꾸기')).click()
    await expect.element(exchange).not.toBeInTheDocument()
    await expect.element(line('하의: 연청 청바지')).toMatchTextContent('직접 고른 옷이에요')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opened).toBeVisible()
  })
})

test('without a place, a response or clothes the follow-along dialog says what to do', async () => {
  app.server.answer(profiles.get, ({ params: { userId } }) => profileOf({ userId }))
  await open()
  await expect.element(heading('어느 곳 날씨에 맞출까요?')).toBeVisible()
  app.server.answer(profiles.get, ({ params: { userId } }) => profileOf({ userId, location: seoul }))
  answerFollowing(true)
  const mend = breakDown(app.server, followAlong.get)
  forgetReads()
  await app.reload()
  await follow.click()
  await expect.element(heading('따라 입을 옷을 찾지 못했어요')).toBeVisible()
  mend()
  await dialog.getByRole('button', named('다시 시도')).click()
  await expect.element(heading('옷장이 비어 있어요')).toBeVisible()
  await dialog.getByRole('button', named('옷 등록하러 가기')).click()
  await expect.poll(app.path).toBe('/closet')
})

test('one’s own post does not offer 내 옷장으로 따라 입기', async () => {
  serveFeed(app.server, postOf(wardrobe.slice(4, 6), '오늘은 니트.'))
  await app.open(`/feeds?feedId=${feed.id}`, hani)
  const mine = page.getByRole('dialog', { name: '하니님의 피드' })
  await expect.element(mine.getByRole('button', named('입었어요'))).toBeVisible()
  expect(follow.elements()).toEqual([])
})

test('until the records are read, the outfit of one’s own post can neither be planned nor recorded, then its plan is shown', async () => {
  const pieces = wardrobe.slice(4, 6)
  const diary = serveDiary(app.server, pieces, [wearOf(firstDay(), pieces, { state: 'PLANNED' })])
  serveFeed(app.server, postOf(pieces, '오늘은 니트.'))
  const reading = delay(app.server, wears.list)
  await app.open(`/feeds?feedId=${feed.id}`, hani)
  const mine = page.getByRole('dialog', { name: '하니님의 피드' })
  const acts = ['입을래요', '입었어요'].map((label) => mine.getByRole('button', named(label)))
  for (const act of acts) {
    await expect.element(act).toBeDisabled()
    await expect.element(act).not.toHaveAttribute('aria-pressed')
  }
  reading.open()
  const [plan] = acts
  if (!plan) return
  await expect.element(plan).toHaveAttribute('aria-pressed', 'true')
  await plan.click()
  await expect.element(plan).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => diary.wears).toEqual([])
})

test('the buttons of the follow-along dialog fit on a 320 px screen', async () => {
  await page.viewport(320, 640)
  await open()
  await expect.element(line('하의: 청바지')).toBeVisible()
  for (const name of ['룩북에 저장', '입었어요', '입을래요']) {
    const { left, right } = dialog.getByRole('button', named(name)).element().getBoundingClientRect()
    expect(left, name).toBeGreaterThanOrEqual(0)
    expect(right, name).toBeLessThanOrEqual(320)
  }
})
