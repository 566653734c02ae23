import { isWarmScarf } from '../needs/frost.ts'
import { handsLack } from '../needs/hands.ts'
import { has } from '../reading/facts.ts'
import type { Day } from '../day/day.ts'
import { isWrongBag } from '../needs/bags.ts'
import { holdsNoUmbrella, turnsOneHanded } from '../needs/cover-in-wet.ts'
import { isHatForGame, isInSun } from '../needs/sun.ts'
import { playsInSnow } from '../needs/dressed.ts'
import { dressWishes } from './dress-wishes.ts'
import { sockWishes } from './sock-wishes.ts'
import type { PartialOutfit, Wish } from './wish.ts'

/** Share (0–1) of people who would take a bag, by purpose. */
const bagMissed: Readonly<Record<string, number>> = {
  'WORK SUIT': 0.52,
  'WORK NEAT': 0.52,
  'WORK FREE': 0.52,
  'WORK SITE': 0.39,
  SCHOOL: 0.55,
  CASUAL: 0.39,
  DATE: 0.36,
  'FORMAL WEDDING': 0.34,
  'FORMAL INTERVIEW': 0.52,
  'FORMAL FUNERAL': 0.33,
  'FORMAL EVENT': 0.36,
  'SPORT HIKING': 0.45,
  'SPORT RUNNING': 0,
  'SPORT GYM': 0.39,
  'SPORT BALL': 0.33,
  'SPORT GOLF': 0,
  'SPORT CYCLING': 0.2,
  TRAVEL: 0.55,
}

function bagWish({ day }: PartialOutfit): Wish {
  const hike = day.purpose === 'SPORT HIKING'
  return {
    type: 'BAG',
    missed: day.span === 'home' ? 0 : (bagMissed[day.purpose] ?? 0.5),
    fits: (f) => !has(f, 'utility', 'luggage', 'cycling') && !isWrongBag(f, day),
    minded: (f) => (hike && !has(f, 'hiking') ? 0.3 : day.plans.has('SPECIAL') && f.formality < 45 ? 0.9 : 0),
  }
}

const isSport = (day: Day) => day.occasion === 'SPORT'

/**
 * Clo by which an outfit is too thin from which thermals are worn under it although noon is mild: outdoors in sport, and
 * elsewhere; `to`: felt °C of the coldest hour up to which they are.
 */
const thermalsFor = { sport: { short: 0.1, to: 2 }, elsewhere: { short: 0.2, to: 4 } } as const

/** Whether people would rather be too warm in thermals at noon than as cold as in this outfit. */
function isTooThin({ day, shortOfClo }: PartialOutfit): boolean {
  if (day.purpose === 'SPORT GYM' || day.purpose === 'SPORT RUNNING') return false
  const { short, to } = thermalsFor[isSport(day) ? 'sport' : 'elsewhere']
  return day.cold <= to && shortOfClo > short
}

function warmWishes(partial: PartialOutfit): readonly Wish[] {
  const { day, shortOfClo, facts } = partial
  const wishes: Wish[] = []
  const scarf = day.high <= 8 && day.cold <= 3
  if (!isSport(day) && (scarf || (shortOfClo > 0.04 && day.cold < 7)))
    wishes.push({
      type: 'SCARF',
      missed: day.cold <= 0 ? 0.7 : 0.55,
      fits: isWarmScarf,
      minded: (f) =>
        facts.some((piece) => piece.type === 'TOP' && /turtle/i.test(piece.kind)) && f.clo > 0.07 ? 0.2 : 0,
    })
  if (isSport(day) && day.cold <= 0)
    wishes.push({ type: 'SCARF', missed: 0.55, fits: (f) => has(f, 'sport') || f.kind === 'neckWarmer' })
  const thin = facts.every((f) => f.type !== 'TOP' || f.clo < 0.42)
  const isTraining = day.purpose === 'SPORT GYM'
  const isCold = !isTraining && ((day.cold <= -11 && day.high <= -2 && thin) || (shortOfClo > 0.12 && day.cold <= -2))
  const tooThin = isTooThin(partial)
  if (isCold || tooThin)
    wishes.push({
      type: 'UNDERWEAR',
      missed: tooThin ? 0.8 : day.cold <= -12 ? 0.7 : 0.5,
      fits: (f) => has(f, 'thermal') && has(f, 'upper') && !has(f, 'lower'),
    })
  const out = !day.indoors
  if (day.cold <= (out ? -4 : -9)) wishes.push({ type: 'HAT', missed: 0.6, fits: (f) => has(f, 'warmHat') })
  if (day.cold <= -8) wishes.push({ type: 'ACCESSORY', missed: 0.6, fits: (f) => handsLack(f, day) < 0.7 })
  return wishes
}

function sunWish({ day }: PartialOutfit): readonly Wish[] {
  if (!isInSun(day)) return []
  return [
    {
      type: 'HAT',
      missed: 0.65,
      fits: (f) => (day.purpose === 'SPORT BALL' ? isHatForGame(f, day) : has(f, 'sunHat', 'cap', 'golfOnly')),
      minded: (f) => (has(f, 'golfOnly') && day.purpose !== 'SPORT GOLF' ? 0.8 : 0),
    },
  ]
}

const helmetWish = ({ day }: PartialOutfit): readonly Wish[] =>
  day.purpose === 'SPORT CYCLING' ? [{ type: 'HAT', missed: 0.9, fits: (f) => has(f, 'helmet') }] : []

/**
 * Whether no umbrella is needed on a mountain, where hands stay free: a hood or a waterproof outer garment keeps off
 * the rain, and snow needs neither.
 */
const isHoodedOnHill = ({ purpose, rain, ground }: Day, facts: PartialOutfit['facts']) =>
  purpose === 'SPORT HIKING' &&
  (rain.snow || ground.icy || facts.some((f) => f.type === 'OUTER' && (f.waterproof || has(f, 'hood'))))

/**
 * Whether a waterproof outer garment replaces the umbrella at work on a construction site, where both hands are needed.
 */
const isShelledOnSite = ({ purpose }: Day, facts: PartialOutfit['facts']) =>
  purpose === 'WORK SITE' && facts.some((f) => f.type === 'OUTER' && f.waterproof)

/** Whether a hooded waterproof coat replaces the umbrella in wind, where both hands are needed for a child or a load. */
const isShelledWithChild = ({ plans, wind }: Day, facts: PartialOutfit['facts']) =>
  (plans.has('KIDS') || plans.has('CARRY')) &&
  wind >= turnsOneHanded &&
  facts.some((f) => f.type === 'OUTER' && f.waterproof && has(f, 'hood'))

function umbrellaWishes({ day, facts }: PartialOutfit): readonly Wish[] {
  if (playsInSnow(day) || holdsNoUmbrella(day) || isHoodedOnHill(day, facts) || isShelledOnSite(day, facts)) return []
  if (isShelledWithChild(day, facts)) return []
  if (day.rain.umbrella) {
    const storm = day.wind >= 9 && facts.some((f) => f.type === 'OUTER' && f.waterproof)
    return storm
      ? []
      : [
          {
            type: 'ETC',
            missed: 0.95,
            needed: 0.2,
            fits: (f) => has(f, 'umbrella'),
            minded: (f) => (has(f, 'parasol') ? 0.02 : 0),
          },
        ]
  }
  if (day.sunny && day.heat >= 31 && !isSport(day))
    return [{ type: 'ETC', missed: 0.5, fits: (f) => has(f, 'parasol') }]
  return []
}

/** Returns the wishes for small pieces in the order in which they are chosen. */
export const wishesOf = (partial: PartialOutfit) => [
  ...sockWishes(partial),
  bagWish(partial),
  ...warmWishes(partial),
  ...helmetWish(partial),
  ...sunWish(partial),
  ...dressWishes(partial),
  ...umbrellaWishes(partial),
]
