import { dictatedShare } from './piece-harm.ts'
import { unsuitable } from './unsuitable.ts'
import type { Tables } from './tables.ts'
import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import { isClubShirt, isOnTheWay, keptNeeds, rankOfDress } from '../needs/kept-kit.ts'
import { type Need, share } from '../needs/need.ts'
import { isRaincoatOnTheWay, isTakenOff } from '../needs/dressed.ts'
import { heat } from '../needs/feeling.ts'
import { isDictated, isOffice } from '../needs/shoes-in-wet.ts'
import { dateNeeds } from '../needs/dates.ts'
import { isBagForRain } from '../needs/bags.ts'
import { eventNeeds, isForEvent, isForMourning, mourningSuitNeeds } from '../needs/events.ts'
import { isBootUnderSuit, isDarkBoot } from '../needs/slush.ts'
import { isJacketForNight } from '../needs/night.ts'
import { partyNeeds } from '../needs/party.ts'
import { isForWetWork } from '../needs/soil.ts'
import { isSiteHat, siteNeeds } from '../needs/site.ts'
import { isForTheWay } from '../needs/sport-way.ts'
import { isPaddedForSport, isWarmOnCourse } from '../needs/sport.ts'
import { isHatForGame } from '../needs/sun.ts'
import { suitNeeds } from '../needs/suits.ts'
import { isSoakedOnFoot, soaksLegs, wetsHands } from '../needs/rainfall.ts'
import { isForSnow, isForWater } from '../needs/wet-play.ts'

/**
 * Wearing a piece is a fault when more than the share `from` (0–1) of people would not wear it for the purpose; the
 * fault grows with the share and is complete at `from` + `over`.
 */
const fault = { from: 0.4, over: 0.5 } as const
/**
 * Wearing a piece where people wear what they like (in leisure, at school) is a fault only when more than this share
 * (0–1) of people would not wear it.
 */
const freeFrom = 0.5

const isFree = ({ purpose }: Day) => /^(?:CASUAL|SCHOOL|DATE|TRAVEL|WORK FREE)$/.test(purpose)

const seen = ['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES', 'BAG', 'HAT', 'SCARF'] as const

/** Types whose pieces are checked for suiting a sport: a scarf is left out, as an everyday one is right, too. */
const seenInSport = seen.filter((type) => type !== 'SCARF')

/** Needs of golfers: a cap, gloves and a bag. */
const golfKitNeeds = ({ purpose }: Day): readonly Need[] =>
  purpose === 'SPORT GOLF'
    ? [
        {
          id: 'golfCap',
          rank: 'season',
          types: ['HAT'],
          lacks: (f) => (has(f, 'golfOnly') ? 0 : has(f, 'cap', 'sunHat', 'warmHat') ? 0.2 : 1),
        },
        { id: 'golfGlove', rank: 'season', types: ['ACCESSORY'], lacks: (f) => (has(f, 'golfOnly') ? 0 : 1) },
      ]
    : []

/** Formality (0–100) below which a top is a tee or a sweatshirt. */
const casualTop = 30

/** Formality (0–100) below which a dress is too casual for a special day at a ceremony and for those who receive guests. */
const hostsDress = 55

/** Whether a piece looks chunky on a date or at a celebration, where cable knit is too everyday. */
const isChunky = (f: Facts, { occasion }: Day) =>
  (occasion === 'DATE' || occasion === 'FORMAL') && (has(f, 'bulky') || f.says.has('cable'))

/**
 * Returns how far (0–1) a piece is too plain for a special day. Sneakers are not too plain for a day on foot outdoors
 * or at school; in great heat, clean ones suit any dinner, as linen and cotton do.
 */
function plain(f: Facts, day: Day): number {
  const { plans, occasion } = day
  const comesOff = f.type === 'OUTER' && (occasion === 'SCHOOL' || (isShell(f, day) && !has(f, 'padded')))
  if (comesOff || isRaincoatOnTheWay(f, day)) return 0
  const isOnFoot = plans.has('WALKING') && plans.has('OUTDOORS')
  if (f.kind === 'longPadding') return 0.45
  if (has(f, 'hood', 'slippers', 'athleisure') || f.kind === 'shortPadding' || f.kind === 'rippedJeans') return 0.7
  if (f.type === 'TOP' && (f.formality < casualTop || isChunky(f, day))) return 0.45
  if (f.type === 'DRESS') return occasion === 'FORMAL' && f.formality < hostsDress ? 0.45 : 0
  if (f.type === 'SHOES') {
    if (occasion === 'DATE' && day.heat >= heat.from && has(f, 'sneaker') && f.formality >= 20) return 0
    if (isSmartInRain(f, day)) return 0
    if (f.formality < 20) return occasion === 'SCHOOL' ? 0.45 : 0.7
    return f.formality < 45 && !isOnFoot && occasion !== 'SCHOOL' ? 0.45 : 0
  }
  if (f.type === 'BOTTOM' && occasion === 'DATE' && has(f, 'shortLegs') && !has(f, 'skirt')) return 0.45
  return has(f, 'denim') ? 0.25 : 0
}

/** OKLCH lightness (0–1) above which a colored or a gray coat stands out among mourners. */
const pale = { colored: 0.5, grey: 0.66 } as const
/** Felt °C up to which a coat of any color is accepted among mourners. */
const anyCoatTo = -5
const isPaleAtMourning = ({ color }: Facts, { purpose, cold }: Day) =>
  purpose === 'FORMAL FUNERAL' &&
  cold > anyCoatTo &&
  color !== null &&
  (color.l > (color.c < 0.03 ? pale.grey : pale.colored) || color.c > 0.07)

/** OKLCH chroma from which a coat is colorful, so that mourners come in a plain padded coat rather. */
const colorful = 0.1
const isColorfulAtMourning = (f: Facts, day: Day) =>
  isPaleAtMourning(f, day) && f.color !== null && f.color.c >= colorful && !isBrownOrBlue(f.color.h)

/**
 * Returns the need for a dark coat among mourners, of those that are owned: one that is hung up is seen all the same
 * on the way in.
 */
const mourningCoatNeeds = (day: Day): readonly Need[] =>
  day.purpose !== 'FORMAL FUNERAL'
    ? []
    : [
        {
          id: 'mourningCoat',
          rank: 'chilled',
          types: ['OUTER'],
          spoils: ({ color }) =>
            color !== null && (color.l > (color.c < 0.03 ? pale.grey : pale.colored) || color.c > 0.07) ? 0.45 : 0,
          amongOwn: true,
        },
      ]

/** Returns the need for a dark scarf among mourners, of those that are owned. */
const mourningScarfNeeds = ({ purpose }: Day): readonly Need[] =>
  purpose !== 'FORMAL FUNERAL'
    ? []
    : [
        {
          id: 'mourningScarf',
          rank: 'season',
          types: ['SCARF'],
          spoils: ({ color }) => (color !== null && (color.c >= 0.03 || color.l > 0.5) ? 0.45 : 0),
          amongOwn: true,
        },
      ]

/** OKLCH hues of camel, brown and beige, and of blue, in which coats are quiet. */
const isBrownOrBlue = (h: number) => (h >= 40 && h <= 100) || (h >= 225 && h <= 285)

/**
 * Largest share (0–1) to which a piece counts as unsuitable for the purpose if it is taken off inside, as a coat is.
 */
const takenOff = 0.1

/** Whether a piece is a bag that suits the day's load: where there is much to carry, no bag is too rough. */
const isForLoad = (f: Facts, { plans, purpose }: Day) =>
  f.type === 'BAG' &&
  ((plans.has('CARRY') && has(f, 'roomy', 'travel', 'work', 'hiking')) ||
    (purpose === 'WORK SITE' && has(f, 'utility')))

/** Whether a piece suits great heat: rayon and linen do, wherever people are free in what they wear. */
const isRightInHeat = (f: Facts, day: Day) =>
  day.heat >= heat.great &&
  isFree(day) &&
  (f.type === 'TOP' || f.type === 'BOTTOM' || f.type === 'DRESS') &&
  (f.says.has('cool') || f.says.has('linen')) &&
  !has(f, 'home', 'homey', 'sleep', 'workwear', 'sport')

/** Whether a piece is a plain jacket (점퍼), as many people keep one at the office. */
const isOfficeJumper = (f: Facts, { purpose, plans, rain }: Day) =>
  purpose === 'WORK NEAT' &&
  !rain.said &&
  !plans.has('GUESTS') &&
  !plans.has('SPECIAL') &&
  (f.kind === 'blouson' || f.kind === 'cottonJacket') &&
  !f.says.has('old') &&
  !f.says.has('logo') &&
  !f.patterned

/** Whether a piece is right for meeting guests at work, where nobody is too well dressed then. */
const isForGuests = (f: Facts, { purpose, occasion, plans }: Day) =>
  purpose === 'WORK NEAT' &&
  occasion === 'WORK' &&
  plans.has('GUESTS') &&
  !isForMourning(f) &&
  (has(f, 'tailored', 'suit') || (f.type === 'SHOES' && f.formality >= 66 && !has(f, 'heel')))

/** Whether a piece is a white shirt, which is right for mourning under a black jacket, whatever else it is for. */
const isMourningShirt = ({ kind, color, patterned }: Facts, { purpose }: Day) =>
  purpose === 'FORMAL FUNERAL' && kind === 'shirt' && !patterned && color !== null && color.l > 0.9 && color.c < 0.05

/**
 * Whether a piece is a waterproof shell that the rain justifies, except at ceremonies. Less rain is enough where no
 * hand is free for an umbrella.
 */
const isShell = (f: Facts, day: Day) =>
  f.type === 'OUTER' && f.waterproof && day.occasion !== 'FORMAL' && day.rain.said && day.rain.total >= wetsHands(day)

/** Whether a piece is trousers that dry quickly, on a day when rain soaks all others. */
const isForRain = (f: Facts, day: Day) =>
  f.type === 'BOTTOM' && isSoakedOnFoot(day) && (has(f, 'hiking') || f.says.has('nylon'))

/**
 * Whether a piece is closed shoes of rubber or coated leather, or dark boots where no suit is asked for: they are right
 * for meeting guests in rain that spoils others.
 */
const isSmartInRain = (f: Facts, { plans, ground, occasion, purpose }: Day) =>
  f.type === 'SHOES' &&
  occasion === 'WORK' &&
  plans.has('GUESTS') &&
  ground.water >= soaksLegs &&
  ((f.waterproof && (f.formality >= smart || has(f, 'smartRain'))) || (purpose === 'WORK NEAT' && isDarkBoot(f)))

/** Least formality (0–100) of waterproof shoes for meeting guests; work and sports shoes have less. */
const smart = 40

/**
 * Whether weather, water, a load, guests, or the trip to and from the occasion make a piece right; it then has no
 * penalty for not suiting the purpose.
 */
const isRightAnyway = (f: Facts, day: Day) =>
  isOnTheWay(f, day) ||
  isClubShirt(f, day) ||
  isForSnow(f, day) ||
  isForWater(f, day) ||
  isForWetWork(f, day) ||
  isForRain(f, day) ||
  isSmartInRain(f, day) ||
  isForTheWay(f, day) ||
  isWarmOnCourse(f, day) ||
  isPaddedForSport(f, day) ||
  (day.swims && f.says.has('swim')) ||
  isForLoad(f, day) ||
  isMourningShirt(f, day) ||
  isSiteHat(f, day) ||
  isHatForGame(f, day) ||
  isJacketForNight(f, day) ||
  isOfficeJumper(f, day) ||
  isRightInHeat(f, day) ||
  isForGuests(f, day) ||
  isBootUnderSuit(f, day) ||
  isBagForRain(f, day) ||
  isForEvent(f, day)

/**
 * Returns how unsuitable (0–1) a piece is for the purpose; pieces that come off inside, or that the weather requires,
 * count less.
 */
function oddness(f: Facts, day: Day, tables: Tables): number {
  if (isRightAnyway(f, day)) return 0
  const odd = unsuitable(f, day.purpose, tables) * (isDictated(f, day) || isShell(f, day) ? dictatedShare : 1)
  const spoilt = share((odd - (isFree(day) ? freeFrom : fault.from)) / fault.over)
  if (!isTakenOff(f, day)) return spoilt
  return Math.min(isColorfulAtMourning(f, day) ? 0.45 : isPaleAtMourning(f, day) ? 0.2 : takenOff, spoilt)
}

const isFurred = ({ kind }: Facts) => kind === 'ugg' || kind === 'furShoes'

/** Returns how far (0–1) shoes look like the street at a ceremony or an office: fur boots do more than sneakers. */
function streetShare(f: Facts, { occasion, purpose }: Day): number {
  const isFormal = occasion === 'FORMAL'
  if (isFurred(f)) return isFormal ? 0.7 : 0.45
  return f.says.has('chunky') && (isFormal || purpose === 'WORK SUIT') ? 0.45 : 0
}

const streetShoeNeeds = (day: Day): readonly Need[] =>
  day.occasion === 'FORMAL' || isOffice(day)
    ? [{ id: 'streetShoes', rank: 'turnedAway', types: ['SHOES'], spoils: (f) => streetShare(f, day) }]
    : []

/** Returns the needs of special days and of days with guests. */
function specialNeeds(day: Day): readonly Need[] {
  const { plans, occasion } = day
  const isGuested = plans.has('GUESTS')
  if (plans.has('SPECIAL') || (isGuested && occasion !== 'WORK'))
    return [
      {
        id: 'special',
        rank: 'turnedAway',
        types: ['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES'],
        spoils: (f) => plain(f, day),
      },
    ]
  return isGuested ? [{ id: 'guests', rank: 'turnedAway', types: ['SHOES'], spoils: (f) => plain(f, day) }] : []
}

/** Returns the needs that follow from occasion, answers and guests; for sport, those of its kit. */
export const dressNeeds = (day: Day, tables: Tables): readonly Need[] => [
  {
    id: day.occasion === 'SPORT' ? 'kit' : 'dress',
    rank: rankOfDress(day),
    types: day.occasion === 'SPORT' ? seenInSport : seen,
    spoils: (f) => oddness(f, day, tables),
  },
  ...suitNeeds(day),
  ...keptNeeds(day),
  ...golfKitNeeds(day),
  ...siteNeeds(day),
  ...eventNeeds(day),
  ...mourningSuitNeeds(day),
  ...dateNeeds(day),
  ...streetShoeNeeds(day),
  ...mourningCoatNeeds(day),
  ...mourningScarfNeeds(day),
  ...(day.occasion === 'SPORT' || day.purpose === 'WORK SITE' ? [] : [...specialNeeds(day), ...partyNeeds(day)]),
]
