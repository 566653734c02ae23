import { expect, test } from 'vitest'
import { allStoriesShareOneUser, testApp, 하니 } from '../../kit/story-users.ts'

/** Multipart bodies that no browser sends. */

allStoriesShareOneUser()

const edge = 'multipart/form-data; boundary=edge'
const part = (head: string, body: string) => `--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
const end = '--edge--\r\n'
const given = () => JSON.stringify({ ownerId: 하니.id, name: '옷', type: 'TOP' })
const request = () => part('name="request"', given())
const typed = (body: string) => part('name="request"\r\nContent-Type: application/json; charset=utf-8', body)
const file = (body: string) => part('name="request"; filename="blob"', body)
const times = (count: number, piece: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => piece(at)).join('')

const bodies: [what: string, body: () => string | Buffer, type: string, status: number][] = [
  ['5,000 fields', () => request() + times(5000, (at) => part(`name="f${at}"`, 'x')) + end, edge, 413],
  ['500 files', () => request() + times(500, (at) => part(`name="f${at}"; filename="a"`, 'x')) + end, edge, 413],
  ['a field of 2 MB', () => part('name="request"', 'x'.repeat(2_000_000)) + end, edge, 413],
  ['a file of 2 MB where the words belong', () => file(`"${'x'.repeat(2_000_000)}"`) + end, edge, 413],
  ['100 kB before a name', () => part(`x="${'x'.repeat(100_000)}"; name="request"`, given()) + end, edge, 400],
  ['no end', () => request(), edge, 400],
  ['half a part', () => request().slice(0, -20), edge, 400],
  ['no boundary', () => request() + end, 'multipart/form-data', 400],
  ['another boundary', () => request() + end, 'multipart/form-data; boundary=other', 400],
  ['nothing', () => '', edge, 400],
  ['a prototype for a name', () => part('name="__proto__"', '{}') + request() + end, edge, 400],
  ['no words', () => part('name="image"; filename=""', '') + end, edge, 400],
  ['words that are null', () => part('name="request"', 'null') + end, edge, 400],
  ['words twice', () => request() + request() + end, edge, 400],
  ['words as field and as file', () => request() + file(given()) + end, edge, 400],
  ['words that are no JSON', () => part('name="request"', '{"name":') + end, edge, 400],
  ['words that are called JSON and are none', () => typed('{"name":') + end, edge, 400],
  ['called JSON, 2 MB', () => typed(`"${'x'.repeat(2_000_000)}"`) + end, edge, 400],
  ['called JSON, with a prototype', () => typed('{"__proto__":{"name":"옷"}}') + end, edge, 400],
  ['called JSON, null', () => typed('null') + end, edge, 400],
  [
    'words that are no UTF-8',
    () =>
      Buffer.concat([Buffer.from(file('').slice(0, -2)), Buffer.from([0x22, 0xff, 0x22]), Buffer.from(`\r\n${end}`)]),
    edge,
    400,
  ],
]

test.each(bodies)('a malformed multipart form is refused and stores nothing: %s', async (_what, body, type, status) => {
  const headers = { authorization: `Bearer ${하니.token}`, 'content-type': type }
  const answer = await testApp.inject({ method: 'POST', url: '/api/clothes', headers, payload: body() })
  expect([answer.statusCode, answer.json()]).toEqual([
    status,
    { exceptionName: expect.any(String), message: expect.stringMatching(/[가-힣]/), details: expect.any(Object) },
  ])
  const { totalCount } = await 하니.clothes.list({ query: { ownerId: 하니.id } })
  expect(totalCount).toBe(0)
})

test('a well-formed multipart form is accepted with its JSON as a field or as a file', async () => {
  for (const body of [request() + end, typed(given()) + end, file(given()) + end]) {
    const headers = { authorization: `Bearer ${하니.token}`, 'content-type': edge }
    expect((await testApp.inject({ method: 'POST', url: '/api/clothes', headers, payload: body })).statusCode).toBe(201)
  }
})
