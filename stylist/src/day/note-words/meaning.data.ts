import type { DayPlan, FormalEvent, Occasion, Sport } from '@otday/contract'

/** Weights of the occasions of a line: the greatest prevails. */
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
  /** Is done by the other person alone if the clause is about one: 남편 출장, 친구 면접. */
  | 'own'
  /** Is done by the other person alone if that is a relative; with a friend or a boss, the writer takes part: 친구 약속. */
  | 'social'
  /** Is done by the other person alone if that is an adult relative; with a child, the writer takes part: 애 등원. */
  | 'chore'
  /** A place where people also work: 카페 알바. */
  | 'place'
  /** A place where one has to be by an hour: 11시까지 공항. */
  | 'reached'
  /** Has no kind of its own right after a word that has one: 요가 수업, 등산 모임. */
  | 'plain'
  /** Says what the writer does; the event right before it merely says for what: 엠티 장보기, 면접 학원. */
  | 'head'
  /** Begins in the course of a day, so that its hour is not that of leaving home. */
  | 'midday'
  /** Requires being there hours earlier, as for a plane. */
  | 'flown'
  | 'morning'
  | 'evening'
  /** Indicates that 애들 are friends, not children. */
  | 'grown'
  /** A stem: any ending may follow. */
  | 'stem'
  /** Matches only at the beginning of a word of the text. */
  | 'whole'
  /** A place to which one brings a child: 애 병원. */
  | 'forChildren'
  | 'indoors'
  /** May end a longer word whose beginning is unknown: 전어사러. */
  | 'tail'
  /** A home that one visits; shoes come off unless the day is spent outside. */
  | 'home'
  /** Children who come along whenever they are named. */
  | 'along'
  /** Too far for a day trip if the text says that the writer goes down or up there: 본가 내려감. */
  | 'far'
  | 'chill'
  /** Things to carry (`load`), and words for many or heavy ones (`heft`). */
  | 'load'
  | 'heft'
  /** The way of a child to school and back. */
  | 'way'
  /** Taking a child to the event named before it: 축구교실 라이드. */
  | 'ride'
  /** A round that is made on foot, unless the text mentions riding or running. */
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
  /** Cancels everything in its clause, or in the clause before. */
  | 'cancels'
  /** Cancels its clause, or the one before, only next to the denied word: 회식 안 감, not 회사 가는데 밥 못 먹음. */
  | 'denies'
  /** Cancels everything in its clause. */
  | 'lacks'
  /** Cancels the word before it: 여행 준비. */
  | 'cancelsWord'
  /** Cancels the word before it, and says that a person named before it is absent: 남편 대신. */
  | 'instead'
  /** Cancels the word after it: 취소된 회식. */
  | 'cancelsNext'
  /** Shopping for an event on another day: 결혼식이라 옷 사러. */
  | 'buys'
  | 'past'
  /** Returning from the activity named before it, which is over: 산책하고 왔다. */
  | 'done'
  | 'future'
  | 'today'
  /** A day of the week, which is a day other than today if 오늘 follows. */
  | 'someDay'
  /** Tiredness: a cause named before it was yesterday's: 회식해서 피곤. */
  | 'tired'
  /** Means that the sport named before it is only watched, at the stadium (`watchesThere`) or elsewhere (`watches`). */
  | 'watchesThere'
  | 'watches'
  /** Meeting or seeing off somebody where trips begin, which is no trip: 공항에 엄마 데리러. */
  | 'fetches'
  /** Ends the clause, and with it what the clause says of other people. */
  | 'goesOn'
  /** Going down to the country or up to the capital, which is a trip. */
  | 'goesFar'
  /** Means that the writer does what is named before it for others: 친구 이사 도와주기. */
  | 'helps'
  /** Means that only the word before it is another person's, not the next one: 친구가 추천한 전시. */
  | 'given'
  | 'because'
  | 'but'
  /** A part of the day, such as 저녁, which shows whether an hour near it is before or after noon. */
  | 'part'
  | 'person'
  /** Means nothing; it is known so that no shorter word is read from it. */
  | 'nothing'

/** Words are written without spaces inside and separated by spaces; hours are whole, 0–23. */
export type Meaning = {
  words: string
  occasion?: Occasion
  formal?: FormalEvent
  sport?: Sport
  /** Weight of the meaning; that of `usualWeights` when absent. */
  weight?: number
  /** The first plan is stated, the others follow from it. */
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

/** Plans in the order of the contract. */
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
