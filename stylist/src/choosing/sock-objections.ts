import type { Day } from '../day/day.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Modifier } from '../reading/lexicon/types.ts'
import { booted, degrees, isDressed, isLow, isTall, leathern } from './shoes-for-socks.ts'
import type { PartialOutfit } from './wish.ts'

/**
 * °C of the day's high up to which socks are thick, up to which summer socks are wrong, and from which thick socks are
 * wrong.
 */
const seasons = { thickTo: 12, noSummerTo: 15, noThickFrom: 20 } as const
/** Felt °C of the coldest hour up to which socks are thick, however warm the noon is. */
const thickBelow = 3

/** Formality (0–100) of trousers under which dark socks are right in any shoe. */
const slacks = 50

/** Whether shoes are loafers in which no sock is seen, on a hot day on which people do not dress for others. */
const isForNoSocks = (shoes: Facts, { occasion, warm }: Day) =>
  (shoes.kind === 'loafers' || shoes.kind === 'boatShoes') &&
  warm > degrees.hot &&
  occasion !== 'FORMAL' &&
  (occasion !== 'WORK' || shoes.says.has('summer'))

function dressMinded({ shoes, facts, day }: PartialOutfit): number {
  if (shoes && leathern(shoes)) return isForNoSocks(shoes, day) ? 0.5 : 0
  if (facts.some((piece) => piece.marks.has('shortLegs'))) return 0.85
  if (day.occasion === 'SPORT') return 0.9
  if (booted(shoes)) return day.cold <= frosty ? 0.35 : 0.15
  if (isDressed(day) || shoes?.kind === 'comfortShoes') return 0.3
  return facts.some((piece) => piece.type === 'BOTTOM' && piece.formality >= slacks) ? 0.45 : 0.75
}

function hiddenMinded(f: Facts, { shoes, day }: PartialOutfit): number {
  if (f.says.has('flatSole') && shoes && !isLow(shoes)) return 0.8
  if (shoes && has(shoes, 'boot', 'hiking', 'sport')) return 0.6
  if (day.cold < 8) return 0.5
  if (day.warm > 22) return 0.08
  return leathern(shoes) ? 0.3 : 0.35
}

/** °C of the day's high up to which cushioned wool is worn in hiking boots. */
const woolInBootsTo = 22

/** Felt °C up to which wool is preferred to thin socks in boots of any kind, under whatever trousers. */
const frosty = -6

/** Felt °C up to which wool is preferred to cotton in boots. */
const woolFirstTo = 5

/** Whether socks are of thin wool for every day, such as merino, and not for hikers. */
const isThinWool = ({ kind, says, seasons }: Facts) =>
  kind === 'hikingSocks' && !says.has('hiking') && !says.has('thick') && seasons.length > 1 && says.has('wool')

function hikingMinded(f: Facts, { shoes, day }: PartialOutfit): number {
  if (day.purpose === 'SPORT HIKING') return 0.03
  if (isThinWool(f)) return 0.08
  if (shoes && has(shoes, 'hiking', 'workwear') && isTall(shoes)) return day.high <= woolInBootsTo ? 0.03 : 0.45
  if (booted(shoes) && day.cold <= frosty) return 0.08
  if (leathern(shoes) || day.warm > 14) return 0.85
  return day.cold <= woolFirstTo && shoes && isTall(shoes) ? 0.15 : 0.6
}

function lowMinded({ shoes, day }: PartialOutfit): number {
  if (leathern(shoes)) return 0.35
  return day.cold >= 4 ? 0.06 : day.shift < 0 ? 0.45 : 0.25
}

/** Words of names that mark terry socks as sport socks, which do not go with leather shoes. */
const sportWords: readonly Modifier[] = ['sport', 'badminton', 'tennis', 'running', 'golf', 'soccer', 'basketball']

/** Returns the objection (share of people, 0–1) to thick socks of wool or terry, which are for a cold day. */
function thickMinded(f: Facts, { shoes, day }: PartialOutfit): number {
  if (day.purpose === 'SPORT GYM') return 0.5
  if (leathern(shoes) && sportWords.some((word) => f.says.has(word))) return 0.6
  if (leathern(shoes) && isDressed(day)) return day.cold <= thickBelow ? 0.12 : 0.6
  if (day.cold <= thickBelow || day.high <= seasons.thickTo) return 0.03
  if (day.high >= seasons.noThickFrom) return 0.8
  return day.high <= seasons.noSummerTo || (day.shift < 0 && day.cold < degrees.cool) ? 0.3 : 0.6
}

/**
 * Shares (0–1) of people who mind low socks and socks hidden in the shoe, because these bare the legs between shoes and
 * trousers.
 */
const tooShortFor: Readonly<Partial<Record<Day['purpose'], { low: number; hidden: number }>>> = {
  'FORMAL FUNERAL': { low: 0.7, hidden: 0.95 },
  'FORMAL INTERVIEW': { low: 0.7, hidden: 0.85 },
  'WORK SUIT': { low: 0.6, hidden: 0.7 },
}

/** Returns the objection (0–1) to socks that end below the shoe, or at a height wrong for the purpose. */
function heightMinded(f: Facts, { shoes, day }: PartialOutfit): number {
  const tooShort = tooShortFor[day.purpose]
  const chafes = shoes !== null && isTall(shoes)
  if (has(f, 'hidden')) return Math.max(tooShort?.hidden ?? 0, chafes ? 0.92 : 0)
  return has(f, 'lowCut') ? Math.max(tooShort?.low ?? 0, chafes ? 0.65 : 0) : 0
}

const isThickWool = (f: Facts) => f.says.has('wool') && !isThinWool(f)

function seasonMinded(f: Facts, { high, purpose }: Day): number {
  const isForSummer = f.says.has('linen') || f.says.has('summer') || f.says.has('cool')
  if (isForSummer && high <= seasons.noSummerTo) return 0.6
  return high >= seasons.noThickFrom && purpose !== 'SPORT HIKING' && (f.says.has('thick') || isThickWool(f)) ? 0.45 : 0
}

const isChunky = (shoes: Facts | null) => shoes !== null && shoes.says.has('chunky')

function golfMinded(f: Facts, { shoes, day }: PartialOutfit): number {
  if (day.purpose === 'SPORT GOLF') return 0
  return (leathern(shoes) || booted(shoes)) && !f.says.has('thick') ? 0.8 : 0.5
}

/** Whether a name ties sport socks to a ride or a court, where others of them are worn every day. */
const isForOneSport = ({ says }: Facts) => says.has('cycling') || says.has('badminton') || says.has('tennis')

/** OKLCH lightness (0–1) up to which socks are dark. */
const dark = 0.4
const isDark = ({ color }: Facts) => color !== null && color.l <= dark

/** Whether dark socks would cut off bare legs above shoes that are not dark. */
const isDarkUnderShorts = (f: Facts, { shoes, facts }: PartialOutfit) =>
  isDark(f) &&
  shoes !== null &&
  !isDark(shoes) &&
  facts.some((piece) => has(piece, 'shortLegs') && !has(piece, 'skirt'))

/** Returns the objection (0–1) to a kind of socks: dress socks suit leather shoes, sport socks sneakers. */
function kindMinded(f: Facts, partial: PartialOutfit): number {
  const { shoes, day } = partial
  const leather = leathern(shoes)
  if (day.purpose === 'FORMAL FUNERAL' && f.says.has('funeral')) return 0
  if (has(f, 'stocking')) return day.purpose === 'FORMAL FUNERAL' ? (f.kind === 'stockings' ? 0.9 : 0.1) : 0.35
  if (has(f, 'sleep', 'ballOnly') && day.purpose !== 'SPORT BALL') return 0.95
  if (has(f, 'dress')) return dressMinded(partial)
  if (has(f, 'hidden')) return hiddenMinded(f, partial)
  if (has(f, 'warm')) return thickMinded(f, partial)
  if (has(f, 'hiking')) return hikingMinded(f, partial)
  if (has(f, 'sport') && day.occasion !== 'SPORT' && isForOneSport(f)) return 0.5
  if (has(f, 'sport')) return day.occasion === 'SPORT' ? 0 : !leather ? 0.12 : isChunky(shoes) ? 0.2 : 0.6
  if (has(f, 'golf')) return golfMinded(f, partial)
  if (has(f, 'long', 'loud')) return leather || day.occasion === 'WORK' || day.occasion === 'FORMAL' ? 0.6 : 0.25
  if (has(f, 'lowCut')) return lowMinded(partial)
  if (day.occasion === 'SPORT') return 0.3
  if (shoes && leather && isForNoSocks(shoes, day)) return 0.4
  if (isDarkUnderShorts(f, partial)) return 0.3
  if (leather && f.color && f.color.l > 0.75) return 0.4
  if (shoes && isTall(shoes) && day.cold <= woolFirstTo) return has(shoes, 'hiking') ? 0.45 : 0.25
  return day.high <= seasons.thickTo ? 0.1 : 0.06
}

/** Returns the objection (0–1) to socks by their kind, height and season. */
export const sockMinded = (f: Facts, partial: PartialOutfit) =>
  Math.max(kindMinded(f, partial), heightMinded(f, partial), seasonMinded(f, partial.day))

/**
 * Returns the objection (0–1) to stockings: lined ones are for less than 6 °C, thin ones for 5 °C and more, and black
 * ones are wrong above 14 °C.
 */
export function stockingsMinded(f: Facts, day: Day): number {
  if (day.purpose === 'FORMAL FUNERAL' && day.cold >= 5) return f.kind === 'stockings' ? 0.4 : has(f, 'warm') ? 0.2 : 0
  if (has(f, 'warm')) return day.cold < 6 ? 0 : 0.5
  if (day.cold < 5) return 0.6
  return f.kind === 'blackStockings' && day.cold > 14 ? 0.35 : 0
}
