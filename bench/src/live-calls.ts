import type { LiveServer, LivePerson } from './live-server.ts'

/** API calls that the people of `bench live` make. */

async function call(url: string, person: LivePerson | undefined, init: RequestInit = {}) {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${person?.token}`)
  if (typeof init.body === 'string') headers.set('content-type', 'application/json')
  const response = await fetch(url, { ...init, headers })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

/** Posts an outfit of the first person. @returns the id of the feed */
export async function postFeed({ url, people: [author] }: LiveServer): Promise<string> {
  const [day] = await call(`${url}/api/weathers?latitude=37.567&longitude=126.988`, author)
  const form = new FormData()
  form.set('request', JSON.stringify({ ownerId: author?.id, name: '흰 셔츠', type: 'TOP', attributes: [] }))
  const worn = await call(`${url}/api/clothes`, author, { method: 'POST', body: form })
  const feed = { authorId: author?.id, weatherId: day.id, clothesIds: [worn.id], content: '오늘의 옷' }
  return (await call(`${url}/api/feeds`, author, { method: 'POST', body: JSON.stringify(feed) })).id
}

export const likeFeed = ({ url }: LiveServer, person: LivePerson, feedId: string) =>
  call(`${url}/api/feeds/${feedId}/like`, person, { method: 'POST' })

export const listFeeds = ({ url, people: [author] }: LiveServer) => call(`${url}/api/feeds`, author)

/** Saves a new clothes attribute as the first person, who is an administrator. */
export const saveAttribute = ({ url, people: [author] }: LiveServer) =>
  call(`${url}/api/clothes/attribute-defs`, author, {
    method: 'POST',
    body: JSON.stringify({ name: `두께 ${Date.now()}`, selectableValues: ['얇음', '두꺼움'] }),
  })
