import { type Purpose, purposes } from '../day/plan.ts'
import { isNeutral } from '../reading/color.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { AnyKind, Modifier } from '../reading/lexicon/types.ts'
import { isForMourning } from '../needs/events.ts'
import { isLinedKit, linedKit } from '../needs/lined-kit.ts'
import { namesSport, saysSport, sportWords } from '../needs/sport-words.ts'
import { isUniform } from '../needs/uniform.ts'
import { together } from './harm.ts'
import { settings } from './settings.ts'
import type { Tables } from './tables.ts'

const column = new Map(purposes.map((purpose, index) => [purpose, index]))

const dressWords: readonly Modifier[] = ['wedding', 'interview', 'funeral', 'formal', 'party']
const dressPurposes = /^FORMAL|^WORK SUIT/
const looseWords: readonly Modifier[] = ['home', 'sleep', 'lounge']

/**
 * Returns the objection (0–1) to sport words in a piece's name: none for this sport, more for another one or one that
 * no purpose covers.
 */
function sportShare(f: Facts, purpose: Purpose): number {
  const isSkirt = f.kind === 'tennisSkirt'
  const named = [...f.says].some((word) => sportWords.has(word) && !(word === 'tennis' && isSkirt))
  if (!named || namesSport(f, purpose)) return 0
  return purpose.startsWith('SPORT') ? settings.otherSport : settings.sportElsewhere
}

/** Sports that warm the body too much for a thick coat. */
const moving = new Set<Purpose>(['SPORT HIKING', 'SPORT RUNNING', 'SPORT CYCLING', 'SPORT BALL'])

/**
 * Share (0–1) of people who do not wear a mourning suit to the office: too few for a fault in dress-needs.ts, as some
 * own no other suit.
 */
const mourningAtWork = 0.35

/** Share (0–1) of people who would not wear a school uniform, of any color, to a funeral: it is what pupils wear there. */
const uniformAtMourning = 0.1

/** Purposes for which nothing may glitter. */
const sober = /^FORMAL (?:INTERVIEW|FUNERAL)$/
const glittering: readonly Modifier[] = ['party', 'velvet', 'sequin']
const isForParties = (f: Facts) =>
  glittering.some((word) => f.says.has(word)) || ((f.type === 'DRESS' || has(f, 'skirt')) && f.says.has('mini'))

/** Whether a name says that its owner works in an everyday piece: 서서 일할 때. */
const isForOwnWork = ({ name, marks }: Facts, purpose: Purpose) =>
  purpose.startsWith('WORK') && !marks.has('workwear') && /(?:일|근무)할 ?때/.test(name)

/** Returns the objection (0–1) to words that tie a piece to one purpose: 골프용 at the office, 하객룩 on a mountain. */
function wordShare(f: Facts, purpose: Purpose): number {
  if (f.slot === 'ETC' || f.slot === 'UNDERWEAR') return 0
  let share = sportShare(f, purpose)
  if (dressWords.some((word) => f.says.has(word)) && !dressPurposes.test(purpose))
    share = Math.max(share, purpose === 'DATE' || purpose === 'WORK NEAT' ? 0.25 : 0.6)
  if (purpose.startsWith('WORK') && f.says.has('funeral')) share = Math.max(share, mourningAtWork)
  if (sober.test(purpose) && isForParties(f)) share = Math.max(share, 0.9)
  if (looseWords.some((word) => f.says.has(word))) share = Math.max(share, purpose === 'CASUAL' ? 0.45 : 0.8)
  // Work gloves share the kind of sport gloves, which already judges them.
  if (f.says.has('workwear') && purpose !== 'WORK SITE' && f.kind !== 'sportGloves' && !isForOwnWork(f, purpose))
    share = Math.max(share, purpose === 'WORK FREE' && f.type === 'OUTER' && !f.marks.has('workwear') ? 0.25 : 0.75)
  if (f.says.has('resort') && !/TRAVEL|CASUAL|DATE/.test(purpose)) share = Math.max(share, 0.5)
  if (f.says.has('school') && purpose !== 'SCHOOL' && f.type !== 'BAG' && !f.marks.has('workwear'))
    share = Math.max(share, purpose.startsWith('FORMAL') ? 0.1 : 0.5)
  if (isForMourning(f) && purpose.startsWith('FORMAL') && purpose !== 'FORMAL FUNERAL') share = Math.max(share, 0.4)
  if (f.says.has('old') && f.type !== 'OUTER') share = Math.max(share, 0.35)
  if (f.marks.has('padded') && f.marks.has('heavy') && moving.has(purpose)) share = Math.max(share, 0.6)
  return share
}

/** Loudness (0–100) that is accepted, by purpose. */
const bears: Readonly<Record<string, number>> = {
  'WORK SUIT': 24,
  'WORK NEAT': 34,
  'WORK FREE': 55,
  'WORK SITE': 90,
  SCHOOL: 55,
  CASUAL: 62,
  DATE: 50,
  'FORMAL WEDDING': 36,
  'FORMAL INTERVIEW': 14,
  'FORMAL FUNERAL': 8,
  'FORMAL EVENT': 32,
  TRAVEL: 65,
}

const shown = new Set<Facts['type']>(['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES', 'BAG', 'SCARF', 'HAT', 'SOCKS'])

function loudShare(f: Facts, purpose: Purpose): number {
  if (!shown.has(f.type) || purpose.startsWith('SPORT')) return 0
  const over = f.loudness - (bears[purpose] ?? 50)
  return over <= 0 ? 0 : Math.min(0.9, over / settings.loudRange)
}

/** OKLCH hues of blue, and the lightness from which a blue shirt is not navy. */
const blue = { from: 225, to: 275, pale: 0.4 } as const
const isBlueShirt = ({ kind, color }: Facts) =>
  /^(?:dressShirt|shirt)$/.test(kind) &&
  color !== null &&
  color.h >= blue.from &&
  color.h <= blue.to &&
  color.l >= blue.pale

/** OKLCH hues of brown, and lightness up to which leather of it is as quiet as black. */
const brown = { from: 30, to: 90, dark: 0.55 } as const
const isBrownLeather = ({ type, color }: Facts) =>
  (type === 'BAG' || type === 'SHOES') &&
  color !== null &&
  color.l <= brown.dark &&
  color.h >= brown.from &&
  color.h <= brown.to

/** Returns the objection (0–1) to a color: dark for mourning, quiet for interviews, no white dress at a wedding. */
function colorShare(f: Facts, purpose: Purpose): number {
  const { color, type } = f
  if (!color || !shown.has(type)) return 0
  const whiteShirt = type === 'TOP' && color.l > 0.9 && /[sS]hirt$/.test(f.kind)
  if (purpose === 'FORMAL FUNERAL' && f.patterned && type === 'SCARF') return 0.8
  if (purpose === 'FORMAL FUNERAL')
    return whiteShirt || (color.l < 0.42 && color.c < 0.07) ? 0 : color.l < 0.55 && color.c < 0.03 ? 0.15 : 0.7
  if (purpose === 'FORMAL INTERVIEW' && (isBlueShirt(f) || isBrownLeather(f))) return 0
  if (purpose === 'FORMAL INTERVIEW') return isNeutral(color) || (type === 'TOP' && color.c < 0.08) ? 0 : 0.6
  if (purpose === 'FORMAL WEDDING' && type === 'DRESS' && color.l > 0.88 && color.c < 0.06) return 0.8
  return 0
}

type Known = { tables: Tables; shares: Map<Purpose, number> }
const known = new WeakMap<Facts, Known>()

function knownOf(f: Facts, tables: Tables): Known {
  const kept = known.get(f)
  if (kept?.tables === tables) return kept
  const made: Known = { tables, shares: new Map() }
  known.set(f, made)
  return made
}

/** Returns the share (0–1) of people who would not wear a piece for a purpose, whatever the weather. */
export function unsuitable(f: Facts, purpose: Purpose, tables: Tables): number {
  const { shares } = knownOf(f, tables)
  const last = shares.get(purpose)
  if (last !== undefined) return last
  const share = unsuitableShare(f, purpose, tables)
  shares.set(purpose, share)
  return share
}

/**
 * Whether sport or wool socks have no word for a sport in their name (just a sports brand, or merino), and so suit every
 * day, too.
 */
const isPlainSock = (f: Facts) =>
  (f.kind === 'sportSocks' || (f.kind === 'hikingSocks' && !f.says.has('thick'))) && !saysSport(f)

function kindFor(f: Facts, purpose: Purpose): AnyKind {
  const isSport = purpose.startsWith('SPORT')
  if (!isSport && isPlainSock(f)) return 'socks'
  return (isSport && isLinedKit(f) && linedKit[f.kind]) || f.kind
}

function unsuitableShare(f: Facts, purpose: Purpose, tables: Tables): number {
  if (purpose === 'FORMAL FUNERAL' && isUniform(f)) return uniformAtMourning
  const isOwn = (purpose === 'SCHOOL' && f.marks.has('school')) || (purpose === 'WORK SITE' && f.says.has('workwear'))
  const own = isOwn ? 0.2 : 1
  const kind = kindFor(f, purpose)
  const table = own * (tables.kinds.get(kind)?.unsuitable[column.get(purpose) ?? 0] ?? 0.5)
  return together(table, wordShare(f, purpose), loudShare(f, purpose), colorShare(f, purpose))
}
