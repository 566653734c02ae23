import { Avoided, type Endpoint } from '@otday/contract'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { calls, parametersOf } from '../../kit/calls.ts'
import { administrator, garment, night, post } from '../../kit/fixtures.ts'
import {
  eachStoryBeginsOnAMonday,
  fill,
  ids,
  mild,
  monday,
  recommend,
  testApp,
  하니,
  민지,
} from '../../kit/stylist-fixtures.ts'
import type { TestUser } from '../../kit/test-app.ts'

eachStoryBeginsOnAMonday()

/**
 * Values of answers to the stylist that occur nowhere else in the product, so a response that contains one reveals an
 * answer.
 */
const markers = [
  'FUNERAL',
  'CYCLING',
  'LAST_RESORT',
  'MISMATCH',
  'overallDress',
  ...Avoided.options,
  '"SITE"',
  '"SPORT"',
  '"KIDS"',
]

/** A word of a note that the server reads but does not store. */
const line = '무좀'

/** Gives every answer that the stylist accepts; returns the ids that its calls name. */
async function answerAll() {
  await fill(하니)
  const codec = await garment(하니, '알 수 없는 옷', 'DRESS')
  const weatherId = await mild()
  const outfit = await recommend(weatherId, { occasion: 'SPORT', sport: 'CYCLING' })
  await 하니.stylist.update({
    body: {
      workLook: 'SITE',
      formalEvent: 'FUNERAL',
      hours: [{ weekday: 1, leave: 3, home: 4, staysIn: false }],
      fixedOutfits: [{ weekday: 1, clothesIds: [codec.id] }],
      avoided: [...Avoided.options],
    },
  })
  const params = { date: monday, occasion: 'SPORT' } as const
  await 하니.stylist.describeDay({ params, body: { plans: ['KIDS'], home: 23, note: `종일 걸어요 ${line}` } })
  const clothesIds = ids(outfit)
  await 하니.stylist.vote({
    body: { weatherId, clothesIds, occasion: 'SPORT', liked: false, reason: 'MISMATCH' },
  })
  const correction = { kind: 'overallDress', condition: 'LAST_RESORT' as const }
  await 하니.stylist.correct({ params: { clothesId: codec.id }, body: correction })
  await 하니.stylist.answer({ body: { kind: 'WORK_LOOK', value: null } })
  const feed = await post(하니, { clothes: [codec], weatherId })
  return { clothesId: codec.id, weatherId, feedId: feed.id, userId: 하니.id, ...params }
}

type Stated = Awaited<ReturnType<typeof answerAll>>

/** Returns the URL of a call about things of 하니, wherever it names something. */
function urlOf(call: Endpoint, sent: Stated): string {
  const idOf = (name: string) => sent[name as keyof Stated] ?? sent.userId
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => idOf(name))
  const query = parametersOf(call).flatMap(({ name, isRequired }) =>
    isRequired || name === 'ownerId' || name.startsWith('author') ? [`${name}=${idOf(name)}`] : [],
  )
  return `${path}?${query.join('&')}`
}

/** Returns the marked values that a body contains although its URL does not. */
const revealedIn = (body: string, url: string) =>
  [...markers, line].filter((marker) => body.includes(marker) && !url.includes(marker.replaceAll('"', '')))

const reads = calls.filter(({ method, path }) => method === 'GET' && path !== '/api/clothes/extractions')

test('no GET endpoint reveals stylist answers to another user or an administrator', async () => {
  const sent = await answerAll()
  const 관리자 = await administrator(testApp, '관리자')
  const own: string[] = []
  for (const call of reads) {
    const url = urlOf(call, sent)
    own.push((await testApp.inject({ url, headers: { authorization: `Bearer ${하니.token}` } })).body)
  }
  // These calls return numbers of votes; the reason of a vote is in the export alone.
  const unseen = markers.filter((marker) => !own.some((body) => body.includes(marker)))
  expect(unseen).toEqual(['MISMATCH'])
  expect(own.join()).not.toContain(line)
  const statuses = new Set<number>()
  for (const [who, role] of [
    [민지, 'stranger'],
    [관리자, 'administrator'],
  ] as const)
    for (const call of reads) {
      const url = urlOf(call, sent)
      const answer = await testApp.inject({ url, headers: { authorization: `Bearer ${who.token}` } })
      statuses.add(answer.statusCode)
      expect([role, url, revealedIn(answer.body, url)]).toEqual([role, url, []])
    }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 404]))
  await expect(관리자.stylist.read({ params: { clothesId: sent.clothesId } })).rejects.toMatchObject({ status: 404 })
})

async function archiveOf(who: TestUser): Promise<Record<string, string>> {
  const url = `/api/users/${who.id}/export`
  const asked = await testApp.inject({ method: 'POST', url, headers: { authorization: `Bearer ${who.token}` } })
  const ticket = asked.cookies.find(({ name }) => name === 'EXPORT_TICKET')
  const answer = await testApp.inject({ url, headers: { cookie: `EXPORT_TICKET=${ticket?.value}` } })
  const files = Object.entries(unzipSync(answer.rawPayload))
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]))
}

test('the owner’s export contains all stylist answers, and another user’s export contains none', async () => {
  const { clothesId } = await answerAll()
  const mine = await archiveOf(하니)
  const { stylist } = JSON.parse(mine['account.json'] ?? '')
  expect(stylist).toMatchObject({
    workLook: 'SITE',
    formalEvent: 'FUNERAL',
    sport: 'CYCLING',
    hours: [{ weekday: 1, leave: 3, home: 4 }],
    fixedClothes: [{ weekday: 1, clothesId }],
    avoided: [...Avoided.options],
    occasions: [{ weekday: 1, occasion: 'SPORT' }],
    skipped: ['WORK_LOOK'],
  })
  expect(JSON.parse(mine['votes.json'] ?? '')).toMatchObject([
    { forecastDate: '2027-03-08', occasion: 'SPORT', liked: false, reason: 'MISMATCH' },
  ])
  expect(JSON.parse(mine['days.json'] ?? '')).toEqual([
    { date: monday, occasion: 'SPORT', plans: ['WALKING', 'KIDS'], leave: null, home: 23, without: [] },
  ])
  expect(Object.values(mine).join('\n')).not.toContain(line)
  const closet: { id: string; correction: unknown }[] = JSON.parse(mine['closet.json'] ?? '')
  expect(closet.find(({ id }) => id === clothesId)?.correction).toMatchObject({
    kind: 'overallDress',
    condition: 'LAST_RESORT',
  })
  const theirs = Object.values(await archiveOf(민지)).join('\n')
  expect(markers.filter((marker) => theirs.includes(marker))).toEqual([])
})

test('all stylist rows of an account are deleted when its grace period is over', async () => {
  const { clothesId } = await answerAll()
  await 하니.account.leave({ params: { userId: 하니.id } })
  testApp.clock.advance(31 * 86_400)
  await night(testApp, 하니.id)
  const { pool } = testApp.database
  for (const table of [
    'outfit_votes',
    'stylist_preferences',
    'fixed_clothes',
    'outfits_shown',
    'outfits_passed',
    'outfit_picks',
    'occasion_days',
  ])
    expect((await pool.query(`select from ${table} where user_id = $1`, [하니.id])).rowCount).toBe(0)
  expect((await pool.query('select from clothes_corrections where clothes_id = $1', [clothesId])).rowCount).toBe(0)
})
