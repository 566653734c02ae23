import { randomUUID } from 'node:crypto'
import { daysAfter } from '@otday/common/seoul-time'
import { type ClothesId, type NotificationId, usualBriefing, usualLaundryRules } from '@otday/contract'
import type { BlockingReady } from './blocking-process.ts'
import { seoul } from './seed-decade.ts'
import {
  byLink,
  except,
  type Endpoints,
  forgets,
  mails,
  ofAdministrators,
  ofDevices,
  read,
  write,
  type Asked,
  type Ask,
} from './asked.ts'
import { endpointsOfAccounts } from './asked-of-accounts.ts'
import { rowsFor } from './asked-rows.ts'

const dayLimit = 62

/** What becomes of every endpoint of the contract, for somebody with as much as one may have. */
export async function endpointsOf({ ids }: BlockingReady): Promise<Endpoints> {
  const { person, other, weatherId, clothesIds, pieces, lookId, tripId, wearId, feedId } = ids
  const [piece = '' as ClothesId] = clothesIds
  const rows = await rowsFor(ids)
  const {
    aPhoto,
    aStart,
    aHundred,
    aTrip,
    aLookbookEntry,
    aWear,
    theLaundry,
    aPost,
    photo,
    largePhoto,
    outfit,
    today,
  } = rows
  const worn = { weatherId, clothesIds: clothesIds.join(',') }
  const aFollow = write(async ({ calls }) => {
    const { id } = await calls.follows.create({ body: { followerId: person, followeeId: other } })
    await calls.follows.delete({ params: { followId: id } })
  })
  const theStylist = (ask: Ask): Asked => ({ row: 'the stylist is told', ask })
  const aDay = { date: today, occasion: 'CASUAL' } as const

  return {
    ...endpointsOfAccounts(person),
    attributes: {
      list: read(({ calls }) => calls.attributes.list({ query: {} })),
      create: ofAdministrators,
      update: ofAdministrators,
      delete: ofAdministrators,
      usage: ofAdministrators,
    },
    clothes: {
      list: {
        row: 'a search in the closet',
        ask: ({ calls }) => calls.clothes.list({ query: { ownerId: person, keywordLike: '셔츠', sortBy: 'lastWorn' } }),
      },
      appearance: read(({ calls }) => calls.clothes.appearance({ query: { type: 'TOP', name: '검정 셔츠' } })),
      create: {
        row: aPhoto.row,
        ask: async ({ calls }) => {
          const body = { ownerId: person, name: '사진 옷', type: 'TOP' } as const
          const { id: clothesId } = await calls.clothes.create({ body, image: photo })
          await calls.clothes.delete({ params: { clothesId } })
        },
      },
      update: write(({ calls, nth }) =>
        calls.clothes.update({
          params: { clothesId: pieces[nth] ?? piece },
          body: { name: `흰 셔츠 ${randomUUID()}`, type: 'TOP' },
        }),
      ),
      delete: aPhoto,
    },
    clothesDetails: { get: read(({ calls }) => calls.clothesDetails.get({ params: { clothesId: piece } })) },
    closetChanges: { start: aStart, setAttribute: aHundred, delete: aStart, undo: aHundred },
    drafts: {
      list: read(({ calls }) => calls.drafts.list({})),
      create: aPhoto,
      read: {
        row: 'a photo of 15 MB',
        ask: ({ calls }) => calls.drafts.read({ body: { fileName: 'IMG_1.JPG' }, image: largePhoto }),
      },
      update: aPhoto,
      confirm: aPhoto,
      discard: aPhoto,
      restore: aPhoto,
    },
    cuts: { ofPiece: aPhoto, cutPiece: aPhoto, ofDraft: aPhoto, cutDraft: aPhoto },
    linkImport: {
      extract: except('reads the page of another site on a thread (bench link-import)'),
      readName: read(({ calls }) => calls.linkImport.readName({ query: { name: '검정 셔츠' } })),
    },
    pictures: {
      urls: read(({ calls }) => {
        const unknown = Array.from({ length: 100 }, () => randomUUID())
        return calls.pictures.urls({ query: { ids: unknown.join(',') } })
      }),
    },
    weathers: {
      list: read(({ calls }) => calls.weathers.list({ query: seoul })),
      location: read(({ calls }) => calls.weathers.location({ query: seoul })),
      places: read(({ calls }) => calls.weathers.places({ query: { nameLike: '중앙' } })),
      hours: read(({ calls }) => calls.weathers.hours({ params: { weatherId } })),
    },
    recommendations: {
      get: { row: 'the daily outfit', ask: ({ calls }) => calls.recommendations.get({ query: { weatherId } }) },
    },
    comfort: {
      get: read(({ calls }) => calls.comfort.get({})),
      tell: theStylist(({ calls }) => calls.comfort.tell({ body: { feedId, feeling: 'GOOD' } })),
      reset: forgets,
    },
    stylist: {
      get: read(({ calls }) => calls.stylist.get({})),
      update: theStylist(({ calls }) => {
        const fixedOutfits = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, clothesIds: outfit }))
        return calls.stylist.update({ body: { workLook: 'NEAT', fixedOutfits } })
      }),
      day: read(({ calls }) => calls.stylist.day({ params: aDay })),
      describeDay: theStylist(({ calls }) =>
        calls.stylist.describeDay({ params: aDay, body: { note: '많이 걷고 밤 열한 시까지 있어요' } }),
      ),
      vote: theStylist(({ calls }) =>
        calls.stylist.vote({ body: { weatherId, clothesIds: outfit, occasion: 'CASUAL', liked: true } }),
      ),
      answer: theStylist(({ calls }) => calls.stylist.answer({ body: { kind: 'WORK_LOOK', value: 'NEAT' } })),
      learned: read(({ calls }) => calls.stylist.learned({})),
      forget: forgets,
      gaps: {
        row: 'gaps',
        ask: ({ calls }) => calls.stylist.gaps({ query: { on: daysAfter(today, Math.floor(Math.random() * 300)) } }),
      },
      read: read(({ calls }) => calls.stylist.read({ params: { clothesId: piece } })),
      correct: theStylist(({ calls, nth }) =>
        calls.stylist.correct({ params: { clothesId: pieces[nth] ?? piece }, body: { condition: 'FINE' } }),
      ),
    },
    outfits: {
      picture: {
        row: 'an outfit of 20 pieces drawn',
        ask: ({ calls }) =>
          calls.outfits.picture({
            query: { clothesIds: outfit.join(','), temperature: Math.floor(Math.random() * 60) - 20 },
          }),
      },
    },
    styling: {
      judge: { row: 'other outfits of a day', ask: ({ calls }) => calls.styling.judge({ query: worn }) },
      alternatives: {
        row: 'other outfits of a day',
        ask: ({ calls }) => calls.styling.alternatives({ query: { ...worn, slot: 'TOP' } }),
      },
      fill: {
        row: 'other outfits of a day',
        ask: ({ calls }) => calls.styling.fill({ query: { weatherId, clothesIds: piece } }),
      },
      basis: {
        row: 'other outfits of a day',
        ask: ({ calls }) => calls.styling.basis({ query: { weatherId, occasion: 'CASUAL' } }),
      },
      picks: read(({ calls }) => calls.styling.picks({ query: { weatherId } })),
      pick: write(({ calls }) => calls.styling.pick({ body: { weatherId, occasion: 'CASUAL', clothesIds: outfit } })),
    },
    wears: {
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
    },
    laundry: {
      get: { row: 'the laundry', ask: ({ calls }) => calls.laundry.get({}) },
      putAway: theLaundry,
      takeOut: theLaundry,
      postpone: write(({ calls }) => calls.laundry.postpone({ body: { clothesIds: outfit } })),
      setRules: write(({ calls }) => calls.laundry.setRules({ body: usualLaundryRules })),
    },
    looks: {
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
    },
    statistics: {
      get: { row: 'statistics', ask: ({ calls }) => calls.statistics.get({ query: { period: 'ALL' } }) },
      similar: { row: 'statistics', ask: ({ calls }) => calls.statistics.similar({ query: { weatherId } }) },
      record: { row: 'statistics', ask: ({ calls }) => calls.statistics.record({}) },
      purchase: read(({ calls }) => calls.statistics.purchase({ params: { clothesId: piece } })),
      setPurchase: write(({ calls }) =>
        calls.statistics.setPurchase({ params: { clothesId: piece }, body: { price: 10_000, purchasedOn: today } }),
      ),
    },
    briefings: {
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
    },
    trips: {
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
      pack: write(({ calls }) =>
        calls.trips.pack({ params: { tripId }, body: { clothesIds: outfit, isPacked: true } }),
      ),
      setExtras: write(({ calls }) => calls.trips.setExtras({ params: { tripId }, body: { clothesIds: outfit } })),
    },
    feeds: {
      list: read(({ calls }) => calls.feeds.list({ query: { keywordLike: '니트', authorIdEqual: person } })),
      create: aPost,
      get: read(({ calls }) => calls.feeds.get({ params: { feedId } })),
      update: aPost,
      delete: aPost,
    },
    followAlong: {
      get: {
        row: 'an outfit followed',
        ask: ({ calls }) => calls.followAlong.get({ params: { feedId }, query: { weatherId } }),
      },
    },
    likes: {
      create: write(({ calls }) => calls.likes.create({ params: { feedId } })),
      delete: write(({ calls }) => calls.likes.delete({ params: { feedId } })),
    },
    comments: {
      list: read(({ calls }) => calls.comments.list({ params: { feedId }, query: {} })),
      create: write(({ calls }) =>
        calls.comments.create({ params: { feedId }, body: { feedId, authorId: person, content: '예뻐요' } }),
      ),
    },
    follows: {
      create: aFollow,
      delete: aFollow,
      summary: read(({ calls }) => calls.follows.summary({ query: { userId: person } })),
      followings: read(({ calls }) => calls.follows.followings({ query: { followerId: person } })),
      followers: read(({ calls }) => calls.follows.followers({ query: { followeeId: person } })),
    },
    messages: { list: read(({ calls }) => calls.messages.list({ query: { userId: other } })) },
    conversations: {
      list: read(({ calls }) => calls.conversations.list({ query: {} })),
      read: write(({ calls }) => calls.conversations.read({ params: { partnerId: other } })),
    },
    notifications: {
      list: read(({ calls }) => calls.notifications.list({ query: {} })),
      delete: write(({ calls }) =>
        calls.notifications.delete({ params: { notificationId: randomUUID() as NotificationId } }),
      ),
    },
  }
}
