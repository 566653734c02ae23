import type { Day } from '../day/day.ts'
import { feelingOf } from '../needs/feeling.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Modifier } from '../reading/lexicon/types.ts'
import type { PartialOutfit, Wish } from './wish.ts'

const bareLegs = ({ facts }: PartialOutfit) =>
  facts.some((f) => f.marks.has('skirt')) && !facts.some((f) => f.type === 'BOTTOM' && !f.marks.has('skirt'))

/** Whether a skirt reaches the ankle and so hides where stockings end. */
const hidesKnees = ({ facts }: PartialOutfit) => facts.some((f) => f.marks.has('skirt') && f.says.has('maxi'))
const showsKnees = ({ facts }: PartialOutfit) =>
  facts.some((f) => f.marks.has('skirt') && (f.marks.has('shortLegs') || f.says.has('mini')))

const leathern = (shoes: Facts | null) => shoes !== null && has(shoes, 'leatherShoe')
const booted = (shoes: Facts | null) => shoes !== null && has(shoes, 'boot')

/** Whether shoes are cut so low that every sock shows. */
const isLow = (shoes: Facts) => (has(shoes, 'heel', 'lowHeel', 'flat') && !booted(shoes)) || shoes.kind === 'mules'

/** Whether shoes have a shaft that chafes what a short sock leaves bare. */
const isTall = (shoes: Facts) =>
  has(shoes, 'boot', 'rainShoe', 'warmShoe', 'workwear') || (has(shoes, 'hiking') && !has(shoes, 'sneaker'))

/** Whether people dress for others on this day. */
const isDressed = ({ purpose, plans }: Day) =>
  /^(?:FORMAL|WORK SUIT|WORK NEAT)/.test(purpose) || plans.has('SPECIAL') || plans.has('GUESTS')

/** Limits in felt °C for bare feet in low shoes. */
const degrees = {
  /** Felt °C up to which people cover the whole foot, the instep included. */
  freezing: 9,
  /** Felt °C below which feet in low shoes get cold by the evening. */
  cool: 15,
  /** Felt °C above which bare feet in shoes are nothing unusual. */
  hot: 27,
} as const

/**
 * °C of the day's high up to which socks are thick, up to which summer socks are wrong, and from which thick socks are
 * wrong.
 */
const seasons = { thickTo: 12, noSummerTo: 15, noThickFrom: 20 } as const
/** Felt °C of the coldest hour up to which socks are thick, however warm the noon is. */
const thickBelow = 3

/** Formality (0–100) of trousers under which dark socks are right in any shoe. */
const slacks = 50

/** Whether shoes are laced or buckled leather, which nobody wears without socks, in any heat. */
const isLaced = ({ kind }: Facts) => kind === 'dressShoes' || kind === 'monkShoes'

/** Whether shoes are loafers in which no sock is seen, on a hot day on which people do not dress for others. */
const isForNoSocks = (shoes: Facts, { occasion, warm }: Day) =>
  (shoes.kind === 'loafers' || shoes.kind === 'boatShoes') &&
  warm > degrees.hot &&
  occasion !== 'FORMAL' &&
  (occasion !== 'WORK' || shoes.says.has('summer'))

function dressMinded({ shoes, facts, day }: PartialOutfit): number {
  if (shoes && leathern(shoes)) return isForNoSocks(shoes, day) ? 0.5 : 0
  if (facts.some((piece) => piece.marks.has('shortLegs'))) return 0.85
  if (booted(shoes)) return day.cold <= frosty ? 0.35 : 0.15
  if (day.occasion === 'SPORT') return 0.9
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
const tooShortFor: Readonly<Partial<Record<Day['purpose'], readonly [low: number, hidden: number]>>> = {
  'FORMAL FUNERAL': [0.7, 0.95],
  'FORMAL INTERVIEW': [0.7, 0.85],
  'WORK SUIT': [0.6, 0.7],
}

/** Returns the objection (0–1) to socks that end below the shoe, or at a height wrong for the purpose. */
function heightMinded(f: Facts, { shoes, day }: PartialOutfit): number {
  const [low, hidden] = tooShortFor[day.purpose] ?? [0, 0]
  const chafes = shoes !== null && isTall(shoes)
  if (has(f, 'hidden')) return Math.max(hidden, chafes ? 0.92 : 0)
  return has(f, 'lowCut') ? Math.max(low, chafes ? 0.65 : 0) : 0
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

const sockMinded = (f: Facts, partial: PartialOutfit) =>
  Math.max(kindMinded(f, partial), heightMinded(f, partial), seasonMinded(f, partial.day))

/**
 * Returns the objection (0–1) to stockings: lined ones are for less than 6 °C, thin ones for 5 °C and more, and black
 * ones are wrong above 14 °C.
 */
function stockingsMinded(f: Facts, day: Day): number {
  if (day.purpose === 'FORMAL FUNERAL' && day.cold >= 5) return f.kind === 'stockings' ? 0.4 : has(f, 'warm') ? 0.2 : 0
  if (has(f, 'warm')) return day.cold < 6 ? 0 : 0.5
  if (day.cold < 5) return 0.6
  return f.kind === 'blackStockings' && day.cold > 14 ? 0.35 : 0
}

/** Marks of shoes in which nobody has bare feet. */
const closed = ['sneaker', 'hiking', 'workwear', 'golfOnly', 'cyclingOnly', 'boot', 'rainShoe'] as const

/** Returns the share (0–1) of people who would miss socks in these shoes. */
function missedSocks(shoes: Facts, day: Day): number {
  if (day.purpose === 'FORMAL FUNERAL') return 0.97
  if (leathern(shoes) && (isLaced(shoes) || /^FORMAL|^WORK SUIT/.test(day.purpose))) return 0.9
  // In closed shoes any socks are better than none.
  if (has(shoes, ...closed) && !(day.occasion === 'SPORT' && has(shoes, 'sneaker'))) return 0.9
  if (day.cold < 8 || has(shoes, 'ballOnly')) return 0.82
  if (day.cold < degrees.cool) return 0.7
  return day.warm > degrees.hot ? 0.55 : 0.6
}

/** Whether feet are never bare: people who run or play in shoes for hours get blisters. */
const isNeverBare = ({ purpose }: Day) => /^SPORT (?:RUNNING|BALL|GOLF|CYCLING|HIKING)$/.test(purpose)

/** Whether socks are stockings for shin guards, and the shoes are no boots for the turf. */
const isForOtherBoots = (f: Facts, shoes: Facts) => has(f, 'ballOnly') && !has(shoes, 'ballOnly')

/**
 * Felt °C below which legs are covered: where people dress for others, by almost everybody at a ceremony, and
 * elsewhere.
 */
const stockingsBelow = { dressed: 22, ceremony: 18, elsewhere: 13 } as const

/** Whether bare legs are never right: before examiners and mourners, and before guests at an event in cooled rooms. */
const isAlwaysCovered = ({ purpose, plans }: Day) =>
  purpose === 'FORMAL INTERVIEW' ||
  purpose === 'FORMAL FUNERAL' ||
  (purpose === 'FORMAL EVENT' && plans.has('GUESTS') && plans.has('COOL'))

/**
 * Felt °C below which tights go with sneakers: under a skirt that shows the knees, under any skirt, and for people who
 * feel the cold.
 */
const tightsWithSneakers = { short: 13, any: 5, cold: 13 } as const

const tightsFrom = (partial: PartialOutfit) => {
  if (showsKnees(partial)) return tightsWithSneakers.short
  return feelingOf(partial.day) === 'cold' ? tightsWithSneakers.cold : tightsWithSneakers.any
}

function stockingWish(partial: PartialOutfit, shoes: Facts): Wish | null {
  const { day } = partial
  const isSporty = has(shoes, 'sneaker', 'hiking', 'sport') && shoes.kind !== 'comfortShoes'
  if (isSporty && day.cold >= tightsFrom(partial)) return null
  const until = isDressed(day) ? stockingsBelow.dressed : stockingsBelow.elsewhere
  if (day.cold >= until && !isAlwaysCovered(day)) return null
  const isCeremony = day.occasion === 'FORMAL' && day.cold < stockingsBelow.ceremony
  return {
    type: 'SOCKS',
    missed: isAlwaysCovered(day) ? 0.97 : isCeremony || day.cold < 12 ? 0.9 : 0.6,
    needed: day.cold < 10 ? 1 : isCeremony ? 0.7 : 0.3,
    // Nude stockings in sneakers are out of fashion; knee-high ones show when the wearer sits down.
    fits: (f) =>
      has(f, 'stocking') && !(isSporty && f.kind === 'stockings') && (!f.says.has('kneeHigh') || hidesKnees(partial)),
    minded: (f) => stockingsMinded(f, day),
  }
}

/** Returns the wish for low shoes: nothing, or stockings as thin as skin; socks only where feet get cold. */
function lowShoeWish(partial: PartialOutfit, shoes: Facts): Wish {
  const { day } = partial
  const socksBelow = isDressed(day) || !has(shoes, 'flat') ? degrees.freezing : degrees.cool
  const inStockings = day.warm <= degrees.hot || day.plans.has('GUESTS') || day.occasion === 'FORMAL'
  return {
    type: 'SOCKS',
    missed: day.cold < degrees.cool ? 0.8 : 0.7,
    needed: day.cold < degrees.cool ? 0.3 : 0,
    fits: (f) => (has(f, 'stocking') ? inStockings : has(f, 'hidden') || (has(f, 'sock') && day.cold < socksBelow)),
    minded: (f) => {
      if (has(f, 'stocking')) return stockingsMinded(f, day)
      if (has(f, 'hidden')) return day.cold < degrees.freezing ? 0.5 : 0.1
      if (f.kind === 'looseSocks') return 0.1
      return Math.max(0.35, sockMinded(f, partial))
    },
  }
}

/**
 * Whether people may wear socks that are meant to be seen, such as lace at the ankle, instead of stockings: in flat
 * shoes.
 */
const showsSocks = (shoes: Facts, stockings: Wish | null) => stockings !== null && has(shoes, 'flat')

/**
 * Whether stockings are worn under trousers: in leather shoes, and black ones in boots where a suit is worn. Elsewhere
 * nobody sees what is in a boot, and stockings would be too much.
 */
const isUnderTrousers = (f: Facts, shoes: Facts, { purpose }: Day) =>
  purpose === 'FORMAL FUNERAL' ||
  (!has(f, 'warm') &&
    (leathern(shoes) || (booted(shoes) && f.kind === 'blackStockings' && /^FORMAL|^WORK SUIT/.test(purpose))))

/** Returns the wish for socks, or for stockings under trousers. */
function sockWish(partial: PartialOutfit, shoes: Facts): Wish {
  const { day } = partial
  return {
    type: 'SOCKS',
    missed: missedSocks(shoes, day),
    always: isNeverBare(day),
    fits: (f) =>
      (has(f, 'sock') && !isForOtherBoots(f, shoes)) || (has(f, 'stocking') && isUnderTrousers(f, shoes, day)),
    minded: (f) => sockMinded(f, partial),
  }
}

export function sockWishes(partial: PartialOutfit): readonly Wish[] {
  const { shoes, day } = partial
  if (!shoes) return []
  const isMourning = day.purpose === 'FORMAL FUNERAL'
  const isBare = bareLegs(partial)
  const stockings = isBare ? stockingWish(partial, shoes) : null
  const coversAnyhow = day.cold < degrees.cool && !isLow(shoes)
  if (stockings && isDressed(day)) return coversAnyhow ? [stockings, sockWish(partial, shoes)] : [stockings]
  const wishes = stockings ? [stockings] : []
  if (has(shoes, 'bareFeet', 'swim')) return wishes
  if (isLow(shoes) && !isMourning)
    return isBare && !showsSocks(shoes, stockings) ? wishes : [...wishes, lowShoeWish(partial, shoes)]
  return [...wishes, sockWish(partial, shoes)]
}
