import { expect, test } from 'vitest'
import { seoulDate } from '@otday/common/seoul-time'
import { outfitJobs } from '../../../src/outfits/jobs.ts'
import { findSigns } from '../../../src/stylist-preferences/queries-votes.ts'
import { waiting } from '../../kit/fixtures.ts'
import { runJob } from '../../kit/run-job.ts'
import {
  eachStoryBeginsOnAMonday,
  fill,
  later,
  mild,
  recommend,
  testApp,
  tuesday,
  하니,
} from '../../kit/stylist-fixtures.ts'

eachStoryBeginsOnAMonday()

const sweep = () => runJob(testApp, 'shown-sweep', {})
const shownDays = async () => {
  const shown = testApp.database.db.selectFrom('outfitsShown').where('userId', '=', 하니.id)
  const rows = await shown.select('forecastDate').distinct().orderBy('forecastDate').execute()
  return rows.map(({ forecastDate }) => forecastDate)
}
const passedOver = async () => {
  const { passedOver } = await findSigns(testApp.database.db, 하니.id, seoulDate(testApp.clock.now()))
  return passedOver.toSorted((a, b) => a.daysAgo - b.daysAgo || (a.key < b.key ? -1 : 1))
}

/** Requests three outfits for a day: the first two are passed over, the last one is not. */
async function browse(date: string, who = 하니) {
  const weatherId = await mild(date)
  for (let call = 0; call < 3; call++) await recommend(weatherId, {}, who)
}

test('shown outfits are removed after 14 days, but the stylist remembers those passed over for 60 days', async () => {
  await fill(하니)
  await browse('2027-03-08')
  await browse(tuesday)
  await later(14)
  await sweep()
  expect(await shownDays()).toEqual(['2027-03-08', tuesday])
  await later(1)
  const before = await passedOver()
  expect(before.map(({ daysAgo }) => daysAgo)).toEqual([15, 15, 15, 15])
  await sweep()
  expect(await shownDays()).toEqual([tuesday])
  expect(await passedOver()).toEqual(before)
  await later(44)
  await sweep()
  expect(await shownDays()).toEqual([])
  expect(await passedOver()).toEqual(before.map((one) => ({ ...one, daysAgo: 59 })))
  await later(1)
  expect(await passedOver()).toEqual([])
  await sweep()
  const left = await testApp.database.db.selectFrom('outfitsPassed').selectAll().where('userId', '=', 하니.id).execute()
  expect(left).toEqual([])
})

test('a sweep whose time is over ends with the step under way and leaves the next step to its retry', async () => {
  await fill(하니)
  await browse('2027-03-08')
  const 보름뒤 = await later(15)
  await sweep()
  await browse('2027-03-23', 보름뒤)
  await later(60)
  const { db } = testApp.database
  const sweeping = outfitJobs({ db, clock: testApp.clock }).find(({ kind }) => kind.name === 'shown-sweep')
  const expired = new AbortController()
  let run: Promise<void> | undefined
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('outfitsShown').select('userId').forUpdate().execute()
    run = sweeping?.run({} as never, expired.signal)
    await waiting(testApp, 1)
    expired.abort()
  })
  await expect(run).rejects.toThrow('aborted')
  const { firstDay } = await db
    .selectFrom('outfitsPassed')
    .select(({ fn }) => fn.min('passedOn').as('firstDay'))
    .where('userId', '=', 하니.id)
    .executeTakeFirstOrThrow()
  expect([await shownDays(), firstDay]).toEqual([[], '2027-03-08'])
})

test('clearing the stylist’s memory forgets outfits passed over before, even those already swept', async () => {
  await fill(하니)
  await browse('2027-03-08')
  const 다음날 = await later(1)
  expect(await passedOver()).toHaveLength(2)
  await 다음날.stylist.forget({})
  await browse(tuesday, 다음날)
  await later(14)
  await sweep()
  expect([await shownDays(), (await passedOver()).length]).toEqual([[tuesday], 2])
  const 그때하니 = await later(1)
  await sweep()
  expect([await shownDays(), (await passedOver()).length]).toEqual([[], 2])
  await 그때하니.stylist.forget({})
  expect(await passedOver()).toEqual([])
})
