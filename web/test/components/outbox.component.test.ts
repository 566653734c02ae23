import { auth, type Clothes, conversationTopic, drafts, errorCatalogue, UserId, wears } from '@otday/contract'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod'
import { keptPhotosOf } from '../../src/features/drafts/kept-photos.ts'
import { page, Refusal, useApp } from '../kit/app.tsx'
import { goOffline } from '../kit/connection.ts'
import { serveToday } from '../kit/diary.ts'
import { someClothes, wornDay } from '../kit/diary-fixtures.ts'
import { answerFeeds, me, minji } from '../kit/feeds.ts'
import { hand, pictureNamed } from '../kit/files.ts'
import { button } from '../kit/forms.ts'
import { useSocket } from '../kit/memory-socket.ts'
import { answerMessages } from '../kit/messages.ts'
import { hani } from '../kit/people.ts'
import { expectWaiting, openPile, sending, three } from '../kit/photo-pile.ts'
import { answerClosets, answerPeople } from '../kit/profiles.ts'

/** Tests of records, photos and messages that wait for a connection. */

const app = useApp()
const socket = useSocket()
afterEach(() => vi.restoreAllMocks())

const other = { ...hani, id: z.decode(UserId, '01900000-0000-7000-8000-0000000000aa'), name: '두리' }
const late = () => page.getByText(/기록 1개는 연결되면 보낼게요\.$/)
const cards = () => page.getByRole('list', { name: '추천 옷' }).getByRole('article')
/** Returns the answer of a proxy whose server is gone. */
const proxied = (status: number) => new Response('<h1>Bad Gateway</h1>', { status })
const connect = () => window.dispatchEvent(new Event('online'))
/**
 * Simulates that the network returns, again and again, until there were more than six tries; earlier versions gave up a
 * photo after fewer.
 */
const tryOften = (count: () => number) => expect.poll(() => connect() && count()).toBeGreaterThan(6)

/** Name under which all versions of the app store unsent messages in the browser. */
const keptMessages = 'parcels'

/** Returns an unsent diary change in the form in which the previous version stored it. */
const keptWrite = (wearId: string, pieces: readonly Clothes[]) => ({
  key: `${wearId} save`,
  wearId,
  isTried: false,
  isLate: true,
  problem: null,
  kind: 'save',
  change: {
    date: wornDay(),
    state: 'WORN',
    source: 'RECOMMENDATION',
    occasion: 'CASUAL',
    from: null,
    feeling: null,
    note: null,
    feedId: null,
    lookId: null,
    clothesIds: pieces.map(({ id }) => id),
    weatherId: null,
    revision: 0,
  },
  shown: {
    items: pieces.map(({ id, name, type }) => ({
      clothesId: id,
      name,
      type,
      imageUrl: null,
      picture: null,
      appearance: { kind: 'folded', colors: [] },
      attributes: [],
      isGone: false,
      away: null,
    })),
    scene: null,
  },
})

const keepInBrowser = (userId: string, parts: object) =>
  localStorage.setItem('otday-in-hand', JSON.stringify([{ userId, at: Date.now(), parts }]))
const inBrowser = () => JSON.parse(localStorage.getItem('otday-in-hand') ?? '[]') as { parts: object }[]

test.for([502, 504])('a record is retried while a proxy answers %i', async (status) => {
  const { diary } = serveToday(app.server, someClothes())
  const mend = app.server.hinder(wears.save, () => proxied(status))
  await app.open('/recommendations', hani)
  await expect.element(cards().first()).toBeVisible()
  await button('입었어요').click()
  await tryOften(() => app.server.callsOf(wears.save).length)
  await expect.element(late()).toBeVisible()
  mend()
  await expect.poll(() => connect() && diary.wears.length).toBe(1)
  await expect.element(late()).not.toBeInTheDocument()
})

test.for([502, 504])('a photo is retried while a proxy answers %i', async (status) => {
  const { pile } = await openPile(app)
  const mend = app.server.hinder(drafts.create, () => proxied(status))
  hand('drop', [await pictureNamed('네이비 니트.png')])
  await tryOften(() => app.server.callsOf(drafts.create).length)
  await expect.element(sending().getByText('기다리는 중')).toBeVisible()
  mend()
  await expect.poll(() => connect() && pile.drafts.length).toBe(1)
  await expectWaiting(1)
  await expect.poll(() => keptPhotosOf(hani.id)).toEqual([])
})

test('a refused photo shows the reason, and the photos after it are sent', async () => {
  await openPile(app)
  app.server.hinder(drafts.create, ({ body: { fileName } }) =>
    fileName === 'IMG_1234.png'
      ? Response.json({ exceptionName: 'TooManyPictures', message: '가득 찼어요.' }, { status: 413 })
      : undefined,
  )
  const [navy, red, green] = await three()
  hand('drop', [red, navy, green])
  await expectWaiting(2)
  await expect.element(sending().getByText('가득 찼어요.')).toBeVisible()
  expect(app.server.callsOf(drafts.create)).toHaveLength(3)
})

test('a refused record asks for a decision, and the records after it are sent', async () => {
  const pieces = someClothes()
  const { diary } = serveToday(app.server, pieces)
  const [refused, sent] = [crypto.randomUUID(), crypto.randomUUID()]
  app.server.answer(wears.save, ({ params: { wearId }, body }) => {
    if (wearId === refused) throw new Refusal('ClothesNotFound')
    return diary.save(wearId, body)
  })
  keepInBrowser(hani.id, { wears: [keptWrite(refused, pieces), keptWrite(sent, pieces.slice(0, 2))] })
  await app.open('/recommendations', hani)
  const dialog = page.getByRole('dialog', { name: '기록하지 못했어요.' })
  await expect.element(dialog.getByText(errorCatalogue.ClothesNotFound[1])).toBeVisible()
  await expect.poll(() => diary.wears.map(({ id }) => id)).toEqual([sent])
  await dialog.getByRole('button', { name: '지우기' }).click()
  await expect.poll(inBrowser).toEqual([])
  expect(app.server.callsOf(wears.save)).toHaveLength(2)
})

test('records and messages kept by an earlier version are sent in order, records under their ids', async () => {
  const pieces = someClothes()
  const ids = [crypto.randomUUID(), crypto.randomUUID()]
  const { diary } = serveToday(app.server, pieces)
  answerFeeds(app.server, [])
  answerClosets(app.server, [])
  answerPeople(app.server, [me, minji])
  answerMessages(app.server, [])
  keepInBrowser(hani.id, {
    wears: ids.map((id, index) => keptWrite(id, pieces.slice(index))),
    [keptMessages]: ['우산은요?', '장화는요?'].map((content, index) => ({
      clientMessageId: `${ids[index]}`,
      partnerId: minji.userId,
      content,
      at: new Date().toISOString(),
      state: 'failed',
      reason: null,
    })),
  })
  await app.open(`/profiles?userId=${minji.userId}`, hani)
  await page.getByRole('button', { name: '메시지 보내기' }).click()
  await expect.poll(() => app.server.callsOf(wears.save).map(({ params }) => params.wearId)).toEqual(ids)
  await expect.poll(() => diary.wears.map(({ items }) => items.length)).toEqual([4, 3])
  await expect
    .poll(() => socket.sent().map(({ body }) => Reflect.get(JSON.parse(body) as object, 'content')))
    .toEqual(['우산은요?', '장화는요?'])
  await expect.poll(inBrowser).toEqual([])
})

/** Puts a photo where the previous version stored it. */
async function keepPhotoAsBefore(id: string): Promise<void> {
  const opening = indexedDB.open('otday-photos', 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('photos', { keyPath: 'id' }))
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const photo = await pictureNamed('초록 치마.png')
  const transaction = opening.result.transaction('photos', 'readwrite')
  transaction.objectStore('photos').put({ id, ownerId: hani.id, fileName: photo.name, photo, chosenAt: Date.now() })
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  opening.result.close()
}

test('a photo kept by an earlier version is sent under its id', async () => {
  const id = crypto.randomUUID()
  await keepPhotoAsBefore(id)
  await openPile(app)
  await expect.poll(() => app.server.callsOf(drafts.create).map(({ body }) => body.draftId)).toEqual([id])
  await expect.poll(() => keptPhotosOf(hani.id)).toEqual([])
})

test('records kept for another user are not sent and stay stored', async () => {
  const pieces = someClothes()
  const { diary } = serveToday(app.server, pieces)
  const id = crypto.randomUUID()
  keepInBrowser(hani.id, { wears: [keptWrite(id, pieces)] })
  const kept = inBrowser()
  await app.open('/recommendations', other)
  await button('입었어요').click()
  await expect.poll(() => diary.wears.length).toBe(1)
  expect(app.server.callsOf(wears.save).map(({ params }) => params.wearId)).not.toContain(id)
  await expect.poll(inBrowser).toEqual(kept)
})

test('signing out removes waiting records, and nothing is sent afterwards', async () => {
  serveToday(app.server, someClothes())
  app.server.answer(auth.signOut, () => undefined)
  await app.open('/recommendations', hani)
  await expect.element(cards().first()).toBeVisible()
  await expect.poll(() => app.server.callsOf(wears.question).length).toBeGreaterThan(0)
  const back = goOffline(app.server)
  await button('입었어요').click()
  await expect.element(late()).toBeVisible()
  expect(inBrowser()).toHaveLength(1)
  await button('내 메뉴').click()
  await page.getByRole('menuitem', { name: '로그아웃' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click()
  await expect.poll(app.path).toBe('/auth/login')
  expect(inBrowser()).toEqual([])
  back()
  await expect.poll(() => app.server.callsOf(auth.signOut).length).toBeGreaterThan(0)
  expect(app.server.callsOf(wears.save)).toEqual([])
})

test('a record that another tab has sent meanwhile is not sent again', async () => {
  const pieces = someClothes()
  serveToday(app.server, pieces)
  const tab = Promise.withResolvers<void>()
  onTestFinished(() => tab.resolve())
  void navigator.locks.request('otday-wears', () => tab.promise)
  keepInBrowser(hani.id, { wears: [keptWrite(crypto.randomUUID(), pieces)] })
  await app.open('/recommendations', hani)
  await expect.element(late()).toBeVisible()
  localStorage.removeItem('otday-in-hand')
  window.dispatchEvent(new StorageEvent('storage'))
  await expect.element(late()).not.toBeInTheDocument()
  tab.resolve()
  await navigator.locks.request('otday-wears', () => undefined)
  expect(app.server.callsOf(wears.save)).toEqual([])
})

test('messages kept by another tab stay when this tab sends its own', async () => {
  answerFeeds(app.server, [])
  answerClosets(app.server, [])
  answerPeople(app.server, [me, minji])
  answerMessages(app.server, [])
  await app.open(`/profiles?userId=${minji.userId}`, hani)
  await page.getByRole('button', { name: '메시지 보내기' }).click()
  const theirs = {
    clientMessageId: 'theirs',
    partnerId: minji.userId,
    content: '우산은요?',
    at: new Date().toISOString(),
  }
  const field = page.getByRole('textbox', { name: '메시지' })
  await field.fill('장화는요?')
  keepInBrowser(hani.id, { [keptMessages]: [theirs] })
  await expect.poll(() => socket.isHeard(conversationTopic(me.userId, minji.userId))).toBe(true)
  await page.getByRole('button', { name: '보내기', exact: true }).click()
  await expect.poll(() => socket.sent().length).toBe(1)
  await expect.poll(inBrowser).toMatchObject([{ parts: { [keptMessages]: [theirs] } }])
})
