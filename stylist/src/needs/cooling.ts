import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Modifier } from '../reading/lexicon/types.ts'
import { feelingOf, isLongSleeve, isOuter } from './feeling.ts'
import type { Need } from './need.ts'

/** °C of the day's high from which places indoors are air-conditioned. */
const cooledFrom = 26
/** °C of a rainy day's high from which people who feel the cold, and come in damp, find such places cold. */
const cooledInRain = 24
/** °C of the day's high from which people who feel the heat carry nothing thicker than long sleeves (`thin`). */
const sweltering = 30
/** Most clo of a piece that people put on where it is air-conditioned. */
const thickest = 0.4
/** Most clo of a long-sleeved top or dress in which people can sit where it is air-conditioned. */
const thin = 0.3

/** Most clo of a cardigan for people who feel the cold. */
const thickCardigan = 0.5

/** Whether air blows through a piece. */
const isNetted = (f: Facts) => has(f, 'sheer') || f.says.has('sheer') || f.says.has('mesh')

/** Most clo of a woven jacket that folds into a bag. */
const folded = 0.25

/**
 * `from`: °C of the day's high from which nobody takes a jacket of more than `clo` along for air-conditioned places.
 */
const blazing = { from: 33, clo: 0.3 } as const
/** °C of the day's high from which nobody takes a shell or a sports jacket along for air-conditioned places. */
const shellTo = 28

/** °C of the day's high from which nobody takes clothes of these thick cloths along for air-conditioned places. */
const thickClothTo = 22
const thickCloth: readonly Modifier[] = ['corduroy', 'wool', 'tweed', 'fleeced', 'boa', 'flannel', 'winter']
const isThick = (f: Facts) =>
  !f.says.has('cool') &&
  !f.says.has('summer') &&
  !f.says.has('thin') &&
  (thickCloth.some((word) => f.says.has(word)) || f.kind === 'fleece')

/**
 * Returns how unsuitable (0–1) a piece is to sit in where it is air-conditioned; in summer, a waterproof, sports or
 * hiking jacket is the last choice.
 */
function stiff(f: Facts, { high, occasion }: Day): number {
  if (f.waterproof || has(f, 'sport', 'hiking')) return high >= shellTo ? 0.7 : 0.45
  if (high >= blazing.from && f.clo > blazing.clo && f.type === 'OUTER') return 0.45
  if (high >= thickClothTo && isThick(f)) return 0.45
  const isSoft = has(f, 'knitted', 'open') && !has(f, 'athleisure')
  if (high < cooledFrom || isSoft || f.kind === 'shirtJacket') return 0
  if (has(f, 'tailored')) return occasion === 'WORK' || occasion === 'FORMAL' ? 0 : 0.2
  return f.clo <= folded && !f.says.has('hiking') ? 0.2 : 0.45
}

function cooledNeeds(day: Day): readonly Need[] {
  const { plans, high, span } = day
  const strong = plans.has('COOL')
  const feeling = feelingOf(day)
  const isGym = day.purpose === 'SPORT GYM' && strong
  if (
    high < (strong ? 18 : day.rain.said ? cooledInRain : cooledFrom) ||
    span === 'home' ||
    (day.occasion === 'SPORT' && !isGym)
  )
    return []
  if (!strong && feeling !== 'cold') return []
  const needsLittle = high >= sweltering && feeling === 'hot'
  return [
    {
      id: 'cooledRooms',
      rank: needsLittle ? 'overheated' : strong && !isGym ? 'chilled' : 'carried',
      types: ['OUTER', 'TOP', 'DRESS'],
      lacks: (f) => {
        const isCardigan = f.type === 'TOP' && has(f, 'open') && has(f, 'knitted')
        if (!isOuter(f) && !isCardigan) {
          if (!isLongSleeve(f) || f.clo > thin) return 1
          return strong && !needsLittle ? 0.45 : 0.2
        }
        if (strong && isNetted(f)) return 0.7
        if (isGym) return f.clo <= thickest ? 0 : 0.45
        if (has(f, 'vest')) return 0.45
        if (needsLittle && (f.clo > thin || f.waterproof || has(f, 'athleisure', 'sport'))) return 1
        const most = needsLittle ? thin : feeling === 'cold' && has(f, 'knitted') ? thickCardigan : thickest
        return Math.max(stiff(f, day), f.clo <= most ? 0 : 0.45)
      },
    },
  ]
}

/** Returns the needs in strongly air-conditioned places: people who sit there cover legs and feet. */
const cooledLegsNeeds = ({ plans, occasion, span, shift }: Day): readonly Need[] =>
  !plans.has('COOL') || occasion === 'SPORT' || plans.has('WET') || span === 'home'
    ? []
    : [
        {
          id: 'cooledLegs',
          rank: 'carried',
          types: ['BOTTOM', 'DRESS', 'SHOES'],
          spoils: (f) => {
            if (f.type === 'SHOES')
              return has(f, 'slippers') || (shift <= -0.8 && occasion !== 'CASUAL' && has(f, 'bareFeet')) ? 0.45 : 0
            if (has(f, 'skirt')) return shift <= -0.8 && (has(f, 'shortLegs') || f.says.has('mini')) ? 0.45 : 0
            return has(f, 'shortLegs') && shift < 0.8 ? 0.45 : 0
          },
        },
      ]

/** Returns the needs in air-conditioned places: something to put on, and covered legs and feet. */
export const coolingNeeds = (day: Day): readonly Need[] => [...cooledNeeds(day), ...cooledLegsNeeds(day)]
