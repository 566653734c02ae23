import { randomUUID } from 'node:crypto'
import { daysAfter } from '@otday/common/seoul-time'
import { type LookId, usualLaundryRules, type WearId } from '@otday/contract'
import { type Asked, type Endpoints, read, write } from './asked.ts'
import type { Subject } from './asked-subject.ts'

const dayLimit = 62

const keepOutfit = ({ outfit }: Subject): Asked => ({
  row: 'a look of 20 pieces saved',
  ask: async ({ calls }) => {
    const look = { lookId: randomUUID() as LookId }
    await calls.looks.save({ params: look, body: { name: '스무 벌', clothesIds: outfit, revision: 0 } })
    await calls.looks.delete({ params: look, query: {} })
  },
})

const recordWear = ({ today, outfit, photo }: Subject): Asked => ({
  row: 'an outfit of 20 pieces recorded',
  ask: async ({ calls, nth }) => {
    const wear = { wearId: randomUUID() as WearId }
    const date = daysAfter(today, -400 - nth)
    const body = { date, state: 'WORN', source: 'HAND', clothesIds: outfit, revision: 0 } as const
    await calls.wears.save({ params: wear, body })
    await calls.wears.savePhoto({ params: wear, body: {}, image: photo })
    await calls.wears.deletePhoto({ params: wear })
    await calls.wears.answer({ params: wear, body: { answer: 'GOOD' } })
    await calls.wears.delete({ params: wear, query: {} })
  },
})

const wash = ({ pieces }: Subject): Asked => ({
  row: '500 pieces put into the wash',
  ask: async ({ calls }) => {
    const washed = pieces.slice(0, 500)
    await calls.laundry.putAway({ body: { clothesIds: washed, place: 'WASH' } })
    await calls.laundry.takeOut({ body: { clothesIds: washed, isUndone: true } })
  },
})

const wears = (aWear: Asked, { wearId, today }: Subject): Endpoints['wears'] => ({
  list: {
    row: '62 days of 6 outfits of 20',
    ask: ({ calls }) => calls.wears.list({ query: { from: daysAfter(today, 1 - dayLimit), to: today } }),
  },
  question: read(({ calls }) => calls.wears.question({})),
  get: read(({ calls }) => calls.wears.get({ params: { wearId } })),
  save: aWear,
  delete: aWear,
  answer: aWear,
  savePhoto: aWear,
  deletePhoto: aWear,
})

const laundry = (theLaundry: Asked, { outfit }: Subject): Endpoints['laundry'] => ({
  get: { row: 'the laundry', ask: ({ calls }) => calls.laundry.get({}) },
  putAway: theLaundry,
  takeOut: theLaundry,
  postpone: write(({ calls }) => calls.laundry.postpone({ body: { clothesIds: outfit } })),
  setRules: write(({ calls }) => calls.laundry.setRules({ body: usualLaundryRules })),
})

const looks = (aLookbookEntry: Asked, { weatherId, lookId }: Subject): Endpoints['looks'] => ({
  list: {
    row: '500 looks of 20 for a weather',
    ask: ({ calls }) => calls.looks.list({ query: { weatherId } }),
  },
  get: {
    row: 'a look or a trip',
    ask: ({ calls }) => calls.looks.get({ params: { lookId }, query: { weatherId } }),
  },
  save: aLookbookEntry,
  delete: aLookbookEntry,
})

const statistics = ({ weatherId }: Subject): Endpoints['statistics'] => ({
  get: { row: 'statistics', ask: ({ calls }) => calls.statistics.get({ query: { period: 'ALL' } }) },
  similar: { row: 'statistics', ask: ({ calls }) => calls.statistics.similar({ query: { weatherId } }) },
  record: { row: 'statistics', ask: ({ calls }) => calls.statistics.record({}) },
})

const purchases = ({ piece, today }: Subject): Endpoints['purchases'] => ({
  get: read(({ calls }) => calls.purchases.get({ params: { clothesId: piece } })),
  set: write(({ calls }) =>
    calls.purchases.set({ params: { clothesId: piece }, body: { price: 10_000, purchasedOn: today } }),
  ),
})

/** Returns how the endpoints for records, laundry, lookbook, purchases and statistics are called, or why they are not. */
export const endpointsOfDiary = (subject: Subject) => {
  const aLookbookEntry = keepOutfit(subject)
  const aWear = recordWear(subject)
  const theLaundry = wash(subject)
  return {
    wears: wears(aWear, subject),
    laundry: laundry(theLaundry, subject),
    looks: looks(aLookbookEntry, subject),
    statistics: statistics(subject),
    purchases: purchases(subject),
  }
}
