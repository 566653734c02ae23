import type { UserId } from '@otday/contract'
import { defineModule, type HandlersOf } from '#platform/define-module.ts'
import { networkOf } from '#platform/http/network.ts'
import type { StylingDeps } from '../outfits/index.ts'
import type { PlaceUses } from '../places/index.ts'
import { packPieces, setExtras } from './change-trip.ts'
import { tripJobs } from './jobs.ts'
import { listTrips, presentTrip } from './present-trip.ts'
import { keptTrips } from './queries.ts'
import { repackTrip, saveTrip } from './save-trip.ts'
import type { By, TripDeps } from './trip-deps.ts'

/** Deletes the trips of a user with their days and lists. */
export const forgetTripsOf = keptTrips.forget
export { saveTrip } from './save-trip.ts'
export type { TripDeps } from './trip-deps.ts'

interface Call {
  viewer: { id: UserId }
  exchange: { ip: string }
}
const byOf = ({ viewer, exchange }: Call): By => ({ userId: viewer.id, network: networkOf(exchange.ip) })

type TripParts = Omit<TripDeps, 'styling' | 'place' | 'namesToday'> & {
  outfits: StylingDeps
  places: PlaceUses
}

export const trips = defineModule('trips', ({ outfits: styling, ...parts }: TripParts) => {
  const { place, namesToday } = parts.places
  const deps = { ...parts, styling, place, namesToday }
  return { handlers: { trips: tripHandlers(deps) }, jobs: tripJobs(deps), uses: deps }
})

const tripHandlers = (deps: TripDeps): HandlersOf<'trips'> => ({
  list: async ({ viewer }) => ({ data: await listTrips(deps, viewer.id) }),
  get: async (call) =>
    presentTrip(deps, await keptTrips.require(deps.db, { userId: call.viewer.id, id: call.params.tripId }), byOf(call)),
  save: async (call) => {
    const by = byOf(call)
    return presentTrip(deps, await saveTrip(deps, { by: call.viewer, asked: by }, call.params.tripId, call.body), by)
  },
  delete: ({ viewer, params, query }) => keptTrips.delete(deps, viewer, params.tripId, query.revision),
  repack: async (call) => {
    const by = byOf(call)
    return presentTrip(deps, await repackTrip(deps, call.viewer, by, { ...call.params, ...call.body }), by)
  },
  pack: async (call) =>
    presentTrip(deps, await packPieces(deps, call.viewer, call.params.tripId, call.body), byOf(call)),
  setExtras: async (call) =>
    presentTrip(deps, await setExtras(deps, call.viewer, call.params.tripId, call.body.clothesIds), byOf(call)),
})
