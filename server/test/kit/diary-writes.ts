import { type LookId, type TripId, usualLaundryRules, type WearId } from '@otday/contract'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import sharp from 'sharp'
import { newId } from '#platform/ids.ts'
import { garment } from './fixtures.ts'
import type { Call } from './session-end.ts'
import type { TestUser } from './test-app.ts'

const yesterday = () => daysAfter(seoulDate(new Date()), -1)

async function wearOf(who: TestUser) {
  const { id } = await garment(who, '셔츠')
  const params = { wearId: newId<WearId>() }
  const worn = { date: yesterday(), state: 'WORN', source: 'HAND' } as const
  return { params, save: () => who.wears.save({ params, body: { ...worn, clothesIds: [id], revision: 0 } }) }
}

async function photo(): Promise<Blob> {
  const picture = sharp({ create: { width: 300, height: 400, channels: 3, background: '#345' } })
  return new Blob([Uint8Array.from(await picture.jpeg().toBuffer())])
}

async function lookOf(who: TestUser) {
  const { id } = await garment(who, '셔츠')
  const params = { lookId: newId<LookId>() }
  return { params, save: () => who.looks.save({ params, body: { name: '기본', clothesIds: [id], revision: 0 } }) }
}

async function tripOf(who: TestUser) {
  const { id } = await garment(who, '셔츠')
  const params = { tripId: newId<TripId>() }
  const startsOn = daysAfter(seoulDate(new Date()), 30)
  const days = [{ date: startsOn, occasions: ['CASUAL' as const] }]
  const change = { latitude: 35.163, longitude: 129.163, startsOn, endsOn: startsOn, size: 'LIGHT', days } as const
  return { params, clothesIds: [id], save: () => who.trips.save({ params, body: { ...change, days, revision: 0 } }) }
}

export const diaryWrites: Record<string, (who: TestUser) => Promise<Call>> = {
  'wears.save': async (who) => (await wearOf(who)).save,
  'wears.delete': async (who) => {
    const { params, save } = await wearOf(who)
    await save()
    return () => who.wears.delete({ params, query: { revision: 1 } })
  },
  'wears.answer': async (who) => {
    const { params, save } = await wearOf(who)
    await save()
    return () => who.wears.answer({ params, body: { answer: 'GOOD' } })
  },
  'wears.savePhoto': async (who) => {
    const { params, save } = await wearOf(who)
    await save()
    const image = await photo()
    return () => who.wears.savePhoto({ params, body: {}, image })
  },
  'wears.deletePhoto': async (who) => {
    const { params, save } = await wearOf(who)
    await save()
    await who.wears.savePhoto({ params, body: {}, image: await photo() })
    return () => who.wears.deletePhoto({ params })
  },
  'laundry.putAway': async (who) => {
    const { id } = await garment(who, '셔츠')
    return () => who.laundry.putAway({ body: { clothesIds: [id], place: 'WASH' } })
  },
  'laundry.takeOut': async (who) => {
    const { id } = await garment(who, '셔츠')
    await who.laundry.putAway({ body: { clothesIds: [id], place: 'WASH' } })
    return () => who.laundry.takeOut({ body: { clothesIds: [id] } })
  },
  'laundry.postpone': async (who) => {
    const { save } = await wearOf(who)
    const { items } = await save()
    return () => who.laundry.postpone({ body: { clothesIds: items.map(({ clothesId }) => clothesId) } })
  },
  'laundry.setRules': async (who) => () => who.laundry.setRules({ body: usualLaundryRules }),
  'looks.save': async (who) => (await lookOf(who)).save,
  'looks.delete': async (who) => {
    const { params, save } = await lookOf(who)
    await save()
    return () => who.looks.delete({ params, query: { revision: 1 } })
  },
  'trips.save': async (who) => (await tripOf(who)).save,
  'trips.delete': async (who) => {
    const { params, save } = await tripOf(who)
    await save()
    return () => who.trips.delete({ params, query: { revision: 1 } })
  },
  'trips.repack': async (who) => {
    const { params, save } = await tripOf(who)
    await save()
    return () => who.trips.repack({ params, body: { revision: 1 } })
  },
  'trips.pack': async (who) => {
    const { params, clothesIds, save } = await tripOf(who)
    await save()
    return () => who.trips.pack({ params, body: { clothesIds, isPacked: true } })
  },
  'trips.setExtras': async (who) => {
    const { params, save } = await tripOf(who)
    await save()
    const { id } = await garment(who, '우산', 'ETC')
    return () => who.trips.setExtras({ params, body: { clothesIds: [id] } })
  },
  'purchases.set': async (who) => {
    const { id: clothesId } = await garment(who, '셔츠')
    return () => who.purchases.set({ params: { clothesId }, body: { price: 1000 } })
  },
}
