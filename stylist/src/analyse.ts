import type { ClothesType } from '@otday/contract'
import { type Declared, declaredBy } from './attributes.ts'
import { isNeutral, namedColour } from './colour.ts'
import { type Garment, garments } from './garments.data.ts'
import { type Kind, meaningsOf, only, recognise } from './kinds.ts'
import type { Facts, Item, Season } from './types.ts'
import { read } from './words.ts'

/** Kinds that are thin or thick by themselves: the word that made them so does not count twice. */
const settled =
  /^(cool|thin|thick|fleece|summer|linen|flannel|wool|long(Padding)|short|sleeveless|light|winter|pad|thermal|heat|warm|blouse|coat|unknown)/

type Warmth = { clo: number; wear: readonly [number, number] }

/** 얇은 재킷 and 두꺼운 바지: a word in the name moves clo and wear, an attribute only nudges clo. */
function adjusted(kind: Kind, meanings: ReadonlySet<string>, declared: Declared): Warmth {
  let { clo } = kind
  let [lo, hi] = kind.wear
  const open = !settled.test(kind.kind)
  const [thin, thick] = [meanings.has('thin'), meanings.has('thick')]
  if (open && thin && !thick) [clo, lo, hi] = [clo * 0.86, lo + 3, hi < 30 ? Math.min(29, hi + 3) : hi]
  else if (open && thick && !thin) [clo, lo, hi] = [clo * 1.15, lo - 8, hi - 3]
  else if (open && meanings.has('heavy')) [clo, lo] = [clo * 1.08, lo - 2]
  else if (declared.thickness === 'thin') clo *= 0.96
  else if (declared.thickness === 'thick') clo *= 1.03
  if (meanings.has('cropped')) clo *= 0.94
  return { clo, wear: [lo, Math.max(hi, lo + 3)] }
}

const soaks = ['suede', 'silk', 'satin', 'velvet', 'chiffon', 'cashmere', 'tweed', 'linen', 'canvas', 'mesh'] as const
const spoilt: Partial<Record<ClothesType, readonly string[]>> = {
  TOP: [...soaks, 'wool'],
  BOTTOM: [...soaks, 'wool'],
  DRESS: [...soaks, 'wool'],
  OUTER: [...soaks, 'wool', 'fur'],
  SHOES: ['suede', 'canvas', 'mesh', 'satin', 'silk', 'tweed', 'fur'],
  HAT: ['straw'],
  BAG: ['suede', 'canvas', 'straw'],
}

function waterOf(kind: Kind, meanings: ReadonlySet<string>, declared: Declared): number {
  if (declared.water !== null) return declared.water ? 1 : has(kind, 'damp') ? 0.5 : 0
  if (has(kind, 'water') || meanings.has('waterproof') || meanings.has('gore')) return 1
  return has(kind, 'damp') || meanings.has('repellent') ? 0.5 : 0
}

const flags = new Map(Object.values(garments).map((garment) => [garment.flags, new Set(garment.flags?.split(' '))]))
const has = (kind: Garment, flag: string) => flags.get(kind.flags)?.has(flag) ?? false

/** White shows the splashes on legs and skirts. */
const showsSplashes = (type: ClothesType, color: Facts['color']) =>
  (type === 'BOTTOM' || type === 'DRESS') && color !== null && color.l > 0.9 && isNeutral(color)

const formalityWords: readonly (readonly [RegExp, number])[] = [
  [/정장|포멀|수트|격식|비즈|formal|business|dress/i, 5],
  [/오피스|클래식|댄디|단정|모던|office|classic/i, 3],
  [/페미닌|로맨틱|러블리|미니멀|시크|feminine|minimal|chic/i, 3],
  [/스포|운동|아웃도어|애슬|sport|gym|outdoor/i, 1],
  [/스트릿|스트리트|힙|빈티지|밀리터리|street/i, 1],
]

function formalityOf(kind: Kind, meanings: ReadonlySet<string>, style: string | null): number {
  const said = style === null ? undefined : formalityWords.find(([re]) => re.test(style))?.[1]
  if (meanings.has('formal')) return Math.max(4, kind.f)
  if (said !== undefined) return Math.round((said + kind.f) / 2)
  if (meanings.has('sporty')) return 1
  return kind.f
}

function seasonsFor([lo, hi]: readonly [number, number]): readonly Season[] {
  const seasons: Season[] = []
  if (lo <= 18 && hi >= 12) seasons.push('봄')
  if (hi >= 25) seasons.push('여름')
  if (lo <= 18 && hi >= 10) seasons.push('가을')
  if (lo <= 4) seasons.push('겨울')
  return seasons
}

type Uses = Pick<Facts, 'windproof' | 'rainOnly' | 'mid' | 'hood' | 'sporty' | 'indoors' | 'open' | 'role'>

function usesOf(kind: Kind, meanings: ReadonlySet<string>): Uses {
  return {
    windproof: has(kind, 'wind') || meanings.has('gore') || meanings.has('windbreaker'),
    rainOnly: has(kind, 'rainOnly'),
    mid: has(kind, 'mid'),
    hood: has(kind, 'hood') || meanings.has('hoodie') || meanings.has('hoodzip'),
    sporty: has(kind, 'sport') || meanings.has('sporty'),
    indoors: meanings.has('home'),
    open: has(kind, 'open'),
    role: kind.role ?? null,
  }
}

/**
 * Reads one item: what it is, how warm, when it is worn. Pure; depends on the item alone, so the answer may be cached
 * per revision of the item. Colour: attribute, else a word in the name, else the picture.
 */
export function analyse(item: Item): Facts {
  const reading = read(item.name)
  const declared = declaredBy(item.attributes)
  const meanings = meaningsOf(reading, declared)
  const kind = recognise(item, reading, declared, meanings)
  const { clo, wear } = adjusted(kind, meanings, declared)
  const color = namedColour(declared.hex) ?? namedColour(reading.hex) ?? item.color ?? null
  const water = waterOf(kind, meanings, declared)
  const delicate = (spoilt[item.type] ?? []).some((word) => meanings.has(word))
  const seasons = declared.seasons.length > 0 ? declared.seasons : seasonsFor(wear)
  return {
    id: item.id,
    name: item.name,
    type: item.type,
    kind: kind.kind,
    clo,
    sure: kind.sure,
    wear,
    seasons,
    formality: formalityOf(kind, meanings, declared.style),
    style: declared.style,
    color,
    water,
    avoidWet: water < 1 && (has(kind, 'avoid') || delicate || showsSplashes(item.type, color)),
    winterOnly: wear[1] <= 12 || (only(declared.seasons, '겨울') && !has(kind, 'water')),
    summerOnly: wear[0] >= 22 || (only(declared.seasons, '여름') && water === 0),
    ...usesOf(kind, meanings),
  }
}
