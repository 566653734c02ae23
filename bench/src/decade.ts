import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { tables } from '@otday/contract'
import type { Pool } from 'pg'
import { Person } from '../../server/test/kit/kills/person.ts'
import { atMost, type Figure, percentile, report } from './figures.ts'
import { openInProcessServer } from './in-process-server.ts'
import { addYears, type Furnished, furnish } from './seed-decade.ts'

/** Measures every GET of the contract for a user who has kept a diary for one year, and then for ten. */

const calls = { warmUp: 5, batches: 3, measured: 15 }
/** Highest p95 of a call, in ms; statistics and laundry have bars of their own. */
const bars = { usual: 50, statistics: 150, laundry: 20 }
/**
 * How many blocks of 8 kB a call may read after ten years: as many as after one year, times the growth of its response
 * in bytes, times `share`, plus `blocks`.
 */
const growth = { share: 1.5, blocks: 300 }

type Reads<T> = { [K in keyof T as T[K] extends { method: 'GET' } ? K : never]: Read }
interface Asked {
  path: string
  bar?: number | null
}
/** How a GET is called; null leaves it out, because it calls another service or renders a picture. */
type Read = Asked | null
type AllReads = { [T in keyof typeof tables]: Reads<(typeof tables)[T]> }

const ask = (path: string, query: Record<string, string> = {}, more: Omit<Asked, 'path'> = {}): Asked => ({
  path: Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query).toString()}` : path,
  ...more,
})

function readsOf(furnished: Furnished): AllReads {
  const { person, weather, clothesIds, definitionId, wearId, lookId, tripId, feedId, blockedId } = furnished
  const today = seoulDate(new Date())
  const weatherId = weather.id
  const worn = { weatherId, clothesIds: clothesIds.join(',') }
  const [piece = ''] = clothesIds
  return {
    auth: { csrfToken: ask('/api/auth/csrf-token') },
    devices: { list: ask('/api/auth/sessions') },
    signInMethods: { list: ask('/api/sign-in-methods') },
    users: { list: ask('/api/users') },
    account: { email: ask(`/api/users/${person.id}/email`) },
    audit: { list: ask('/api/audit-entries') },
    profiles: { get: ask(`/api/users/${person.id}/profiles`) },
    attributes: {
      list: ask('/api/clothes/attribute-defs'),
      usage: ask(`/api/clothes/attribute-defs/${definitionId}/usage`),
    },
    clothes: {
      list: ask('/api/clothes', { ownerId: person.id }),
      appearance: ask('/api/clothes/appearance', { type: 'TOP', name: '셔츠' }),
    },
    clothesDetails: { get: ask(`/api/clothes/${piece}/details`) },
    closetChanges: {},
    drafts: { list: ask('/api/clothes/drafts') },
    cuts: { ofPiece: null, ofDraft: null },
    linkImport: { extract: null, readName: ask('/api/clothes/suggestions', { name: '검정 셔츠' }) },
    pictures: { urls: null },
    weathers: {
      list: null,
      location: null,
      places: ask('/api/weathers/places', { nameLike: '성수' }),
      hours: null,
    },
    recommendations: { get: ask('/api/recommendations', { weatherId }) },
    comfort: { get: ask('/api/comfort') },
    stylist: {
      get: ask('/api/stylist'),
      day: ask(`/api/stylist/days/${today}/CASUAL`),
      learned: ask('/api/stylist/learned'),
      gaps: ask('/api/stylist/gaps'),
      read: ask(`/api/clothes/${piece}/reading`),
    },
    outfits: { picture: null },
    styling: {
      judge: ask('/api/outfits/judgement', worn),
      alternatives: ask('/api/outfits/alternatives', { ...worn, slot: 'TOP' }),
      fill: ask('/api/outfits/fill', { weatherId, clothesIds: piece }),
      basis: ask('/api/outfits/basis', { weatherId, occasion: 'CASUAL' }),
      picks: ask('/api/outfits/picks', { weatherId }),
    },
    wears: {
      list: ask('/api/wears', { from: daysAfter(today, -100), to: daysAfter(today, -59) }),
      question: ask('/api/wears/question'),
      get: ask(`/api/wears/${wearId}`),
    },
    laundry: { get: ask('/api/laundry', {}, { bar: bars.laundry }) },
    looks: {
      list: ask('/api/looks', { weatherId }),
      get: ask(`/api/looks/${lookId}`, { weatherId }),
    },
    statistics: {
      get: ask('/api/statistics', { period: 'ALL' }, { bar: bars.statistics }),
      similar: ask('/api/statistics/similar-days', { weatherId }, { bar: bars.statistics }),
      record: ask('/api/statistics/record', {}, { bar: bars.statistics }),
    },
    purchases: { get: ask(`/api/clothes/${piece}/purchase`) },
    briefings: {
      get: ask('/api/briefings'),
      preview: ask('/api/briefings/preview'),
      pushKey: ask('/api/briefings/push-key'),
      picture: null,
    },
    trips: { list: ask('/api/trips'), get: ask(`/api/trips/${tripId}`) },
    feeds: { list: ask('/api/feeds'), get: ask(`/api/feeds/${feedId}`) },
    followAlong: { get: ask(`/api/feeds/${feedId}/follow-along`, { weatherId }) },
    comments: { list: ask(`/api/feeds/${feedId}/comments`) },
    likes: {},
    follows: {
      summary: ask('/api/follows/summary', { userId: person.id }),
      followings: ask('/api/follows/followings', { followerId: person.id }),
      followers: ask('/api/follows/followers', { followeeId: person.id }),
    },
    followRequests: { list: ask('/api/follows/requests') },
    audiences: {},
    blocks: { list: ask('/api/blocks'), messages: ask(`/api/blocks/${blockedId}/messages`) },
    mutes: { list: ask('/api/mutes') },
    messages: { list: ask('/api/direct-messages', { userId: person.id }) },
    conversations: { list: ask('/api/conversations') },
    notifications: { list: ask('/api/notifications') },
  }
}

/** Lists the closet in the orders that need sums over the diary and the posts. */
const ordersOf = ({ person: { id: ownerId } }: Furnished): Record<string, Read> => ({
  worn: ask('/api/clothes', { ownerId, sortBy: 'worn' }),
  lastWorn: ask('/api/clothes', { ownerId, sortBy: 'lastWorn' }),
})

interface Measured {
  name: string
  asked: Asked
  p95: number
  blocks: number
  /** Size of the response in bytes. */
  bytes: number
}

async function measure(pool: Pool, furnished: Furnished): Promise<Measured[]> {
  const { person } = furnished
  const found: Measured[] = []
  for (const [table, reads] of Object.entries({ ...readsOf(furnished), closetBy: ordersOf(furnished) }))
    for (const [name, asked] of Object.entries(reads) as [string, Read][]) {
      if (!asked) continue
      const call = async () => {
        const begun = performance.now()
        const response = await fetch(`${person.url}${asked.path}`, {
          headers: { authorization: `Bearer ${person.token}` },
        })
        const body = await response.text()
        if (!response.ok) throw new Error(`${asked.path}: ${response.status} ${body.slice(0, 300)}`)
        return { ms: performance.now() - begun, bytes: Buffer.byteLength(body) }
      }
      for (let nth = 1; nth < calls.warmUp; nth++) await call()
      const { bytes } = await call()
      const times: number[] = []
      const blocks: number[] = []
      for (let batch = 0; batch < calls.batches; batch++) {
        const before = await blocksRead(pool)
        for (let nth = 0; nth < calls.measured; nth++) times.push((await call()).ms)
        blocks.push(((await blocksRead(pool)) - before) / calls.measured)
      }
      // Background jobs read blocks, too, so the batch with the fewest blocks counts: it has the fewest of theirs.
      found.push({ name: `${table}.${name}`, asked, p95: percentile(times, 95), blocks: Math.min(...blocks), bytes })
      await person.goOn(person.url)
    }
  return found
}

/**
 * Returns how many blocks of 8 kB all connections have read so far. A connection reports its reads only when it is
 * asked to.
 */
async function blocksRead(pool: Pool): Promise<number> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  try {
    await Promise.all(clients.map((client) => client.query('select pg_stat_force_next_flush()')))
    await Promise.all(clients.map((client) => client.query('select 1')))
    const rows = await clients[0]?.query<{ blocks: string }>(
      'select blks_hit + blks_read as blocks from pg_stat_database where datname = current_database()',
    )
    return Number(rows?.rows[0]?.blocks)
  } finally {
    for (const client of clients) client.release()
  }
}

const server = await openInProcessServer(process.env['BENCH_DATABASE_URL'] ?? '')
const { pool } = server.database
const person = await Person.signUp(server.url, 'decade')
await pool.query("update users set role = 'ADMIN' where id = $1", [person.id])
const furnished = await furnish(pool, person)
await addYears(pool, furnished, { years: 1, ago: 0 })
const oneYear = await measure(pool, furnished)
await addYears(pool, furnished, { years: 9, ago: 1 })
const tenYears = await measure(pool, furnished)
const figures = tenYears.flatMap(({ name, asked, p95, blocks, bytes }): Figure[] => {
  const before = oneYear.find((one) => one.name === name)
  const [blocksBefore, bytesBefore] = [before?.blocks ?? 0, before?.bytes ?? bytes]
  const shown = Math.max(1, bytes / Math.max(1, bytesBefore))
  return [
    atMost(`${name}: p95 (ms)`, p95, asked.bar ?? bars.usual),
    atMost(
      `${name}: blocks of 8 kB, ${blocksBefore.toFixed(0)} after a year, shows ${shown.toFixed(1)} times as much`,
      blocks,
      blocksBefore * shown * growth.share + growth.blocks,
      0,
    ),
  ]
})
report('Every GET after ten years: 500 pieces, 5,000 records, 500 looks, 60 trips', figures)
await server.leave()
