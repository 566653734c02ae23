import { randomUUID } from 'node:crypto'
import { daysAfter } from '@otday/common/seoul-time'
import { type TripId, usualBriefing } from '@otday/contract'
import { type Asked, byLink, type Endpoints, mails, ofDevices, read, write } from './asked.ts'
import type { Subject } from './asked-subject.ts'
import { seoul } from './seed-decade.ts'

const tripDays = 14

const packTrip = ({ today }: Subject): Asked => {
  const dates = Array.from({ length: tripDays }, (_, at) => daysAfter(today, 1 + at))
  return {
    row: '14 days of 3 occasions packed',
    ask: async ({ calls }) => {
      const trip = { tripId: randomUUID() as TripId }
      const days = dates.map((date) => ({ date, occasions: ['TRAVEL' as const, 'CASUAL' as const, 'DATE' as const] }))
      const range = { startsOn: dates[0] ?? today, endsOn: dates.at(-1) ?? today }
      await calls.trips.save({ params: trip, body: { ...seoul, ...range, size: 'LIGHT', days, revision: 0 } })
      await calls.trips.delete({ params: trip, query: {} })
    },
  }
}

const briefings: Endpoints['briefings'] = {
  get: read(({ calls }) => calls.briefings.get({})),
  set: write(({ calls }) => calls.briefings.set({ body: usualBriefing })),
  preview: { row: 'the next briefing', ask: ({ calls }) => calls.briefings.preview({}) },
  askMail: mails,
  noteOpened: write(({ calls }) => calls.briefings.noteOpened({})),
  sendNow: mails,
  pushKey: read(({ calls }) => calls.briefings.pushKey({})),
  subscribe: ofDevices,
  unsubscribe: ofDevices,
  replaceSubscription: ofDevices,
  stop: byLink,
  resume: byLink,
  confirmMail: byLink,
  picture: byLink,
}

const trips = (aTrip: Asked, { tripId, outfit }: Subject): Endpoints['trips'] => ({
  list: { row: '61 trips', ask: ({ calls }) => calls.trips.list({}) },
  get: { row: 'a look or a trip', ask: ({ calls }) => calls.trips.get({ params: { tripId } }) },
  save: aTrip,
  delete: aTrip,
  repack: {
    row: 'a trip packed anew',
    ask: async ({ calls }) => {
      const { revision } = await calls.trips.get({ params: { tripId } })
      await calls.trips.repack({ params: { tripId }, body: { revision } })
    },
  },
  pack: write(({ calls }) => calls.trips.pack({ params: { tripId }, body: { clothesIds: outfit, isPacked: true } })),
  setExtras: write(({ calls }) => calls.trips.setExtras({ params: { tripId }, body: { clothesIds: outfit } })),
})

/** Returns how the endpoints for trips and briefings are called, or why they are not. */
export const endpointsOfTrips = (subject: Subject) => {
  const aTrip = packTrip(subject)
  return {
    briefings,
    trips: trips(aTrip, subject),
  }
}
