import type { ClothesType } from '@otday/contract'
import { bySeason } from './by-season.ts'
import { colorOf } from './color.ts'
import type { Condition, Facts, Item, Layer, Season } from './facts.ts'
import { keptAt } from './kept-at.ts'
import { likelyKinds } from './likely-kinds.ts'
import type { KindRow } from './kinds/row.ts'
import type { Modifier } from './lexicon/types.ts'
import { loudnessOf } from './loudness.ts'
import { type Declared, readAttributes } from './read-attributes.ts'
import { isKindOf, rowOf } from './kind-rows.ts'
import { marksOf } from './marks-of.ts'
import { type Resolved, resolveKind } from './resolve-kind.ts'
import { saidByMaker, saidByName } from './said-by-name.ts'
import { type Found, wordsOf } from './words.ts'

const layerOfType: Readonly<Record<ClothesType, Layer>> = {
  TOP: 'base',
  BOTTOM: 'legs',
  DRESS: 'base',
  OUTER: 'outer',
  UNDERWEAR: 'none',
  ACCESSORY: 'none',
  SHOES: 'none',
  SOCKS: 'none',
  HAT: 'none',
  BAG: 'none',
  SCARF: 'none',
  ETC: 'none',
}

const clothTypes = new Set<ClothesType>(['TOP', 'BOTTOM', 'DRESS', 'OUTER'])

type Range = Pick<Facts, 'clo' | 'from' | 'to'>

/** Marks of kinds that already imply the season, so that a word for it does not count twice. */
const settled = /warmLined|padded|bareArms|bareFeet|shortLegs|thermal|warm\b|bulky/

/** Words of the name that outrank a contrary season attribute. */
const summerWords: readonly Modifier[] = ['summer', 'cool', 'linen']
/** °C up to which a kind that is only for winter is worn. */
const winterEnd = 14
const winterWords: readonly Modifier[] = ['winter', 'fleeced', 'wool', 'down', 'boa']

/** For each word about thickness, the factor for a garment's clo, and the °C by which its temperature range moves. */
const shifts: readonly (readonly [when: string, clo: number, from: number, to: number])[] = [
  ['thin', 0.85, 4, 3],
  ['thick', 1.15, -6, -4],
  ['heavyweight', 1.08, -2, -1],
]

/**
 * Felt °C: pieces that are worn in any heat (up to `anyHeat`) are worn only up to `winterClothTo` if a word says that
 * they are for winter.
 */
const anyHeat = 40
const winterClothTo = 20

/** °C by which a piece is worn less far into warm hours if its owner notes that it is too warm: 더움, 땀참. */
const tooWarmBy = 5

/** Clo that padding, or a lining for winter, adds to a work jumper. */
const paddingOfWork = 0.15

function warmthOf(type: ClothesType, row: KindRow, says: ReadonlySet<string>, declared: Declared): Range {
  let [, clo, from, to] = row
  if (!clothTypes.has(type)) return { clo, from, to }
  const marks = row[6]
  const isLinedForWork = says.has('padded') || (type === 'OUTER' && says.has('winter'))
  if (isLinedForWork && /workwear/.test(marks)) [clo, from, to] = [clo + paddingOfWork, from - 6, Math.min(to, 12)]
  if (!settled.test(marks)) {
    const said = shifts.filter(([word]) => says.has(word))
    for (const [, share, warmer, cooler] of said) [clo, from, to] = [clo * share, from + warmer, to + cooler]
    if (said.length === 0 && declared.thickness === 'thin') [clo, from, to] = [clo * 0.94, from + 2, to + 2]
    if (said.length === 0 && declared.thickness === 'thick') [clo, from, to] = [clo * 1.06, from - 3, to - 2]
    if (says.has('fleeced')) [clo, from, to] = [clo + 0.08, from - 10, Math.min(to, 13)]
    if (says.has('summer') || says.has('cool')) [clo, from, to] = [clo * 0.85, Math.max(from, 15), to + 6]
    if (says.has('winter'))
      [clo, from, to] = [clo * 1.08, from - 6, Math.min(to, to >= anyHeat ? winterClothTo : Math.max(12, to - 5))]
  }
  const only = declared.seasons.length === 1 ? declared.seasons[0] : null
  const forHeat = summerWords.some((word) => says.has(word))
  const forCold =
    row[3] <= winterEnd || winterWords.some((word) => says.has(word)) || /heavy|warmLined|padded/.test(marks)
  if (only === '여름' && !forCold) [from, to] = [Math.max(from, 15), to + 4]
  if (only === '겨울' && !forHeat) [from, to] = [from - 3, Math.min(to, 17)]
  return { clo, from, to: Math.max(says.has('tooWarm') ? to - tooWarmBy : to, from + 2) }
}

/** Words for waterproof membranes, also inside the name of a model (XT-6 GTX). */
const membrane = /gtx|gore|고어|안전장화/i

const soaking: readonly Modifier[] = ['suede', 'silk', 'satin', 'velvet', 'chiffon', 'cashmere', 'tweed']
const soakingTypes = new Set<ClothesType>(['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'SHOES', 'BAG'])

/** Whether rain spoils a piece: certain materials, wool as a coat, pale trousers. */
function spoiltByRain(type: ClothesType, marks: ReadonlySet<string>, says: ReadonlySet<string>, waterproof: boolean) {
  if (waterproof || !soakingTypes.has(type)) return false
  if (marks.has('suede') || marks.has('soaks') || marks.has('paleLegs') || marks.has('leather')) return true
  if (
    type === 'OUTER' &&
    ((marks.has('dressy') && marks.has('heavy')) || says.has('wool') || says.has('leather') || says.has('fur'))
  )
    return true
  if (type === 'SHOES' && (says.has('canvas') || says.has('mesh'))) return true
  return says.has('avoidsRain') || soaking.some((material) => says.has(material))
}

const faults: readonly Modifier[] = [
  ...(['worn', 'shedding', 'pilled', 'stained', 'torn', 'tooSmall', 'tooBig', 'itchy', 'uncomfortable'] as const),
  ...(['unworn', 'broken', 'lastResort', 'issued', 'wornOut', 'bearable'] as const),
]
const never = new Set<Modifier>(['torn', 'tooSmall', 'unworn', 'broken', 'shedding', 'stained'])

/** Types for which nobody minds wear or origin: an umbrella with a company's name keeps off rain all the same. */
const carefree = new Set<ClothesType>(['ETC', 'SOCKS', 'UNDERWEAR', 'BAG', 'ACCESSORY'])

/** Whether 끼다 means that something is put on a hand or an arm, not that it is tight. */
const isPutOn = ({ type, name }: Item, fault: Modifier) =>
  fault === 'tooSmall' && type === 'ACCESSORY' && /끼(?:는|고)/.test(name)

/** Words for work, and for games on soil, which stain the clothes that are kept for them. */
const soiling: readonly Modifier[] = ['workwear', 'baseball', 'soccer', 'fishing']

/** Whether a stain is expected, because clothes are soiled by what they are kept for, or stay at the place of work. */
const isSoiledInUse = (remark: Modifier, { name }: Item, says: ReadonlySet<Modifier>) =>
  remark === 'stained' && (soiling.some((word) => says.has(word)) || keptAt(name) === 'work')

function conditionOf(item: Item, remarks: readonly Modifier[], says: ReadonlySet<Modifier>): Condition {
  const { type } = item
  const ruined = remarks.some((remark) => never.has(remark) && !isSoiledInUse(remark, item, says))
  if (ruined && !remarks.includes('bearable')) return 'unworn'
  return remarks.length > 0 && !carefree.has(type) ? 'lastResort' : 'fine'
}

const patterns: readonly Modifier[] = [
  ...(['check', 'stripe', 'dot', 'floral', 'animal', 'camo', 'character', 'tieDye', 'argyle', 'paisley'] as const),
  'patterned',
]

const plainWords: readonly Modifier[] = ['suit', 'office', 'formal', 'interview', 'wedding', 'funeral']
const looseWords: readonly Modifier[] = ['ripped', 'graphic', 'character', 'camo', 'tieDye', 'sport', 'outdoor', 'neon']

/** Returns the formality of the kind, adjusted by what the name and the style attribute add. */
function formalityOf(row: KindRow, says: ReadonlySet<Modifier>, style: string | null): number {
  let formality = row[4]
  // 회사 유니폼 and 회사 방한 점퍼 are for work, not for an office.
  const isOfCompany = says.has('workwear') || says.has('issued') || row[6].includes('padded')
  if (!isOfCompany && plainWords.some((word) => says.has(word))) formality = Math.max(formality + 10, 62)
  if (looseWords.some((word) => says.has(word))) formality -= 12
  if (style && /정장|포멀|수트|격식|비즈|formal|business/i.test(style)) formality += 8
  if (style && /스포|운동|아웃도어|애슬|sport|outdoor|스트릿|street/i.test(style)) formality -= 6
  return Math.min(100, Math.max(0, formality))
}

const seasonOf = (from: number, to: number): readonly Season[] => {
  const seasons: Season[] = []
  if (from <= 14 && to >= 16) seasons.push('봄')
  if (to >= 27) seasons.push('여름')
  if (from <= 14 && to >= 15) seasons.push('가을')
  if (from <= 2) seasons.push('겨울')
  return seasons
}

/**
 * Returns the key that pieces of one set share: maker, product code and color of the name; null if nothing shows a set.
 */
function setKeyOf(name: string, words: readonly Found[], says: ReadonlySet<Modifier>): string | null {
  const brand = words.find((word) => word.brand !== null)?.word ?? ''
  const code = /[a-z]{1,4}[0-9]{3,}[a-z0-9]*/i.exec(name)?.[0] ?? ''
  const color = words.find((word) => word.color)?.word ?? ''
  return says.has('partOfSet') || says.has('suit') || code
    ? `${brand} ${code.slice(0, 6)} ${color}`.toLowerCase()
    : null
}

function corrected(item: Item, read: Resolved): Resolved {
  const kind = item.correction?.kind
  return kind && isKindOf(item.type, kind)
    ? { slot: item.type, kind, source: 'owner', confidence: 1, guesses: [] }
    : read
}

type Words = { words: readonly Found[]; says: ReadonlySet<Modifier>; declared: Declared }

/** OKLCH of grays: most chroma, and the lightness (0–1) of the darkest plain gray and of black. */
const gray = { c: 0.03, plain: 0.45, black: 0.3 } as const

/** Whether a name says charcoal where the attribute, which has no such value, says gray. */
function isCharcoalOf(hex: string, named: string): boolean {
  const [stated, shade] = [colorOf(hex), colorOf(named)]
  if (stated.c >= gray.c || shade.c >= gray.c) return false
  return stated.l > gray.plain && stated.l < 0.8 && shade.l <= gray.plain && shade.l > gray.black
}

/**
 * Returns the colors of a piece. The color attribute wins over the name, which may name further colors of the same
 * piece.
 */
function hexesOf(words: readonly Found[], { hex }: Declared): readonly string[] {
  const named = [...new Set(words.flatMap(({ color }) => color ?? []))]
  const [shade] = named
  if (hex !== null && shade !== undefined && isCharcoalOf(hex, shade)) return named
  return hex === null || named.includes(hex) ? named.toSorted((a, b) => Number(b === hex) - Number(a === hex)) : [hex]
}

/** Returns the facts of a piece for one reading of its kind. */
function factsFor(item: Item, read: Resolved, { words, says, declared }: Words): Facts {
  const { id, name, type } = item
  const row = rowOf(read.slot, read.kind)
  const marks = marksOf(read, name, { words, says })
  const range = warmthOf(type, row, says, declared)
  const hexes = hexesOf(words, declared)
  const color = hexes[0] === undefined ? (item.color ?? null) : colorOf(hexes[0])
  const waterproof = declared.water ?? (marks.has('waterproof') || says.has('waterproof') || membrane.test(name))
  const remarks = item.correction?.condition ? [] : faults.filter((fault) => says.has(fault) && !isPutOn(item, fault))
  return {
    id,
    name,
    type,
    slot: read.slot,
    kind: read.kind,
    source: read.source,
    confidence: read.confidence,
    guesses: read.guesses,
    couldBe: [],
    layer: marks.has('mid') ? 'mid' : layerOfType[type],
    ...range,
    formality: formalityOf(row, says, declared.style),
    sporty: row[5],
    loudness: loudnessOf(says, color?.c ?? 0, color?.l ?? 0.5),
    patterned: patterns.some((pattern) => says.has(pattern)),
    color,
    hexes,
    marks,
    says,
    condition: item.correction?.condition ?? conditionOf(item, remarks, says),
    remarks,
    keptAt: keptAt(name, type),
    waterproof,
    windproof: waterproof || marks.has('windproof') || says.has('windproof'),
    spoiltByRain: spoiltByRain(type, marks, says, waterproof),
    seasons: declared.seasons.length > 0 ? declared.seasons : seasonOf(range.from, range.to),
    trousers: null,
    setKey: setKeyOf(name, words, says),
  }
}

/** Confidence (0–1) below which a reading is a guess among several. */
const clear = 0.6

/**
 * Reads one piece: what it is, how warm it is, where it is worn. Pure: depends on the piece alone, so the result may be
 * cached for each revision of the piece. The color is that of the attribute, or else of the name, or else of the
 * picture.
 */
export function readFacts(item: Item): Facts {
  const { name, type } = item
  const words = wordsOf(name)
  const declared = readAttributes(item.attributes)
  const evidence = { words, says: saidByName(type, words, declared), declared }
  const read = corrected(
    item,
    bySeason(
      name,
      resolveKind({ name, type }, words, new Set([...evidence.says, ...saidByMaker(words)]), evidence.declared),
      new Set([...evidence.says, ...declared.modifiers]),
      declared,
    ),
  )
  const guesses = read.confidence < clear ? likelyKinds(type, read, evidence.declared) : []
  const couldBe = guesses.map((kind) => factsFor(item, { ...read, slot: type, kind, guesses: [] }, evidence))
  const facts = factsFor(item, { ...read, guesses }, evidence)
  return { ...facts, couldBe, trousers: wholeSuit.test(name) && facts.marks.has('suit') ? trousersOf(item) : null }
}

/** Names of whole suits: 양복 위아래, 정장 한벌; 양복 윗도리 (한벌) is half of one. */
const wholeSuit = /^(?!.*(?:윗|상의|자켓|재킷|마이|바지|하의)).*(?:위아래|상하|한 ?벌)/

const trousersOf = ({ id, name }: Item): Facts =>
  readFacts({ id: `${id}~`, name: `${name} 정장바지`, type: 'BOTTOM', attributes: [] })
