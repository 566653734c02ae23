import sharp from 'sharp'
import { openTalker } from './live-clients.ts'
import type { LivePerson } from './live-server.ts'

/** Calls the API of earlier versions as it was then, and so without the contract of today. */

interface Account {
  email: string
  password: string
}
interface Sent {
  method?: 'POST' | 'PUT'
  body?: string | FormData | URLSearchParams
}

async function call(url: string, { token }: Pick<LivePerson, 'token'>, { method = 'POST', body }: Sent = {}) {
  const response = await fetch(url, {
    ...(body !== undefined && { method, body }),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    },
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.status === 204 ? undefined : response.json()
}

const nobody = { token: '' }

export async function signIn(url: string, { email, password }: Account): Promise<LivePerson> {
  const form = new URLSearchParams({ username: email, password })
  const { userDto, accessToken } = await call(`${url}/api/auth/sign-in`, nobody, { body: form })
  return { id: userDto.id, token: accessToken }
}

export async function addPerson(url: string, account: Account & { name: string }): Promise<LivePerson> {
  await call(`${url}/api/users`, nobody, { body: JSON.stringify(account) })
  return signIn(url, account)
}

/**
 * Adds a piece with a photo, a post of it, a follow, a comment, a like and a message. @returns the ids for a diary
 * record
 */
export async function followAndPost(url: string, keeper: LivePerson, demo: LivePerson) {
  const follow = { followeeId: demo.id, followerId: keeper.id }
  await call(`${url}/api/follows`, keeper, { body: JSON.stringify(follow) })
  const piece = await call(`${url}/api/clothes`, keeper, { body: await photographed(keeper) })
  const [{ id: weatherId }] = await call(`${url}/api/weathers?latitude=37.567&longitude=126.988`, keeper)
  const outfit = { authorId: keeper.id, weatherId, clothesIds: [piece.id], content: '“오늘”의 옷 \\ 탭\t줄\n끝' }
  const feed = await call(`${url}/api/feeds`, keeper, { body: JSON.stringify(outfit) })
  const comment = { feedId: feed.id, authorId: demo.id, content: '잘 어울려요 🧥' }
  await call(`${url}/api/feeds/${feed.id}/comments`, demo, { body: JSON.stringify(comment) })
  await call(`${url}/api/feeds/${feed.id}/like`, demo, { body: '{}' })
  await call(`${url}/api/comfort`, keeper, { body: JSON.stringify({ feedId: feed.id, feeling: 'COLD' }) })
  await sendMessage(url, keeper, demo)
  return { weatherId: String(weatherId), clothesIds: [String(piece.id)] }
}

async function photographed({ id: ownerId }: LivePerson) {
  const picture = sharp({ create: { width: 600, height: 800, channels: 3, background: '#345' } })
  const form = new FormData()
  form.set('request', JSON.stringify({ ownerId, name: '남색 셔츠', type: 'TOP', attributes: [] }))
  form.set('image', new Blob([Uint8Array.from(await picture.jpeg().toBuffer())], { type: 'image/jpeg' }), 'shirt.jpg')
  return form
}

async function sendMessage(url: string, keeper: LivePerson, demo: LivePerson) {
  const arrived = Promise.withResolvers<string>()
  const receiver = await openTalker(url, [demo, keeper], { heard: arrived.resolve })
  const sender = await openTalker(url, [keeper, demo], { heard: () => {} })
  sender.send('안녕하세요?\n반가워요')
  await arrived.promise
  sender.close()
  receiver.close()
}

export function recordDay(
  url: string,
  keeper: LivePerson,
  { id, ...worn }: { id: string; weatherId: string; clothesIds: string[] },
) {
  const [date] = new Date(Date.now() + 9 * 3_600_000).toISOString().split('T')
  const wear = { date, state: 'WORN', source: 'HAND', note: '따뜻했어요', revision: 0, ...worn }
  return call(`${url}/api/wears/${id}`, keeper, { method: 'PUT', body: JSON.stringify(wear) })
}
