import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { atLeast, atMost, type Figure, median, percentile } from './figures.ts'
import { type Database, openDatabase } from '../../server/src/platform/db/index.ts'
import { addPiece, call, daysInSeoul, type SignedIn, signUp } from './product-calls.ts'
import { type Product, type RunningProduct, startProduct, workingCopy } from './product.ts'
import { closetOf } from './recommendation-times.ts'

/**
 * Measures recommendations over HTTP for sixteen people at once, each with a closet of 500, beside those of commit
 * 2a9e258: both products run all the time, on one PostgreSQL, and are measured in turns, each round for an occasion of
 * its own.
 */

export const before = '2a9e258e'
const people = 16
const pieces = 500
/** Re-rolls, and repetitions of the same outfit, of each person in a round. */
const each = { rolls: 12, same: 60 } as const
/** Each is a round of each day. */
const occasions = ['SCHOOL', 'CASUAL', 'WORK', 'DATE', 'TRAVEL'] as const
/**
 * Days of the forecast whose rounds are not measured, as programs compile meanwhile: drawing takes 9 ms at first and 3
 * ms after some 300 times, which the commit before has reached after two rounds.
 */
const warmUpDays = [3, 2, 1]
/** ms in which a product writes what it has put off. */
const quiet = 1000

interface Round {
  /** ms of the first outfit of each person. */
  first: number[]
  /** Calls a second. */
  rolls: number
  same: number
}

/** Returns the rows of both products beside each other. */
export async function figuresInTurns(former: Product): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'otday-turns-'))
  const postgres = await openDatabase({ directory: path.join(folder, 'postgres'), binaries: null })
  const running: RunningProduct[] = []
  const started = async ({ root }: Product) => {
    const name = `turns_${running.length}`
    await postgres.pool.query(`create database ${name} template template0 encoding 'UTF8'`)
    const url = urlOf(postgres, name)
    const env = { DATA_DIR: mkdtempSync(path.join(folder, 'data-')), RATE_LIMITS: 'off', DEMO: 'off' }
    const product = await startProduct(root, { ...env, DATABASE_URL: url })
    running.push(product)
    return openClosets(product.url, url)
  }
  try {
    const [theirs, ours] = [await started(former), await started(workingCopy)]
    const rounds: { theirs: Round; ours: Round }[] = []
    for (const nth of [...warmUpDays, 0])
      for (const occasion of occasions) {
        const round = { theirs: await theirs(nth, occasion), ours: await ours(nth, occasion) }
        if (nth === 0) rounds.push(round)
      }
    return figuresOf(rounds)
  } finally {
    for (const product of running) await product.stop()
    await postgres.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function urlOf({ own }: Database, name: string): string {
  if (!own) throw new Error('this process has started no PostgreSQL')
  const { host, port, user, password = '' } = own.connection
  const url = new URL(`postgresql://localhost/${name}`)
  for (const [key, value] of Object.entries({ host, port: String(port), user, password }))
    if (value) url.searchParams.set(key, value)
  return url.href
}

function figuresOf(rounds: readonly { theirs: Round; ours: Round }[]): Figure[] {
  const rate = (kind: 'rolls' | 'same') => median(rounds.map(({ ours }) => ours[kind])).toFixed(0)
  const ratio = (kind: 'rolls' | 'same') => median(rounds.map(({ ours, theirs }) => ours[kind] / theirs[kind]))
  const p95 = (whose: 'ours' | 'theirs') =>
    percentile(
      rounds.flatMap((round) => round[whose].first),
      95,
    )
  return [
    atLeast(`re-rolls: ${rate('rolls')} a second, ratio`, ratio('rolls'), 4, 2),
    atLeast(`the same outfit: ${rate('same')} a second, ratio`, ratio('same'), 10, 2),
    atMost(`first outfit, p95 ${p95('ours').toFixed(0)} ms, ratio`, p95('ours') / p95('theirs'), 0.6, 2),
  ]
}

/** Signs people up with their closets; the returned function measures a round. */
async function openClosets(
  url: string,
  databaseUrl: string,
): Promise<(nthDay: number, occasion: string) => Promise<Round>> {
  const all: SignedIn[] = []
  for (let nth = 0; nth < people; nth++)
    all.push(await signUp(url, { email: `wearer${nth}@example.com`, name: `사람${nth}` }))
  const [first, ...others] = all as [SignedIn, ...SignedIn[]]
  for (const { name, type } of closetOf(pieces)) await addPiece(url, first, { name, type })
  await copyCloset(databaseUrl, first, others)
  const days = await daysInSeoul(url, first)
  return async (nthDay, occasion) => {
    const place = `/api/recommendations?weatherId=${days[nthDay]?.id}&occasion=${occasion}`
    const ask = ({ token }: SignedIn, rest = '') => call(url, { method: 'GET', path: `${place}${rest}`, token })
    await pause(quiet)
    const firsts = await Promise.all(all.map((person) => timed(() => ask(person))))
    const perSecond = async (times: number, rest: string) => {
      const ms = await timed(() =>
        Promise.all(
          all.map(async (person) => {
            for (let nth = 0; nth < times; nth++) await ask(person, rest)
          }),
        ),
      )
      return (people * times * 1000) / ms
    }
    return { first: firsts, rolls: await perSecond(each.rolls, ''), same: await perSecond(each.same, '&current=true') }
  }
}

/** Gives others the pieces of one person, in whichever columns that version of the product stores them. */
async function copyCloset(databaseUrl: string, from: SignedIn, others: readonly SignedIn[]): Promise<void> {
  const database = await openDatabase({ url: databaseUrl, poolSize: 1 })
  try {
    await database.pool.query(
      `insert into clothes select (jsonb_populate_record(piece,
         jsonb_build_object('id', gen_random_uuid(), 'owner_id', owner))).*
       from clothes as piece, unnest($2::uuid[]) as owner where piece.owner_id = $1`,
      [from.id, others.map(({ id }) => id)],
    )
    await database.pool.query('analyze')
  } finally {
    await database.close()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
