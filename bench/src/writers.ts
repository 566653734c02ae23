import http from 'node:http'
import { randomUUID } from 'node:crypto'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'

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
const agent = new http.Agent({ keepAlive: true, maxSockets: people })

interface Call {
  method: string
  path: string
  token?: string
  type?: string
  body?: string | Buffer
}

/** Makes a call; unlike `fetch` it takes little CPU from the server. @throws Error for a status of 400 and above */
function call(url: string, { method, path, token, type = 'application/json', body }: Call): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
      ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
    }
    const request = http.request(`${url}${path}`, { method, agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => {
        if ((response.statusCode ?? 500) < 400) resolve(text === '' ? undefined : JSON.parse(text))
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${text.slice(0, 300)}`))
      })
    })
    request.once('error', reject)
    request.end(body)
  })
}

async function signUp(url: string, nth: number): Promise<Person> {
  const [email, password] = [`writer${nth}@example.com`, 'otday2026!']
  const asJson = (body: object) => JSON.stringify(body)
  await call(url, { method: 'POST', path: '/api/users', body: asJson({ email, name: `사람${nth}`, password }) })
  const signedIn = (await call(url, {
    method: 'POST',
    path: '/api/auth/sign-in',
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams({ username: email, password }).toString(),
  })) as { accessToken: string; userDto: { id: string } }
  const [token, { id }] = [signedIn.accessToken, signedIn.userDto]
  const piece = (await call(url, { method: 'POST', path: '/api/clothes', token, ...multipart({ ownerId: id }) })) as {
    id: string
  }
  const days = (await call(url, {
    method: 'GET',
    path: '/api/weathers?latitude=37.5665&longitude=126.978',
    token,
  })) as { id: string }[]
  const posted = { authorId: id, weatherId: days[0]?.id, clothesIds: [piece.id], content: `오늘의 옷 ${nth}` }
  const feed = (await call(url, { method: 'POST', path: '/api/feeds', token, body: asJson(posted) })) as { id: string }
  return { id, token, feedId: feed.id, pieceId: piece.id }
}

function multipart(owner: { ownerId: string }): Pick<Call, 'type' | 'body'> {
  const boundary = randomUUID()
  const request = JSON.stringify({ ...owner, name: '흰 셔츠', type: 'TOP', attributes: [] })
  const head = 'content-disposition: form-data; name="request"; filename="blob"\r\ncontent-type: application/json'
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: `--${boundary}\r\n${head}\r\n\r\n${request}\r\n--${boundary}--\r\n`,
  }
}

/** Signs people up, each with one piece and one post. */
export async function openWriters(url: string): Promise<Writers> {
  const all: Person[] = []
  for (let nth = 0; nth < people; nth++) all.push(await signUp(url, nth))
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
