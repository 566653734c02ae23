import { daysAfter } from '@otday/common/seoul-time'
import { type Ask, type Asked, type Endpoints, forgets, read, write } from './asked.ts'
import type { Subject } from './asked-subject.ts'
import { seoul } from './seed-decade.ts'

const theStylist = (ask: Ask): Asked => ({ row: 'the stylist is told', ask })

const weathers = ({ weatherId }: Subject): Endpoints['weathers'] => ({
  list: read(({ calls }) => calls.weathers.list({ query: seoul })),
  location: read(({ calls }) => calls.weathers.location({ query: seoul })),
  places: read(({ calls }) => calls.weathers.places({ query: { nameLike: '중앙' } })),
  hours: read(({ calls }) => calls.weathers.hours({ params: { weatherId } })),
})

const recommendations = ({ weatherId }: Subject): Endpoints['recommendations'] => ({
  get: { row: 'the daily outfit', ask: ({ calls }) => calls.recommendations.get({ query: { weatherId } }) },
})

const comfort = ({ feedId }: Subject): Endpoints['comfort'] => ({
  get: read(({ calls }) => calls.comfort.get({})),
  tell: theStylist(({ calls }) => calls.comfort.tell({ body: { feedId, feeling: 'GOOD' } })),
  reset: forgets,
})

const stylist = ({ weatherId, pieces, piece, today, outfit }: Subject): Endpoints['stylist'] => {
  const aDay = { date: today, occasion: 'CASUAL' } as const
  return {
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
  }
}

const outfits = ({ outfit }: Subject): Endpoints['outfits'] => ({
  picture: {
    row: 'an outfit of 20 pieces drawn',
    ask: ({ calls }) =>
      calls.outfits.picture({
        query: { clothesIds: outfit.join(','), temperature: Math.floor(Math.random() * 60) - 20 },
      }),
  },
})

const styling = ({ weatherId, clothesIds, piece, outfit }: Subject): Endpoints['styling'] => {
  const worn = { weatherId, clothesIds: clothesIds.join(',') }
  return {
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
  }
}

/** Returns how the endpoints for outfits, weather, preferences and recommendations are called, or why they are not. */
export const endpointsOfStylist = (subject: Subject) => ({
  weathers: weathers(subject),
  recommendations: recommendations(subject),
  comfort: comfort(subject),
  stylist: stylist(subject),
  outfits: outfits(subject),
  styling: styling(subject),
})
