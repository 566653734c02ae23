import { randomUUID } from 'node:crypto'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import { addPiece, call, daysInSeoul, signUp } from './product-calls.ts'

/** People who write over HTTP to one running product. */
export interface Writers {
  people: number
  /** Lets each person make `each` writes of a kind, all people at once; `round` chooses pairs that are new. */
  write(
    kind: 'like' | 'unlike' | 'comment' | 'follow' | 'wear',
    round: number,
    each: number,
  ): Promise<{ perSecond: number }>
  /** Returns whether everybody is notified of all likes, comments and follows so far. */
  areNotified(): Promise<boolean>
}

interface Person {
  id: string
  token: string
  feedId: string
  pieceId: string
}

const people = 64
async function openWriter(url: string, nth: number): Promise<Person> {
  const person = await signUp(url, { email: `writer${nth}@example.com`, name: `사람${nth}` })
  const { id, token } = person
  const piece = await addPiece(url, person, { name: '흰 셔츠', type: 'TOP' })
  const [today] = await daysInSeoul(url, person)
  const posted = { authorId: id, weatherId: today?.id, clothesIds: [piece.id], content: `오늘의 옷 ${nth}` }
  const body = JSON.stringify(posted)
  const feed = (await call(url, { method: 'POST', path: '/api/feeds', token, body })) as { id: string }
  return { id, token, feedId: feed.id, pieceId: piece.id }
}

/** Signs people up, each with one piece and one post. */
export async function openWriters(url: string): Promise<Writers> {
  const all: Person[] = []
  for (let nth = 0; nth < people; nth++) all.push(await openWriter(url, nth))
  const today = seoulDate(new Date())
  const calls = {
    like: (by: Person, to: Person) => ({ method: 'POST', path: `/api/feeds/${to.feedId}/like`, token: by.token }),
    unlike: (by: Person, to: Person) => ({ method: 'DELETE', path: `/api/feeds/${to.feedId}/like`, token: by.token }),
    comment: (by: Person, { feedId }: Person) => ({
      method: 'POST',
      path: `/api/feeds/${feedId}/comments`,
      token: by.token,
      body: JSON.stringify({ feedId, authorId: by.id, content: '예뻐요' }),
    }),
    follow: (by: Person, { id: followeeId }: Person) => ({
      method: 'POST',
      path: '/api/follows',
      token: by.token,
      body: JSON.stringify({ followerId: by.id, followeeId }),
    }),
    wear: (by: Person, _to: Person, step: number) => ({
      method: 'PUT',
      path: `/api/wears/${randomUUID()}`,
      token: by.token,
      body: JSON.stringify(wearOn(daysAfter(today, -1 - step), by.pieceId)),
    }),
  }
  let made = 0
  return {
    people,
    async write(kind, round, each) {
      const begun = performance.now()
      await Promise.all(
        all.map(async (by, at) => {
          for (let turn = 0; turn < each; turn++) {
            const step = round * each + turn
            const to = all[(at + 1 + step) % people] as Person
            await call(url, calls[kind](by, to, step))
          }
        }),
      )
      if (kind !== 'unlike' && kind !== 'wear') made += people * each
      return { perSecond: (people * each) / ((performance.now() - begun) / 1000) }
    },
    async areNotified() {
      const inboxes = (await Promise.all(
        all.map(({ token }) => call(url, { method: 'GET', path: '/api/notifications?limit=100', token })),
      )) as { data: { title: string }[] }[]
      return inboxes.flatMap(({ data }) => data).reduce((sum, { title }) => sum + eventsIn(title), 0) >= made
    },
  }
}

/** Returns the number of events that a notification stands for. */
function eventsIn(title: string): number {
  const [, others] = /외 (\d+)명/.exec(title) ?? []
  const [, comments] = /새 댓글 (\d+)개/.exec(title) ?? []
  return others ? Number(others) + 1 : Number(comments ?? 1)
}

const wearOn = (date: string, pieceId: string) => ({
  revision: 0,
  date,
  state: 'WORN',
  occasion: 'CASUAL',
  from: null,
  clothesIds: [pieceId],
  feeling: null,
  note: null,
  source: 'HAND',
  feedId: null,
  lookId: null,
  weatherId: null,
})
