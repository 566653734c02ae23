import type { DayPlan, FormalEvent, Occasion, Sport } from '@otday/contract'

/** Which occasion of a line prevails: the greatest. */
export const weights = {
  faint: 10,
  errand: 20,
  company: 30,
  withKids: 32,
  outing: 34,
  halfDay: 36,
  gathering: 40,
  /** A trip on a day at work or school. */
  tripAfterDuty: 45,
  duty: 50,
  date: 55,
  trip: 57,
  sport: 58,
  camp: 60,
  firstDate: 70,
  event: 80,
  wedding: 90,
  interview: 95,
  funeral: 100,
} as const

export type Mark =
  /** What others do without the writer: 남편 출장, 친구 면접. */
  | 'own'
  /** The same, but with a friend or a boss it is done together: 친구 약속, 팀장님 미팅. */
  | 'social'
  /** The same, but of a child it is the writer's: 애 등원, not 남편이 등원. */
  | 'chore'
  /** Where people also work: 카페 알바. */
  | 'place'
  /** Where one has to be by an hour: 11시까지 공항. */
  | 'reached'
  /** Of no kind of its own right after a word that has one: 요가 수업, 등산 모임. */
  | 'plain'
  /** What the words right before it are for: 엠티 장보기, 면접 학원. */
  | 'head'
  /** Begins in the course of a day that began before: its hour is not that of leaving. */
  | 'midday'
  /** Asks to be there hours before. */
  | 'flown'
  | 'morning'
  | 'evening'
  /** Says that 애들 are friends. */
  | 'grown'
  /** Any ending may follow. */
  | 'stem'
  /** Only where a word of the text begins. */
  | 'whole'
  /** Where one brings a child: 애 병원. */
  | 'forChildren'
  | 'indoors'
  /** May end a longer word of which nothing else is known: 전어사러. */
  | 'tail'
  /** Where one visits; shoes come off unless the day is spent outside. */
  | 'home'
  /** Children that come along wherever they are named. */
  | 'along'
  /** Too far for a day without a trip, where one goes down or up to: 본가 내려감. */
  | 'far'
  | 'chill'
  /** Things to carry, and that they are many or heavy. */
  | 'load'
  | 'heft'
  /** The way of a child to school and back. */
  | 'way'
  /** Takes a child to what stands before it: 축구교실 라이드. */
  | 'ride'
  /** Walked, unless ridden or run. */
  | 'rounds'

export type Who =
  | 'family'
  | 'child'
  | 'perhapsChild'
  | 'offspring'
  | 'friend'
  | 'acquaintance'
  | 'lover'
  | 'boss'
  | 'absent'

export type Turn =
  /** Takes back what the clause says, or the one before. */
  | 'cancels'
  /** The same where it stands next to it: 회식 안 감, but not 회사 가는데 밥 못 먹음. */
  | 'denies'
  /** Takes back what the clause says. */
  | 'lacks'
  /** Takes back the word before: 여행 준비. */
  | 'cancelsWord'
  /** The same, and somebody before it is not there: 남편 대신. */
  | 'instead'
  /** Takes back the word behind: 취소된 회식. */
  | 'cancelsNext'
  /** Shopping for another day: 결혼식이라 옷 사러. */
  | 'buys'
  | 'past'
  /** Came back from what was said before it: 산책하고 왔다. */
  | 'done'
  | 'future'
  | 'today'
  /** A day of the week: another one if 오늘 follows. */
  | 'someDay'
  /** A cause before it was yesterday's: 회식해서 피곤. */
  | 'tired'
  /** Turns a sport before it into one that is watched, at the ground or elsewhere. */
  | 'watchesThere'
  | 'watches'
  /** Somebody is met or seen off where trips begin: 공항에 엄마 데리러. */
  | 'fetches'
  /** The clause ends, and with it what it says of others. */
  | 'goesOn'
  /** Goes down to the country or up to the capital: a trip. */
  | 'goesFar'
  /** Makes what others do before it the writer's: 친구 이사 도와주기. */
  | 'helps'
  /** Ends what somebody else did with the next word: 친구가 추천한 전시. */
  | 'given'
  | 'because'
  | 'but'
  /** A part of the day, which a bare hour near it belongs to. */
  | 'part'
  | 'person'
  /** Means nothing, so that no shorter word is read out of it. */
  | 'nothing'

/** Words are written without spaces inside and separated by spaces; hours are whole, 0–23. */
export type Meaning = {
  words: string
  occasion?: Occasion
  formal?: FormalEvent
  sport?: Sport
  /** Without one that of `usualWeights`. */
  weight?: number
  /** The first is said, the others follow from it. */
  plans?: readonly DayPlan[]
  leave?: number
  home?: number
  marks?: readonly Mark[]
  turn?: Turn
  who?: Who
}

export const usualWeights: Readonly<Record<Occasion, number>> = {
  WORK: weights.duty,
  SCHOOL: weights.duty,
  CASUAL: weights.errand,
  DATE: weights.gathering,
  FORMAL: weights.event,
  SPORT: weights.sport,
  TRAVEL: weights.trip,
}

/** As in the contract. */
export const plansInOrder: readonly DayPlan[] = [
  'LATE',
  'WALKING',
  'OUTDOORS',
  'GUESTS',
  'SPECIAL',
  'KIDS',
  'WET',
  'COOL',
  'CARRY',
  'CAR',
  'SHOES_OFF',
]
