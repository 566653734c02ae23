import type { Day } from '../day/day.ts'
import type { Purpose } from '../day/plan.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Modifier } from '../reading/lexicon/types.ts'
import type { Need } from './need.ts'
import { isShort, sleevesIndoorsTo, tailored } from './suits.ts'

/** Words that mean that the owner keeps a piece for an event. */
const wordsFor: Partial<Record<Purpose, readonly Modifier[]>> = {
  'FORMAL WEDDING': ['wedding'],
  'FORMAL INTERVIEW': ['interview'],
  'FORMAL FUNERAL': ['funeral'],
  'FORMAL EVENT': ['formal', 'party'],
}
/** Whether a piece is for 경조사: both weddings and funerals. */
const isForAnyCeremony = ({ says }: Facts) => says.has('funeral') && (says.has('wedding') || says.has('formal'))
/** Whether a piece is kept for funerals only. */
export const isForMourning = (f: Facts) => f.says.has('funeral') && !isForAnyCeremony(f)
const isKeptFor = (f: Facts, words: readonly Modifier[]) =>
  words.some((word) => f.says.has(word)) || (words.includes('wedding') && isForAnyCeremony(f))

/** Whether the owner keeps a piece for the day's event, for which it is right, then, whatever its kind. */
export const isForEvent = (f: Facts, { purpose }: Day) => isKeptFor(f, wordsFor[purpose] ?? [])

const formalWords: readonly Modifier[] = ['formal', 'suit', 'wedding', 'interview']

/**
 * Share (0–1) by which a suit or other formal clothes fall short of clothes that their owner keeps for this kind of
 * event.
 */
const nearly = 0.2
/**
 * Share (0–1) by which clothes that are not formal fall short of clothes that their owner keeps for this kind of event.
 */
const anyOther = 0.45

/**
 * °C of the day's high from which linen is right for ceremonies; on cooler days it is not, as it is creased before they
 * begin.
 */
const linenAtCeremoniesFrom = 28
const isCreased = (f: Facts) => f.says.has('linen') || f.kind.startsWith('linen')

/** Whether trousers are of cooling cloth, which does not go with a suit jacket. */
const isOfCoolCloth = (f: Facts) => f.says.has('cool') || f.says.has('thin')

/**
 * °C of the day's high below which summer pieces (`summerFrom`), and above which winter pieces (`winterTo`), are wrong
 * for the event.
 */
const ofSeason = { summerFrom: 27, winterTo: 15 } as const
const isOfOtherSeason = (f: Facts, high: number) =>
  (f.says.has('summer') && high < ofSeason.summerFrom) || (f.says.has('winter') && high > ofSeason.winterTo)

/** Formality (0–100) from which a piece is accepted at any event. */
const formalEnough = 70

function keptLacks(f: Facts, words: readonly Modifier[], high: number): number {
  const isCoolDay = high <= sleevesIndoorsTo
  const isBare = f.type === 'DRESS' && isCoolDay && isShort(f)
  if (isKeptFor(f, words)) return isBare || isOfOtherSeason(f, high) ? nearly : 0
  if (f.type === 'BOTTOM' && isOfCoolCloth(f)) return anyOther
  if (isBare || isForMourning(f)) return anyOther
  return has(f, 'suit') || f.formality >= formalEnough || formalWords.some((word) => f.says.has(word))
    ? nearly
    : anyOther
}

/** Returns the needs at an event: people who keep clothes for it wear them rather than others. */
export function eventNeeds({ purpose, high }: Day): readonly Need[] {
  const words = wordsFor[purpose]
  if (!words) return []
  const lacks = (f: Facts) => (f.type === 'OUTER' && !tailored(f) ? anyOther : keptLacks(f, words, high))
  return [
    { id: 'keptTop', rank: 'carried', types: ['TOP', 'DRESS'], lacks, without: anyOther },
    { id: 'keptLegs', rank: 'carried', types: ['BOTTOM', 'DRESS'], lacks, without: anyOther },
    { id: 'keptJacket', rank: 'carried', types: ['OUTER'], lacks, without: anyOther },
    {
      id: 'creased',
      rank: 'carried',
      types: ['TOP', 'BOTTOM', 'DRESS', 'OUTER'],
      spoils: (f) => (high < linenAtCeremoniesFrom && isCreased(f) ? anyOther : 0),
    },
    { id: 'keptShoes', rank: 'carried', types: ['SHOES'], lacks, without: anyOther },
  ]
}

/**
 * Returns the need on days of work and at formal events other than funerals: pieces kept for funerals are worn just when
 * there are no others. At formal events this does not concern bottoms, such as black trousers.
 */
export const mourningSuitNeeds = ({ occasion, purpose }: Day): readonly Need[] =>
  (occasion !== 'WORK' && occasion !== 'FORMAL') || purpose === 'FORMAL FUNERAL'
    ? []
    : [
        {
          id: 'mourningSuit',
          rank: occasion === 'WORK' ? 'carried' : 'turnedAway',
          types: occasion === 'WORK' ? ['TOP', 'BOTTOM', 'DRESS', 'OUTER'] : ['TOP', 'DRESS', 'OUTER'],
          spoils: (f) => (isForMourning(f) ? anyOther : 0),
        },
      ]
