import { type Endpoint, type EndpointTable, live, tables } from '@otday/contract'
import { expect, test } from 'vitest'
import { allStoriesShareOneUser, testApp, 하니 } from '../../kit/story-users.ts'

allStoriesShareOneUser()

const rows = Object.entries(tables as Record<string, EndpointTable>).flatMap(([module, table]) =>
  Object.entries(table).map(([name, endpoint]): [string, Endpoint] => [`${module}.${name}`, endpoint]),
)
const closed = rows.filter(([, { access }]) => access !== 'public')
const nobody = '00000000-0000-7000-8000-000000000000'

/** Returns values of the Authorization header for calls that have no session, by a description of each. */
const headers = (): Record<string, string | undefined> => ({
  nothing: undefined,
  'an empty one': '',
  'a scheme alone': 'Bearer',
  'an empty token': 'Bearer ',
  junk: 'Bearer junk',
  'three junk parts': 'Bearer a.b.c',
  'seven kilobytes': `Bearer ${'x'.repeat(7000)}`,
  'another scheme': `Basic ${Buffer.from(`${하니.email}:${하니.password}`).toString('base64')}`,
  'the scheme in lower case': `bearer ${하니.token}`,
  'the token without its scheme': 하니.token,
  'the token cut': `Bearer ${하니.token.slice(0, -1)}`,
  'two tokens': `Bearer ${하니.token}, Bearer ${하니.token}`,
})

const unauthenticated = {
  exceptionName: 'Unauthenticated',
  message: expect.stringMatching(/[가-힣]/),
  details: expect.any(Object),
}

const ask = (endpoint: Endpoint, id: string, authorization: string | undefined) =>
  testApp.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:\w+/g, id),
    headers: { ...(authorization !== undefined && { authorization }) },
    ...(endpoint.body && endpoint.encoding !== 'multipart' && { payload: {} }),
  })

test('the contract has more than forty endpoints that need a session', () => {
  expect(closed.length).toBeGreaterThan(40)
})

test.each(closed)('%s without a valid session gets 401 for known and unknown ids', async (_, endpoint) => {
  for (const [what, authorization] of Object.entries(headers()))
    for (const id of [하니.id, nobody]) {
      const answer = await ask(endpoint, id, authorization)
      expect([what, answer.statusCode, answer.json()]).toEqual([what, 401, unauthenticated])
    }
})

test('the event stream and the data export without a valid session get 401', async () => {
  for (const url of [live.stream, `/api/users/${하니.id}/export`])
    for (const [what, authorization] of Object.entries(headers())) {
      const answer = await testApp.inject({ url, headers: { ...(authorization !== undefined && { authorization }) } })
      expect([url, what, answer.statusCode]).toEqual([url, what, 401])
    }
})

test.each(rows.filter(([, { access }]) => access === 'admin'))(
  '%s is closed to everybody but administrators',
  async (_, endpoint) => {
    const answer = await ask(endpoint, nobody, `Bearer ${하니.token}`)
    expect([answer.statusCode, answer.json().exceptionName]).toEqual([403, 'Forbidden'])
  },
)
