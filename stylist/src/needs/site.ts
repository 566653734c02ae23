import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { isWorkGlove } from './hands.ts'
import type { Need } from './need.ts'
import { isForOtherWork } from './shoes-in-wet.ts'

/** Whether a piece is right for the rough work on a construction site, as worn-out pieces and work clothes are. */
export const isForRoughWork = ({ condition, says }: Facts, { purpose }: Day) =>
  purpose === 'WORK SITE' && (condition === 'lastResort' || says.has('workwear'))

/**
 * `to`: felt °C up to which all warm coats are right on a construction site; `clo`: least clo of a warm top under such
 * a coat.
 */
const warmOnSite = { to: 5, clo: 0.3 } as const

export const isWarmOnSite = (f: Facts, { purpose, cold }: Day) =>
  purpose === 'WORK SITE' &&
  cold <= warmOnSite.to &&
  ((f.type === 'OUTER' && !has(f, 'dressy', 'tailored')) || (f.type === 'TOP' && f.clo >= warmOnSite.clo))

/** mm of water from which the mud of a construction site requires boots. */
const muddy = 10
/** mm of water from which people who work in the wet wear boots. */
const wetGround = 3

/** Whether a piece is 안전장화, safety boots of rubber. */
const isSafetyBoot = (f: Facts) => f.kind === 'safetyShoes' && f.waterproof && f.says.has('rubber')

/**
 * Degree (0–1) to which work shoes of a kitchen or a hospital are unsafe on a construction site, as they have no steel
 * caps.
 */
const withoutCaps = 0.45

/**
 * Returns how unsafe (0–1) shoes are on a construction site. Steel toe caps matter more than dry feet, for which thick
 * socks are enough. People whose work is in the wet wear rubber boots even on dry ground.
 */
function unsafe(f: Facts, day: Day): number {
  const isWetWork = day.plans.has('WET')
  const isMuddy = day.ground.water >= (isWetWork ? wetGround : muddy)
  if (has(f, 'rainShoe') && !isForOtherWork(f, day)) {
    if (isWetWork) return isMuddy ? 0 : 0.2
    return isMuddy ? 0.7 : 1
  }
  if (!has(f, 'workwear') && !f.says.has('workwear')) return 1
  if (f.says.has('indoorWork')) return withoutCaps
  if (isSafetyBoot(f)) return isMuddy ? 0 : 0.2
  return isWetWork && isMuddy ? 0.2 : 0
}

/** °C of the day's high from which people wear cooling cloth for work outside. */
const coolFrom = 27
/** °C of the day's high from which the sun requires a hat. */
const sunFrom = 15
/** Felt °C up to which a warm hat is worn instead of a sun hat. */
const frosty = -5

/**
 * Whether a piece is a hat against the sun, which is right outdoors on a construction site, even if it is made for
 * something else.
 */
export const isSiteHat = (f: Facts, { purpose, plans }: Day) =>
  purpose === 'WORK SITE' && plans.has('OUTDOORS') && f.type === 'HAT' && has(f, 'sunHat', 'cap')

/** Returns the needs of work outside: gloves and a hat that are kept for it, and cooling cloth in the heat. */
function outsideNeeds({ plans, high, cold, sunny }: Day): readonly Need[] {
  if (!plans.has('OUTDOORS') && !plans.has('WET')) return []
  const needs: Need[] = [
    { id: 'siteGloves', rank: 'carried', types: ['ACCESSORY'], lacks: (f) => (isWorkGlove(f) ? 0 : 1) },
  ]
  if (plans.has('OUTDOORS') && sunny && high >= sunFrom && cold > frosty)
    needs.push({
      id: 'siteHat',
      rank: 'carried',
      types: ['HAT'],
      lacks: (f) => (has(f, 'helmet', 'sunHat') ? (f.says.has('workwear') ? 0 : 0.2) : has(f, 'cap') ? 0.2 : 1),
    })
  if (high >= coolFrom)
    needs.push({
      id: 'coolWorkwear',
      rank: 'carried',
      types: ['TOP', 'BOTTOM'],
      spoils: (f) => (f.says.has('cool') || f.says.has('summer') || has(f, 'shortSleeve') ? 0 : 0.45),
      amongOwn: true,
    })
  return needs
}

/** Whether a piece is a work jacket of the company, which is worn rather than the person's own coat. */
const isWorkCoat = (f: Facts) =>
  has(f, 'workwear') || (['workwear', 'issued', 'office'] as const).some((word) => f.says.has(word))

const siteCoatNeeds = ({ cold }: Day): readonly Need[] =>
  cold > warmOnSite.to
    ? []
    : [
        {
          id: 'companyCoat',
          rank: 'overheated',
          types: ['OUTER'],
          spoils: (f) => (isWorkCoat(f) ? 0 : 0.45),
          amongOwn: true,
        },
      ]

/** Felt °C up to which people who work outdoors wear lined safety shoes. */
const linedShoesTo = -5
const isLinedShoe = (f: Facts) =>
  has(f, 'warmShoe') || (['fleeced', 'warm', 'winter', 'boa', 'fur'] as const).some((word) => f.says.has(word))

const siteFrostNeeds = ({ cold, plans }: Day): readonly Need[] =>
  cold > linedShoesTo || !plans.has('OUTDOORS')
    ? []
    : [
        {
          id: 'linedShoes',
          rank: 'carried',
          types: ['SHOES'],
          spoils: (f) => (isLinedShoe(f) ? 0 : 0.45),
        },
      ]

/** Returns the needs of a work site: from head to foot the clothes that are kept for the work. */
export const siteNeeds = (day: Day): readonly Need[] =>
  day.purpose !== 'WORK SITE'
    ? []
    : [
        { id: 'safetyShoes', rank: 'safety', types: ['SHOES'], spoils: (f) => unsafe(f, day) },
        {
          id: 'safetyHelmet',
          rank: 'kit',
          types: ['HAT'],
          lacks: (f) => (has(f, 'helmet') && f.says.has('workwear') ? 0 : 1),
        },
        {
          id: 'siteSleeves',
          rank: 'chilled',
          types: ['TOP'],
          spoils: (f) => (day.cold <= warmOnSite.to && (has(f, 'shortSleeve') || f.says.has('short')) ? 0.45 : 0),
          amongOwn: true,
        },
        ...siteCoatNeeds(day),
        ...siteFrostNeeds(day),
        ...outsideNeeds(day),
      ]
