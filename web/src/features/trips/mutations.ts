import { seoulDate } from '@otday/common/seoul-time'
import {
  type ClothesId,
  type LookId,
  occasionLabels,
  type RequestOf,
  type Trip,
  type TripId,
  type TripNeed,
  type TripOutfit,
  type trips,
  type WearId,
} from '@otday/contract'
import { messageOf } from '../../platform/api/api-error.ts'
import { monthDay } from '../../platform/time/calendar-days.ts'
import { now } from '../../platform/time/clock.ts'
import { renewKept } from '../../platform/cache/renew-kept.ts'
import { queryClient } from '../../platform/cache/query-client.ts'
import { isRecordChanged } from '../../platform/records/is-record-changed.ts'
import { createRecords } from '../../platform/records/records.ts'
import { toast } from '../../ui/toast.ts'
import { lastPlanned, loadWears, renewWears, wearsKey } from '../diary/index.ts'
import { refreshLooks } from '../lookbook/index.ts'
import { looksApi, tripQuery, tripsApi, tripsKey, tripsQuery } from './queries.ts'
import { datesOf, shortPlace } from './trip-words.ts'

type TripBody = RequestOf<(typeof trips)['save']>['body']
type PackedBody = RequestOf<(typeof trips)['pack']>['body']

function refreshList(): void {
  void renewKept(tripsQuery.queryKey, () => queryClient.prefetchQuery(tripsQuery))
  void queryClient.invalidateQueries({ queryKey: tripsQuery.queryKey })
}

/** Returns the request body with which the trip could be saved again with the same place, days and occasions. */
function bodyOf(trip: Trip): TripBody {
  const { place, startsOn, endsOn, size, revision } = trip
  const days = datesOf(trip).map((date) => ({
    date,
    occasions: trip.outfits.filter((outfit) => outfit.date === date).map(({ occasion }) => occasion),
  }))
  return { ...place, startsOn, endsOn, size, days, revision }
}

export const tripRecords = createRecords({
  save: (tripId: TripId, body: TripBody): Promise<Trip> => tripsApi.save({ params: { tripId }, body }),
  delete: (tripId, revision) => tripsApi.delete({ params: { tripId }, query: { revision } }),
  bodyOf,
  onChange(trip) {
    if (trip) queryClient.setQueryData(tripQuery(trip.id).queryKey, trip)
    refreshList()
  },
  onRefusal: () => void queryClient.invalidateQueries({ queryKey: tripsKey }),
  deletedText: '여행을 지웠어요.',
})

export const repack = ({ id, revision }: Trip) =>
  tripRecords.change(() => tripsApi.repack({ params: { tripId: id }, body: { revision } }), '옷차림을 다시 짰어요.')

export const setExtras = ({ id }: Trip, clothesIds: ClothesId[]) =>
  tripRecords.change(() => tripsApi.setExtras({ params: { tripId: id }, body: { clothesIds } }), '챙길 옷을 고쳤어요.')

/** Saves that something is packed or not; shows it at once, and undoes it after a failure. */
async function ticking(
  tripId: TripId,
  what: Partial<Pick<PackedBody, 'clothesIds' | 'needs'>>,
  ticked: (trip: Trip, isPacked: boolean) => Trip,
  isPacked: boolean,
): Promise<void> {
  const { queryKey } = tripQuery(tripId)
  const show = (packed: boolean) => queryClient.setQueryData(queryKey, (trip) => trip && ticked(trip, packed))
  await queryClient.cancelQueries({ queryKey })
  show(isPacked)
  try {
    await tripsApi.pack({ params: { tripId }, body: { ...what, isPacked } })
    refreshList()
  } catch (error) {
    show(!isPacked)
    const again = () => void ticking(tripId, what, ticked, isPacked)
    toast.error(messageOf(error), { label: '다시 시도', onPress: again })
  }
}

export const tick = (tripId: TripId, clothesId: ClothesId, isPacked: boolean) =>
  ticking(
    tripId,
    { clothesIds: [clothesId] },
    (trip, packed) => ({
      ...trip,
      packing: trip.packing.map((each) => (each.item.clothesId === clothesId ? { ...each, isPacked: packed } : each)),
    }),
    isPacked,
  )

export const tickNeed = (tripId: TripId, need: TripNeed, isPacked: boolean) =>
  ticking(
    tripId,
    { needs: [need] },
    (trip, packed) => ({
      ...trip,
      packedNeeds: [...trip.packedNeeds.filter((each) => each !== need), ...(packed ? [need] : [])],
    }),
    isPacked,
  )

const wornIds = ({ items }: TripOutfit) => items.filter(({ isGone }) => !isGone).map(({ clothesId }) => clothesId)

/**
 * Handles a failed save: if a record with this id exists and was changed since, that record stays and nothing is
 * reported; every other error is thrown again.
 */
function unlessChanged(error: unknown): void {
  if (!isRecordChanged(error)) throw error
}

async function saveEach(outfits: readonly TripOutfit[], save: (outfit: TripOutfit) => Promise<unknown>, text: string) {
  try {
    for (const outfit of outfits) await save(outfit).catch(unlessChanged)
    toast.success(text)
  } catch (error) {
    toast.error(messageOf(error), { label: '다시 시도', onPress: () => void saveEach(outfits, save, text) })
  } finally {
    void refreshLooks()
    void queryClient.invalidateQueries({ queryKey: wearsKey })
  }
}

/** Saves the trip's outfits as looks with the same ids, so that a second press makes no second looks. */
export function keepLooks(trip: Trip): Promise<void> {
  const place = shortPlace(trip.place.locationNames)
  const outfits = trip.outfits.filter((outfit) => wornIds(outfit).length > 0)
  return saveEach(
    outfits,
    (outfit) =>
      looksApi.save({
        params: { lookId: outfit.id as string as LookId },
        body: {
          name: `${place} ${monthDay(outfit.date)} ${occasionLabels[outfit.occasion]}`,
          tags: [`${place} 여행`],
          occasions: [outfit.occasion],
          clothesIds: wornIds(outfit),
          revision: 0,
        },
      }),
    `옷차림 ${outfits.length}개를 룩북에 저장했어요.`,
  )
}

/** Returns the outfits with pieces whose days are near enough for a plan in the diary. */
export function plannable({ outfits }: Trip): TripOutfit[] {
  const today = seoulDate(now())
  const last = lastPlanned(today)
  return outfits.filter((outfit) => outfit.date >= today && outfit.date <= last && wornIds(outfit).length > 0)
}

/** Plans the trip's outfits in the diary, with the weather of the trip's place. */
export function planDays(trip: Trip): Promise<void> {
  const outfits = plannable(trip)
  return saveEach(
    outfits,
    async (outfit) => {
      const day = trip.days.find(({ date }) => date === outfit.date)
      const wear = await (await loadWears()).save({
        params: { wearId: outfit.id as string as WearId },
        body: {
          date: outfit.date,
          state: 'PLANNED',
          source: 'HAND',
          occasion: outfit.occasion,
          clothesIds: wornIds(outfit),
          weatherId: day?.weatherId ?? null,
          revision: 0,
        },
      })
      void renewWears((wears, { from, to }) =>
        wear.date >= from && wear.date <= to ? [...wears.filter(({ id }) => id !== wear.id), wear] : wears,
      )
    },
    `옷차림 ${outfits.length}개를 계획에 넣었어요.`,
  )
}
