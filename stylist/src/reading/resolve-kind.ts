import { memoized } from '@otday/common/memoized'
import type { ClothesType } from '@otday/contract'
import type { Source } from './facts.ts'
import { isKindOf, vague } from './kind-rows.ts'
import { brands } from './lexicon/brands.data.ts'
import type { AnyKind, Modifier } from './lexicon/types.ts'
import type { Declared } from './read-attributes.ts'
import { declaredMaterials, declaredWords } from './declared-words.ts'
import { kindWords } from './dictionary.ts'
import type { Found } from './words.ts'

/** A kind that was read, with its source and confidence (0–1). */
export type Resolved = {
  slot: ClothesType
  kind: AnyKind
  source: Source
  confidence: number
  guesses: readonly AnyKind[]
}

/** Kinds whose words are so general that a model name or a brand says more. */
const general = new Set<AnyKind>([
  ...(['sneakers', 'shortPadding', 'blouson', 'cottonJacket', 'windbreaker', 'tee', 'longTee'] as const),
  'cropPants',
  ...(['backpack', 'tote', 'shoulderBag', 'crossbody', 'ballCap', 'socks', 'boots', 'sandals', 'slides'] as const),
  ...(['fleece', 'shell', 'jeans', 'chino', 'unknownTop', 'unknownBottom', 'unknownDress', 'unknownOuter'] as const),
  ...(['unknownShoes', 'unknownBag', 'unknownHat', 'unknownScarf', 'unknownSocks', 'unknownAccessory'] as const),
  ...(['unknownUnderwear', 'unknownEtc', 'innerTank', 'undershirt', 'coolInner', 'thermalTop'] as const),
])

const unknownKind: Readonly<Record<ClothesType, AnyKind>> = {
  TOP: 'unknownTop',
  BOTTOM: 'unknownBottom',
  DRESS: 'unknownDress',
  OUTER: 'unknownOuter',
  UNDERWEAR: 'unknownUnderwear',
  ACCESSORY: 'unknownAccessory',
  SHOES: 'unknownShoes',
  SOCKS: 'unknownSocks',
  HAT: 'unknownHat',
  BAG: 'unknownBag',
  SCARF: 'unknownScarf',
  ETC: 'unknownEtc',
}

/** A condition of a `with` line of the lexicon; conditions are parsed once and cached. */
type Condition = readonly { any: readonly string[]; not: boolean }[]

const conditionOf = memoized(new Map<string, Condition>(), (when) =>
  when
    .split(' ')
    .filter(Boolean)
    .map((term) => ({ not: term.startsWith('!'), any: (term.startsWith('!') ? term.slice(1) : term).split('/') })),
)

const holds = (when: string, said: ReadonlySet<string>) =>
  conditionOf(when).every(({ any, not }) => any.some((term) => said.has(term)) !== not)

/**
 * Returns the more precise kind that is meant if the other words of a name match a rule of the given kind (see `with`
 * in `KindWords`), otherwise that kind; applies such rules up to three times in a row.
 */
function refined(type: ClothesType, kind: AnyKind, said: ReadonlySet<string>): AnyKind {
  let at = kind
  for (let step = 0; step < 3; step++) {
    const others = new Set(said)
    others.delete(at)
    const next = kindWords[type][at]?.with?.find(([when]) => holds(when, others))?.[1]
    if (next === undefined || next === at) return at
    at = next
  }
  return at
}

/** Words after which an English name only describes: a jacket with a hood is a jacket. */
const describing = /\b(with|for|in|by|from)\b/i

/**
 * Returns the words of a name that may name the piece itself, the last first: those outside of brackets and before a
 * word such as `with` or `for`; if there are none, all words that name a kind.
 */
function headsOf(name: string, words: readonly Found[], type: ClothesType): readonly Found[] {
  const cut = describing.exec(name)?.index
  const limit =
    cut === undefined || cut === 0
      ? Number.POSITIVE_INFINITY
      : name.slice(0, cut).replace(/[^0-9a-z가-힣]/gi, '').length
  const named = words.filter((word) => word.kinds[type] !== undefined)
  const outside = named.filter((word) => !word.aside && word.start < limit)
  return (outside.length > 0 ? outside : named).toReversed()
}

function modelOf(type: ClothesType, words: readonly Found[]): AnyKind | null {
  for (const word of words.toReversed()) {
    const kind = word.models.find((model) => isKindOf(type, model))
    if (kind) return kind
  }
  return null
}

/** Returns everything that the words and the materials say, including kinds of every type. */
function saidBy(words: readonly Found[], extra: readonly string[], head: Found | undefined): Set<string> {
  const said = new Set<string>(extra)
  for (const word of words) {
    for (const modifier of word.modifiers) said.add(modifier)
    for (const modifier of word.modelSays) said.add(modifier)
    if (!word.aside && word !== head) for (const kind of Object.values(word.kinds)) said.add(kind)
  }
  return said
}

function brandReading(type: ClothesType, words: readonly Found[]): readonly AnyKind[] {
  for (const word of words) {
    const only = word.brand === null ? undefined : brands[word.brand]?.only?.[type]
    const list = only?.split(' ').filter((kind) => isKindOf(type, kind)) as AnyKind[] | undefined
    if (list && list.length > 0) return list
  }
  return []
}

/** Types whose maker shows what a piece is for: a shirt of a golf brand is for golf, its bag may be for the street. */
const madeFor = new Set<ClothesType>(['TOP', 'BOTTOM', 'DRESS', 'OUTER', 'UNDERWEAR', 'SOCKS'])

/**
 * Returns the modifiers of makers to ignore: denim if the name does not mention it, as not every piece of a maker of
 * jeans is denim.
 */
function clothOfMaker(words: readonly Found[]): readonly Modifier[] {
  const named = words.some(({ modifiers, modelSays }) => modifiers.includes('denim') || modelSays.includes('denim'))
  return named ? [] : ['denim']
}

/**
 * Returns what the maker of shoes says of their material: only rubber, as a maker of rubber shoes uses it for all of
 * them.
 */
const rubberOf = (modifiers: ReadonlySet<Modifier>): readonly Modifier[] => (modifiers.has('rubber') ? ['rubber'] : [])

/** Returns the sport for which the gloves of a maker are: golf or cycling; its other modifiers do not count. */
const glovesOf = (modifiers: ReadonlySet<Modifier>): readonly Modifier[] =>
  (['golf', 'cycling'] as const).filter((sport) => modifiers.has(sport))

/** Types for which words of material and set say more than what the maker mostly makes. */
const byMaterial = new Set<ClothesType>(['OUTER', 'BOTTOM', 'TOP'])

/** Bags for the street and the way to work, of whatever size. */
const street = new Set<AnyKind>([
  'backpack',
  'crossbody',
  'tote',
  'sling',
  'messenger',
  'ecoBag',
  'shopper',
  'gymBag',
  'hikingPack',
])
/** Whether a maker makes only bags for the street; its small bags are not for celebrations. */
const isOfStreet = (kinds: readonly AnyKind[]) => kinds.length > 0 && kinds.every((kind) => street.has(kind))

/** Types under which people sometimes keep small things of any kind. */
const mixed = new Set<ClothesType>(['ACCESSORY', 'ETC', 'UNDERWEAR'])
const small: readonly ClothesType[] = ['ETC', 'ACCESSORY', 'SCARF', 'HAT', 'SOCKS', 'BAG', 'UNDERWEAR']

/** Kinds that include many different things, some of which are put on. */
const broad = new Set<AnyKind>(['sportGear', 'handWarmer'])
/** Returns the type as which gloves or hats are worn, wherever they are kept; null for other words. */
const wornAs = ({ kinds }: Found) =>
  (['ACCESSORY', 'HAT'] as const).find((type) => kinds[type] !== undefined && !vague.has(kinds[type])) ?? null

/**
 * Returns the type as which a piece is worn: its own, or the type whose words its name has, if those of its own do not
 * match.
 */
function slotOf(name: string, type: ClothesType, words: readonly Found[]): ClothesType {
  const [own] = mixed.has(type) ? headsOf(name, words, type) : []
  const worn = type === 'ETC' && own && broad.has(own.kinds.ETC ?? 'thing') ? wornAs(own) : null
  if (worn) return worn
  if (!mixed.has(type) || (own && !vague.has(own.kinds[type] ?? 'thing'))) return type
  return small.find((other) => headsOf(name, words, other).length > 0) ?? type
}

/**
 * Returns what a piece is: the head word of its name, made more precise by a model and by the other words; without one,
 * its model, then what its brand mostly makes, then only its type. Materials of the attributes count if the name has
 * none.
 */
export function resolveKind(
  { name, type: ownType }: { name: string; type: ClothesType },
  words: readonly Found[],
  modifiers: ReadonlySet<Modifier>,
  declared: Declared,
): Resolved {
  const type = slotOf(name, ownType, words)
  const [head] = headsOf(name, words, type)
  const said = saidBy(
    words,
    [
      ...(madeFor.has(type)
        ? modifiers
        : [...rubberOf(modifiers), ...(type === 'ACCESSORY' ? glovesOf(modifiers) : [])]),
      ...declaredMaterials(type, declared),
    ],
    head,
  )
  const model = modelOf(type, words)
  const headKind = head?.kinds[type]
  const cloth = new Set<string>(declared.modifiers.includes('denim') ? [] : clothOfMaker(words))
  const owners = new Set([...said].filter((word) => !cloth.has(word)))
  const named =
    headKind === undefined
      ? undefined
      : refined(type, headKind, type === 'OUTER' || headKind === unknownKind[type] ? said : owners)
  if (named === 'miniBag' && isOfStreet(brandReading(type, words)))
    return { slot: type, kind: 'crossbody', source: 'brand', confidence: 0.9, guesses: [] }
  if (named !== undefined && model && general.has(named))
    return { slot: type, kind: refined(type, model, said), source: 'model', confidence: 0.95, guesses: [] }
  if (named !== undefined && named !== unknownKind[type])
    return { slot: type, kind: named, source: 'name', confidence: 1, guesses: [] }
  if (model) return { slot: type, kind: refined(type, model, said), source: 'model', confidence: 0.9, guesses: [] }
  for (const word of declaredWords(modifiers, declared)) said.add(word)
  return likelyKind(type, words, said)
}

/** Returns the kind that the brand mostly makes, or else one that only the type suggests. */
function likelyKind(type: ClothesType, words: readonly Found[], said: ReadonlySet<string>): Resolved {
  const likely = brandReading(type, words)
  const [first] = likely
  const refinedKind = refined(type, unknownKind[type], said)
  if (refinedKind !== unknownKind[type] && likely.length !== 1 && (likely.length === 0 || byMaterial.has(type)))
    return {
      slot: type,
      kind: refinedKind,
      source: likely.length > 0 ? 'brand' : 'type',
      confidence: likely.length > 0 ? 0.65 : 0.5,
      guesses: [],
    }
  if (first !== undefined) {
    const kind = refined(type, first, said)
    const sure = likely.length === 1 || kind !== first
    return { slot: type, kind, source: 'brand', confidence: sure ? 0.75 : 0.45, guesses: sure ? [] : likely }
  }
  return { slot: type, kind: refinedKind, source: 'type', confidence: 0.2, guesses: [] }
}
