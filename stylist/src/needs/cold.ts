import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { type Feeling, feelingOf, isOuter, lowestOut } from './feeling.ts'
import { frostNeeds } from './frost.ts'
import { type Need, share } from './need.ts'
import { windNeeds } from './wind.ts'

/** °C up to which an outer garment is worn or carried, and up to which that or a warm long sleeve (design/needs.md 2). */
const outerTo: Readonly<Record<Feeling, number>> = { cold: 12, usual: 10, hot: 8 }
const layerTo: Readonly<Record<Feeling, number>> = { cold: 19, usual: 17.5, hot: 16 }
/** °C of the day's high from which sleeves are carried. */
const carriedFrom = 28
/** The colder on a tour. */
const layerOnTour = 21

/** °C above which fewer than a third miss it. */
const mild = 14

/** clo of a warm long sleeve below 14 °C, and above. */
const warmSleeve = { below: 14, cold: 0.26, mild: 0.19 } as const

const isLongSleeve = (f: Facts) =>
  (f.type === 'TOP' || (f.type === 'DRESS' && f.clo >= 0.3)) &&
  !has(f, 'shortSleeve', 'bareArms', 'strappy', 'vest', 'sheer') &&
  !f.says.has('short') &&
  !f.says.has('sevenTenths') &&
  !f.says.has('sleeveless')

/** clo of a coat by the coldest hour, air and felt, °C. */
function coatClo(cold: number): number {
  if (cold <= -10) return 0.65
  if (cold <= 3) return 0.44
  if (cold <= 6) return 0.38
  return cold <= 9 ? 0.28 : 0.2
}

function outerLacks(f: Facts, least: number): number {
  if (!isOuter(f)) return 1
  if (has(f, 'tailored') && least >= 0.28) return 0.3
  const short = share((least - f.clo) / 0.25)
  return has(f, 'vest') ? Math.max(0.45, short) : short
}

function putOnNeeds(day: Day): readonly Need[] {
  const { purpose, occasion, cold } = day
  if (purpose === 'SPORT RUNNING' || day.span === 'home') return []
  const low = lowestOut(day)
  const feeling = feelingOf(day)
  if (occasion === 'SPORT')
    return low > outerTo[feeling]
      ? []
      : [{ id: 'putOn', rank: 'kit', types: ['OUTER'], lacks: (f) => outerLacks(f, 0.2) }]
  if (low <= outerTo[feeling])
    return [{ id: 'putOn', rank: 'chilled', types: ['OUTER'], lacks: (f) => outerLacks(f, coatClo(cold)) }]
  const isTour = purpose === 'TRAVEL' && carriedFrom > day.high
  const to = isTour ? layerOnTour : layerTo[feeling]
  if (low > to) return []
  const sleeve = low < warmSleeve.below ? warmSleeve.cold : warmSleeve.mild
  return [
    {
      id: 'putOn',
      rank: low <= mild ? 'chilled' : 'minor',
      types: ['OUTER', 'TOP', 'DRESS'],
      lacks: (f) => {
        if (isOuter(f)) return has(f, 'vest') ? 0.45 : 0
        const clo = f.type === 'DRESS' ? 0.75 * f.clo : f.clo
        return isLongSleeve(f) ? share((sleeve - clo) / 0.12) : 1
      },
    },
  ]
}

/** Felt °C in the coldest hour up to which a coat wants something warm under it, and its clo. */
const warmUnder = { to: 3, clo: 0.3 } as const

/** A shirt alone is thin under any coat. */
function underCoatNeeds(day: Day): readonly Need[] {
  if (day.cold > warmUnder.to || day.occasion === 'SPORT' || day.span === 'home' || feelingOf(day) === 'hot') return []
  return [
    {
      id: 'underCoat',
      rank: 'carried',
      types: ['TOP', 'DRESS', 'UNDERWEAR', 'OUTER'],
      lacks: (f) => {
        if (f.type === 'OUTER') return has(f, 'tailored') || f.layer === 'mid' ? 0.2 : 1
        if (f.type === 'UNDERWEAR') return has(f, 'thermal') && has(f, 'upper') ? 0.45 : 1
        return share((warmUnder.clo - f.clo) / 0.12)
      },
    },
  ]
}

/** °C of the day's high from which rooms are cooled. */
const cooledFrom = 26
/** clo of sleeves that one can sit in. */
const thin = 0.3

function cooledNeeds(day: Day): readonly Need[] {
  const { plans, occasion, high } = day
  const strong = plans.has('COOL')
  const sits = occasion === 'WORK' || occasion === 'SCHOOL'
  if (!strong && !(feelingOf(day) === 'cold' && sits && high >= cooledFrom)) return []
  if (high < 18) return []
  return [
    {
      id: 'cooledRooms',
      rank: !strong ? 'minor' : feelingOf(day) === 'hot' ? 'overheated' : 'chilled',
      types: ['OUTER', 'TOP', 'DRESS'],
      lacks: (f) => {
        if (isOuter(f) && !has(f, 'vest')) return f.clo <= thin + 0.1 ? 0 : 0.45
        if (!isLongSleeve(f) || f.clo > thin) return 1
        return strong && feelingOf(day) === 'cold' ? 0.45 : 0
      },
    },
  ]
}

/** °C of the last hour out up to which who has played puts something on. */
const benchTo = 18

const benchNeeds = ({ purpose, out }: Day): readonly Need[] =>
  purpose !== 'SPORT BALL' || (out.at(-1)?.air ?? benchTo) >= benchTo
    ? []
    : [{ id: 'bench', rank: 'carried', types: ['OUTER'], lacks: (f) => (isOuter(f) ? 0 : 1) }]

/** Colder hours, cooled rooms, wind and frost. */
export const coldNeeds = (day: Day): readonly Need[] => [
  ...putOnNeeds(day),
  ...underCoatNeeds(day),
  ...cooledNeeds(day),
  ...benchNeeds(day),
  ...windNeeds(day),
  ...frostNeeds(day),
]
