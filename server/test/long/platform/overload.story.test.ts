import { randomUUID } from 'node:crypto'
import { live } from '@otday/contract'
import { beforeAll, expect, test } from 'vitest'
import { post, walk } from '../../kit/fixtures.ts'
import { StompTalk } from '../../kit/live-client.ts'
import { useTestApp, type TestUser } from '../../kit/test-app.ts'

const testApp = useTestApp({ LOG_LEVEL: 'warn', DATABASE_WAIT: '3000' })
let url: string
beforeAll(async () => {
  ;({ url } = await testApp.listen())
})

/** Slows inserts down, so that ten connections store two hundred rows a second. */
async function slowInserts(table: string): Promise<() => Promise<unknown>> {
  const { pool } = testApp.database
  await pool.query(`create function slow_${table}() returns trigger language plpgsql as $$ begin
      perform pg_sleep(0.05);
      return new;
    end $$;
    create trigger slow_${table} before insert on ${table} for each row execute function slow_${table}();`)
  return () => pool.query(`drop trigger slow_${table} on ${table}; drop function slow_${table}`)
}

const users = (count: number) => Promise.all(Array.from({ length: count }, (_, at) => testApp.signUp(`사람${at}`)))

const openTalk = async (person: TestUser) => {
  const talk = await StompTalk.connect(`${url}${live.socket}`, person.token)
  await talk.subscribe(live.refusals)
  return talk
}

const send = (talk: StompTalk, [from, to]: readonly [TestUser, TestUser], id: string) =>
  talk.send(
    'SEND',
    { destination: live.send, receipt: id, [live.clientMessageId]: id },
    JSON.stringify({ senderId: from.id, receiverId: to.id, content: id }),
  )

/** Returns the answer to one message: `refused` is null once it is stored, else why not. */
async function answer(talk: StompTalk): Promise<{ id: string; refused: string | null }> {
  const { command, headers, body } = await talk.frames.next()
  if (command === 'RECEIPT') return { id: headers.get('receipt-id') ?? '', refused: null }
  const refusal = JSON.parse(body) as { receipt: string; exceptionName: string }
  return { id: refusal.receipt, refused: refusal.exceptionName }
}

/**
 * Sends a message again after each refusal until it is stored, as a person does who presses send again. On a slow
 * machine, even a quiet user may be refused.
 */
async function sendUntilStored(talk: StompTalk, pair: readonly [TestUser, TestUser], id: string) {
  let refused: string | null
  do {
    send(talk, pair, id)
    const answered = await answer(talk)
    expect(answered.id).toBe(id)
    refused = answered.refused
    expect([null, 'Overloaded']).toContain(refused)
  } while (refused !== null)
}

test('messages beyond capacity are refused one by one, and are stored when they are sent again', async () => {
  const people = await users(24)
  const [quiet, reader, ...writers] = people
  if (!quiet || !reader) throw new Error('nobody is there')
  const partnerOf = (at: number) => writers[at ^ 1] ?? quiet
  const talks = await Promise.all(writers.map(openTalk))
  const quietTalk = await openTalk(quiet)
  const mend = await slowInserts('direct_messages')
  const sent = writers.map(() => Array.from({ length: 40 }, () => randomUUID()))
  writers.forEach((person, at) => {
    const talk = talks[at]
    if (talk) for (const id of sent[at] ?? []) send(talk, [person, partnerOf(at)], id)
  })
  await sendUntilStored(quietTalk, [quiet, reader], randomUUID())
  const answers = await Promise.all(
    talks.map(async (talk, at) => {
      const all: Awaited<ReturnType<typeof answer>>[] = []
      for (const _ of sent[at] ?? []) all.push(await answer(talk))
      return all
    }),
  )
  // The answers come in the order in which the messages were sent, one for each.
  expect(answers.map((all) => all.map(({ id }) => id))).toEqual(sent)
  const reasons = new Set(answers.flat().map(({ refused }) => refused))
  expect(reasons).toEqual(new Set([null, 'Overloaded']))
  await mend()

  await Promise.all(
    writers.map(async (person, at) => {
      const talk = talks[at]
      for (const { id } of answers[at]?.filter(({ refused }) => refused !== null) ?? [])
        if (talk) await sendUntilStored(talk, [person, partnerOf(at)], id)
    }),
  )
  for (const [at, person] of writers.entries()) {
    const list = await walk((page) => person.messages.list({ query: { userId: partnerOf(at).id, limit: 50, ...page } }))
    const mine = list.filter(({ sender }) => sender.userId === person.id).map(({ content }) => content)
    expect(mine.toSorted()).toEqual(sent[at]?.toSorted())
  }
  expect(testApp.log.join('')).toContain('the database cannot keep up')
  for (const talk of [...talks, quietTalk]) await talk.leave()
})

test('a person who floods the database with requests gets 503 while others are served', async () => {
  const [flooder, other] = await users(2)
  if (!flooder || !other) throw new Error('nobody is there')
  const feed = await post(other)
  const mend = await slowInserts('comments')
  const comment = (person: TestUser) =>
    testApp.inject({
      method: 'POST',
      url: `/api/feeds/${feed.id}/comments`,
      headers: { authorization: `Bearer ${person.token}` },
      payload: { feedId: feed.id, authorId: person.id, content: '예뻐요' },
    })
  const flood = Array.from({ length: 1200 }, () => comment(flooder))
  const served = await Promise.all([comment(other), comment(other), comment(other)])
  expect(served.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  const answers = await Promise.all(flood)
  await mend()
  const refused = answers.filter(({ statusCode }) => statusCode !== 201)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(answers.length)
  for (const { statusCode, headers, json } of refused) {
    expect([statusCode, json().exceptionName]).toEqual([503, 'Overloaded'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  const { totalCount } = await other.comments.list({ params: { feedId: feed.id }, query: {} })
  expect(totalCount).toBe(answers.length - refused.length + served.length)
})
