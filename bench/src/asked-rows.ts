import { randomUUID } from 'node:crypto'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import {
  type ClosetChangeId,
  clothesImageLimit,
  commonGarments,
  type DraftId,
  type LookId,
  outfitLimit,
  type TripId,
  type WearId,
} from '@otday/contract'
import { garmentPhoto } from '../../server/test/kit/garment-photos.ts'
import type { BlockingReady } from './blocking-process.ts'
import { seoul } from './seed-decade.ts'

import type { Asked, Caller } from './asked.ts'

const tripDays = 14

/** What takes several calls to ask for, and leaves nothing behind. */
export async function rowsFor({ pieces, person, weatherId, color }: BlockingReady['ids']) {
  const today = seoulDate(new Date())
  const outfit = pieces.slice(0, outfitLimit)
  const dates = Array.from({ length: tripDays }, (_, at) => daysAfter(today, 1 + at))
  const jpeg = Uint8Array.from(await garmentPhoto({ outline: 'shirt', color: '#1f2a48', size: 800 }))
  const photo = new Blob([jpeg])
  // Readers of pictures stop at the end of the picture.
  const largePhoto = new Blob([jpeg, new Uint8Array(clothesImageLimit - jpeg.length)])

  const newDraft = ({ calls }: Caller) =>
    calls.drafts.create({ body: { draftId: randomUUID() as DraftId, fileName: 'IMG_1.JPG' }, image: photo })
  const aPhoto: Asked = {
    row: 'a photo becomes a piece',
    ask: async (caller) => {
      const { calls } = caller
      const { id: draftId, cutOut } = await newDraft(caller)
      const described = { name: '남색 셔츠', type: 'TOP' } as const
      await calls.drafts.update({ params: { draftId }, body: { ...described, isCutOut: cutOut !== null } })
      const { mask } = await calls.cuts.ofDraft({ params: { draftId } })
      if (mask) await calls.cuts.cutDraft({ params: { draftId }, body: { mask } })
      await calls.drafts.discard({ params: { draftId } })
      await calls.drafts.restore({ params: { draftId } })
      const body = { ...described, isCutOut: true, acceptsDuplicate: true }
      const { id: clothesId } = await calls.drafts.confirm({ params: { draftId }, body })
      const { mask: cut } = await calls.cuts.ofPiece({ params: { clothesId } })
      await calls.cuts.cutPiece({ params: { clothesId }, body: { mask: cut } })
      await calls.clothes.delete({ params: { clothesId } })
    },
  }
  const aStart: Asked = {
    row: 'a closet begun with 24 pieces',
    ask: async ({ calls }) => {
      const garments = commonGarments.slice(0, 24).map(({ key, colors: [first] }) => ({ key, color: first }))
      const { clothes } = await calls.closetChanges.start({
        body: { changeId: randomUUID() as ClosetChangeId, garments },
      })
      await calls.closetChanges.delete({
        body: { changeId: randomUUID() as ClosetChangeId, clothesIds: clothes.map(({ id }) => id) },
      })
    },
  }
  const aHundred: Asked = {
    row: 'a hundred pieces changed at once',
    ask: async ({ calls, nth }) => {
      const chosen = { changeId: randomUUID() as ClosetChangeId, clothesIds: pieces.slice(nth * 100, nth * 100 + 100) }
      await calls.closetChanges.setAttribute({ body: { ...chosen, ...color } })
      await calls.closetChanges.undo({ body: chosen })
    },
  }
  const aTrip: Asked = {
    row: '14 days of 3 occasions packed',
    ask: async ({ calls }) => {
      const trip = { tripId: randomUUID() as TripId }
      const days = dates.map((date) => ({ date, occasions: ['TRAVEL' as const, 'CASUAL' as const, 'DATE' as const] }))
      const range = { startsOn: dates[0] ?? today, endsOn: dates.at(-1) ?? today }
      await calls.trips.save({ params: trip, body: { ...seoul, ...range, size: 'LIGHT', days, revision: 0 } })
      await calls.trips.delete({ params: trip, query: {} })
    },
  }
  const aLookbookEntry: Asked = {
    row: 'a look of 20 pieces saved',
    ask: async ({ calls }) => {
      const look = { lookId: randomUUID() as LookId }
      await calls.looks.save({ params: look, body: { name: '스무 벌', clothesIds: outfit, revision: 0 } })
      await calls.looks.delete({ params: look, query: {} })
    },
  }
  const aWear: Asked = {
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
  }
  const theLaundry: Asked = {
    row: '500 pieces put into the wash',
    ask: async ({ calls }) => {
      const washed = pieces.slice(0, 500)
      await calls.laundry.putAway({ body: { clothesIds: washed, place: 'WASH' } })
      await calls.laundry.takeOut({ body: { clothesIds: washed, isUndone: true } })
    },
  }
  const aPost: Asked = {
    row: 'an outfit of 20 pieces posted',
    ask: async ({ calls }) => {
      const { id } = await calls.feeds.create({
        body: { authorId: person, weatherId, clothesIds: outfit, content: '오늘 입은 스무 벌' },
      })
      await calls.feeds.update({ params: { feedId: id }, body: { content: '오늘 입은 스무 벌이에요' } })
      await calls.feeds.delete({ params: { feedId: id } })
    },
  }
  return { aPhoto, aStart, aHundred, aTrip, aLookbookEntry, aWear, theLaundry, aPost, photo, largePhoto, outfit, today }
}
