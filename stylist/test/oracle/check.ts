import type { Outfit } from '../../src/choosing/recommend.ts'
import { fittedTables } from '../../src/choosing/tables.ts'
import { unsuitable } from '../../src/choosing/unsuitable.ts'
import { wantedOf } from '../../src/choosing/warmth-harm.ts'
import type { Day } from '../../src/day/day.ts'
import type { Hour } from '../../src/day/weather.ts'
import type { Facts } from '../../src/reading/facts.ts'
import type { Claim, Sentence } from '../../src/explaining/claims.ts'
import { isBridal, isDark, isJacket, isWhite, owned, staysDry, upperClo } from './check-pieces.ts'
import { falseWords } from './false-words.ts'
import { speechName } from '../../src/explaining/speech-name.ts'

/** Clo by which the warmth may differ from the wanted one if a sentence calls it right. */
const rightWithin = 0.2

type Ground = { outfit: Outfit; day: Day; closet: readonly Facts[] }
type ClaimOf<K extends Claim['is']> = Claim & { is: K }
type Check<K extends Claim['is']> = (claim: ClaimOf<K>, ground: Ground) => boolean

const pieceOf = ({ outfit }: Ground, id: string) => outfit.items.find((f) => f.id === id)
const hourOf = ({ day }: Ground, hour: number) => day.out.find((one) => one.hour === hour)
const hoursOf = (ground: Ground, hours: readonly number[]) => hours.map((hour) => hourOf(ground, hour))
const isNear = (spoken: number, value: number) => Number.isInteger(spoken) && Math.abs(spoken - value) < 1

const wetness = {
  rain: ({ falling, amount }: Hour) =>
    falling === 'RAIN' || falling === 'SHOWER' || (falling === null && amount >= 0.1),
  snow: ({ falling }: Hour) => falling === 'SNOW' || falling === 'RAIN_SNOW',
}

/**
 * Returns the wanted clo at one hour: among others the least against its cold (`least`), and the most without outer
 * garments in its warmth (`mostInside`).
 */
function wantedAt(day: Day, { air, felt }: Hour) {
  const degrees = (air + felt) / 2 + day.shift
  return wantedOf({ ...day, cold: degrees, warm: degrees })
}

function isRight({ hours, without }: ClaimOf<'right'>, ground: Ground): boolean {
  const { day, outfit } = ground
  const left = upperClo(outfit.items.filter(({ id }) => !without.includes(id)))
  const off = without.map((id) => pieceOf(ground, id))
  return hoursOf(ground, hours).every((hour) => {
    if (!hour || hour.falling !== null || hour.amount >= 0.1) return false
    if (hour.wind >= 9 || (hour.wind >= 5 && off.some((f) => f?.windproof))) return false
    const { least, mostInside } = wantedAt(day, hour)
    return left >= least - rightWithin && left <= Math.max(least, mostInside) + rightWithin
  })
}

const sizeFits = (clo: number, size: string, isDangerous: boolean) =>
  size === '조금'
    ? clo > 0.15 && clo < 0.35
    : size === '많이'
      ? clo >= 0.35 && (clo < 0.6 || !isDangerous)
      : clo >= 0.6 && isDangerous

const levels: Readonly<
  Record<ClaimOf<'level'>['of'], Readonly<Record<string, readonly [from: number, below: number]>>>
> = {
  heat: { 관심: [31, 33], 주의: [33, 35], 경고: [35, 38], 위험: [38, 99] },
  cold: { 주의: [12, 15], 경고: [15, 99] },
  snow: { 주의: [5, 20], 경고: [20, 9999] },
  downpour: { 주의: [30, 50], 경고: [50, 9999] },
}

function levelValue(of: ClaimOf<'level'>['of'], { day }: Ground): number {
  if (of === 'heat') return Math.max(...day.out.map(({ felt }) => felt))
  if (of === 'cold') return -Math.min(...day.out.map(({ air }) => air))
  const amounts = day.out
    .filter((hour) => (of === 'snow' ? hour.falling === 'SNOW' : wetness.rain(hour)))
    .map(({ amount }) => amount)
  return of === 'snow' ? amounts.reduce((sum, one) => sum + one, 0) : Math.max(0, ...amounts)
}

/**
 * Whether a piece helps in air-conditioned places, which the plan mentions, or which are likely if people sit indoors
 * on a hot day.
 */
const keepsFromCooling = (f: Facts, { indoors, heat, plans }: Day) =>
  (f.type === 'OUTER' || f.marks.has('open')) && f.clo <= 0.4 && (plans.has('COOL') || (indoors && heat >= 26))

function keeps({ id, against, hours }: ClaimOf<'keeps'>, ground: Ground): boolean {
  const f = pieceOf(ground, id)
  const at = hoursOf(ground, hours)
  if (!f || at.includes(undefined)) return false
  const all = (test: (hour: Hour) => boolean) => at.every((hour) => hour && test(hour))
  if (against === 'rain') return (f.waterproof || f.marks.has('umbrella')) && all(wetness.rain)
  if (against === 'wind') return f.windproof && all(({ wind }) => wind >= 5)
  if (against === 'slipping') return f.marks.has('grips') && all(wetness.snow)
  if (against === 'sun')
    return (f.marks.has('sunHat') || f.marks.has('parasol')) && ground.day.sunny && all((hour) => !wetness.rain(hour))
  if (against === 'cooling') return keepsFromCooling(f, ground.day)
  const warm = f.type === 'OUTER' || ['warm', 'warmHat', 'warmHands', 'thermal'].some((mark) => f.marks.has(mark))
  return warm && all(({ air, felt }) => Math.min(air, felt) <= 10)
}

const garmentTypes = new Set<Facts['type']>(['TOP', 'BOTTOM', 'DRESS', 'OUTER'])
const mainTypes = new Set<Facts['type']>([...garmentTypes, 'SHOES', 'BAG'])
const garmentsIn = (pieces: readonly Facts[]) => pieces.filter(({ type }) => garmentTypes.has(type))

/**
 * `degreesOfClo`: difference in °C as which people feel one clo; `unfelt`: difference in clo that nobody feels
 * (common/felt-degrees.ts).
 */
const degreesOfClo = 15
const unfelt = 0.1

/**
 * Returns outer pieces that the day requires though they are not worn all the time: a suit's jacket, or what a hiker
 * packs.
 */
function carriedOf({ day, outfit }: Ground): readonly Facts[] {
  const outers = outfit.items.filter(({ type }) => type === 'OUTER')
  if (day.purpose === 'SPORT HIKING') return outers.length > 1 ? outers.filter(({ layer }) => layer === 'mid') : []
  return day.occasion === 'FORMAL' || day.purpose === 'WORK SUIT' ? outers.filter(isJacket) : []
}

/**
 * Checks a claim that people feel `by` °C too cold or too warm. They feel too cold if everything worn has less clo than
 * wanted. They feel too warm if everything worn has more clo than is wanted in the coldest hour, or if the clothes
 * without outer garments have more than is wanted in the warmest.
 */
function feels({ how, by }: ClaimOf<'feels'>, ground: Ground): boolean {
  const { day, outfit } = ground
  const { least, most, mostCold, mostInside } = wantedOf(day)
  const all = upperClo(outfit.items)
  const carried = upperClo(carriedOf(ground))
  const felt = all > most ? Math.max(most, all - carried) : all
  const over = Math.max(felt - Math.max(mostCold, least), upperClo(leftOn(ground)) - Math.max(mostInside, least))
  const clo = how === 'colder' ? least - all : over
  return clo > unfelt && Math.abs(clo * degreesOfClo - by) < 0.5
}

/** Returns the main pieces that were in the previous outfit already. */
const staying = ({ items, changed }: Outfit) =>
  items.filter(({ id, type }) => mainTypes.has(type) && !changed.some(({ to }) => to.id === id)).map(({ id }) => id)

const leftOn = ({ outfit }: Pick<Ground, 'outfit'>) =>
  outfit.items.filter(({ type }) => type !== 'OUTER' && type !== 'SCARF')

/** Share (0–1) of people who would not wear a piece, from which it is odd for an occasion. */
const oddFrom = 0.75
const isOdd = (f: Facts | undefined, { day }: Ground) =>
  f !== undefined && unsuitable(f, day.purpose, fittedTables()) >= oddFrom

const checks: { [K in Claim['is']]: Check<K> } = {
  air: ({ hour, degrees }, ground) => isNear(degrees, hourOf(ground, hour)?.air ?? Number.NaN),
  felt: ({ hour, degrees }, ground) => isNear(degrees, hourOf(ground, hour)?.felt ?? Number.NaN),
  about: ({ degrees }, { day }) => day.out.every(({ air }) => Math.abs(air - degrees) <= 3),
  dayLow: ({ degrees }, { day }) => isNear(degrees, Math.min(...day.out.map(({ air }) => air))),
  falls: ({ what, hours, throughout }, { day }) => {
    const wet = day.out.filter(wetness[what]).map(({ hour }) => hour)
    return wet.length > 0 && wet.join() === hours.join() && (!throughout || wet.length === day.out.length)
  },
  chance: ({ percent, hours }, ground) => {
    const most = Math.max(...ground.day.out.map(({ probability }) => probability))
    return isNear(percent, most) && hoursOf(ground, hours).every((hour) => hour && hour.probability >= 40)
  },
  hourly: ({ mm, hour }, ground) => mm >= 30 && Math.floor(hourOf(ground, hour)?.amount ?? 0) === mm,
  pours: ({ mm }, { day }) => {
    const total = day.out.filter(wetness.rain).reduce((sum, { amount }) => sum + amount, 0)
    return mm >= 30 && Math.floor(total) === mm
  },
  windy: ({ hours }, { day }) =>
    day.out
      .filter(({ wind }) => wind >= 9)
      .map(({ hour }) => hour)
      .join() === hours.join() && hours.length > 0,
  hot: ({ hours }, ground) => hours.length > 0 && hoursOf(ground, hours).every((hour) => hour && hour.felt >= 31),
  level: ({ of, level }, ground) => {
    const [from, below] = levels[of][level] ?? [Number.NaN, Number.NaN]
    const value = levelValue(of, ground)
    return value >= from && value < below
  },
  sunny: (_, { day }) => day.sunny,
  longSleeves: ({ id }, ground) => {
    const top = pieceOf(ground, id)
    return top?.type === 'TOP' && !top.marks.has('shortSleeve') && !top.marks.has('bareArms')
  },
  notWorn: ({ mark }, { outfit }) => !outfit.items.some(({ marks }) => marks.has(mark)),
  worn: ({ id }, ground) => pieceOf(ground, id) !== undefined,
  keeps,
  pale: ({ id }, ground) => {
    const piece = pieceOf(ground, id)
    return !!piece?.color && !isDark(piece)
  },
  waterproof: ({ id }, ground) => pieceOf(ground, id)?.waterproof === true,
  light: ({ id }, ground) => (pieceOf(ground, id)?.clo ?? 1) <= 0.2,
  enough: (_, { outfit, day }) => upperClo(outfit.items) >= wantedOf(day).least - rightWithin,
  right: isRight,
  short: ({ clo, size }, { outfit, day }) => {
    const short = wantedOf(day).least - upperClo(outfit.items)
    return Math.abs(short - clo) < 0.05 && sizeFits(short, size, Math.min(...day.out.map(({ air }) => air)) <= 0)
  },
  over: ({ clo, size }, ground) => {
    const { least, mostInside } = wantedOf(ground.day)
    const over = upperClo(leftOn(ground)) - Math.max(least, mostInside)
    return Math.abs(over - clo) < 0.05 && sizeFits(over, size, ground.day.heat >= 33)
  },
  unworn: ({ id, days }, { outfit }) => days >= 7 && Math.floor(outfit.wornDaysAgo[id] ?? 0) === days,
  feels,
  changed: ({ from, to }, ground) =>
    !pieceOf(ground, from) && ground.outfit.changed.some((change) => change.from === from && change.to.id === to),
  new: ({ id }, { outfit }) => outfit.changed.some(({ to }) => to.id === id),
  dropped: ({ types }, { outfit }) =>
    types.every((type) => outfit.dropped.includes(type) && !outfit.items.some((f) => f.type === type)),
  stays: ({ ids }, { outfit }) =>
    outfit.changed.length + outfit.dropped.length > 0 && staying(outfit).toSorted().join() === ids.toSorted().join(),
  widened: (_, { outfit }) => outfit.widened,
  exhausted: (_, { outfit }) => outfit.exhausted,
  unknownDay: (_, { day }) => !day.known,
  goesOn: ({ until }, { day }) => {
    const home = day.out.at(-1)?.hour ?? 0
    const after = day.all.filter(({ hour }) => hour >= home && hour <= until)
    return until > home && after.length > 1 && after.every((hour) => wetness.rain(hour) || wetness.snow(hour))
  },
  dryShoes: ({ id }, ground) => ground.outfit.items.some((f) => f.id === id && staysDry(f)),
  keptFor: ({ what, id }, ground) => pieceOf(ground, id)?.says.has(what === 'rain' ? 'forRain' : 'forSnow') === true,
  wetShoes: ({ id }, ground) => {
    const shoes = pieceOf(ground, id)
    return shoes?.type === 'SHOES' && !staysDry(shoes)
  },
  leftHome: ({ id, name }, ground) =>
    !pieceOf(ground, id) && ground.closet.some((f) => f.id === id && speechName(f) === name),
  owned: ({ id, name }, ground) =>
    !pieceOf(ground, id) && ground.closet.some((f) => f.id === id && f.condition === 'fine' && speechName(f) === name),
  breezy: ({ hours }, ground) => hours.length > 0 && hoursOf(ground, hours).every((hour) => hour && hour.wind >= 6),
  noOuter: (_, { outfit }) => !outfit.items.some(({ type }) => type === 'OUTER'),
  darkInside: (_, { outfit }) =>
    garmentsIn(outfit.items)
      .filter((f) => f.type !== 'OUTER' || isJacket(f))
      .every((f) => isDark(f) || (f.type === 'TOP' && isWhite(f))),
  notOwned: (claim, { closet }) =>
    closet.length > 0 && !closet.some((f) => owned[claim.what](f, claim.what === 'dark' ? claim.type : null)),
  allDark: (_, { outfit }) => garmentsIn(outfit.items).every((f) => isDark(f) || (f.type === 'TOP' && isWhite(f))),
  notBridal: (_, { outfit }) =>
    !garmentsIn(outfit.items).some(isBridal) && garmentsIn(outfit.items).every(({ color }) => color !== null),
  lacks: ({ type }, { outfit }) => outfit.missing.includes(type) && !outfit.items.some((f) => f.type === type),
  odd: ({ id }, ground) => isOdd(pieceOf(ground, id), ground),
  noBetter: ({ type, isAway }, ground) => {
    const better = ground.closet.filter((f) => f.slot === type && f.condition === 'fine' && !isOdd(f, ground))
    return better.every(({ keptAt }) => keptAt === 'away') && better.length > 0 === isAway
  },
  noKit: ({ type, marks, isOwned }, { outfit, closet }) => {
    const isHelmet = (f: Facts) => type === 'HAT' && f.type === 'ETC' && f.says.has('cycling')
    const serves = (f: Facts) => isHelmet(f) || (f.slot === type && marks.some((mark) => f.marks.has(mark)))
    return !outfit.items.some(serves) && closet.some(serves) === isOwned
  },
}

const holds = (claim: Claim, ground: Ground) => (checks[claim.is] as Check<Claim['is']>)(claim, ground)

/**
 * Returns what is untrue in a sentence: claims that hours and pieces contradict, and words that no claim supports.
 * Empty when all of it is true. It does not use the code that makes sentences.
 */
export function falseClaims(outfit: Outfit, day: Day, sentence: Sentence, closet: readonly Facts[]): readonly string[] {
  const ground = { outfit, day, closet }
  const untrue = sentence.claims
    .filter((claim) => !holds(claim, ground))
    .map((claim) => `false: ${JSON.stringify(claim)}`)
  return [...untrue, ...falseWords(outfit, day, sentence)]
}

/** Returns pieces that one sentence praises for an hour at which another takes them off. */
export function contradictions(sentences: readonly Sentence[]): readonly string[] {
  const claims = sentences.flatMap((sentence) => sentence.claims)
  const off = claims.filter((claim) => claim.is === 'right')
  return claims.flatMap((claim) =>
    claim.is === 'keeps' &&
    off.some(({ hours, without }) => without.includes(claim.id) && hours.some((hour) => claim.hours.includes(hour)))
      ? [`${claim.id} against ${claim.against} is taken off in the same hour`]
      : [],
  )
}
