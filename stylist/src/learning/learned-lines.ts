import type { ClothesType, Learned, Occasion } from '@otday/contract'
import { withParticle } from '@otday/common/particles'
import type { Facts } from '../reading/facts.ts'
import { rowOf } from '../reading/kind-rows.ts'
import { featuresOf, pairsOf } from './features.ts'

/** Labels that the caller passes in, as the stylist imports only types of the contract. */
export type Labels = { types: Readonly<Record<ClothesType, string>>; occasions: Readonly<Record<Occasion, string>> }

const colorWords: Readonly<Record<string, string>> = {
  black: '검정',
  white: '흰색',
  gray: '회색',
  navy: '남색',
  beige: '베이지',
  brown: '갈색',
  khaki: '카키',
  pink: '분홍',
  red: '빨강',
  orange: '주황',
  yellow: '노랑',
  green: '초록',
  mint: '청록',
  blue: '파랑',
  purple: '보라',
}

const familyWords: Readonly<Record<string, string>> = {
  denim: '데님',
  knitted: '니트류',
  hood: '후드 달린 옷',
  skirt: '치마',
  shortLegs: '짧은 하의',
  padded: '패딩류',
  tailored: '재킷류',
  athleisure: '트레이닝류',
  sneaker: '운동화류',
  leatherShoe: '구두류',
  boot: '부츠',
  bareFeet: '발이 보이는 신발',
  dressy: '코트류',
  bareArms: '민소매',
  mid: '가벼운 겉옷',
  leather: '가죽옷',
}

const fitWords: Readonly<Record<string, string>> = {
  wide: '와이드 핏',
  slim: '슬림 핏',
  skinny: '스키니 핏',
  oversize: '오버핏',
  cropped: '크롭 길이',
  bootcut: '부츠컷',
  check: '체크무늬',
  stripe: '줄무늬',
  floral: '꽃무늬',
  dot: '물방울무늬',
  graphic: '그림 있는 옷',
  logo: '로고 있는 옷',
  ripped: '찢어진 옷',
  linen: '린넨',
  wool: '울',
  corduroy: '코듀로이',
  satin: '새틴',
  lace: '레이스',
  tweed: '트위드',
  leather: '가죽',
  maxi: '긴 길이',
  mini: '짧은 길이',
}

const lineWords: Readonly<Record<string, readonly [more: string, less: string]>> = {
  patterned: ['무늬 있는 옷', '무늬 없는 옷'],
  loud: ['눈에 띄는 옷', '차분한 옷'],
  formal: ['단정한 옷', '편한 옷'],
  sporty: ['스포티한 옷', '스포티하지 않은 옷'],
}

const shown = 12
const leastWeight = 0.12
const leastSigns = 2

type Subject = { what: string; pair?: true }

const liking = (what: string, weight: number) =>
  weight > 0 ? `${withParticle(what, '을/를')} 자주 좋아해요` : `${withParticle(what, '은/는')} 덜 고르고 있어요`

const short = (name: string) => (name.length > 18 ? `${name.slice(0, 17)}…` : name)

type Named = ReadonlyMap<string, Facts>

function subjectOf(key: string, weight: number, pieces: Named, labels: Labels): Subject | null {
  const [sort = '', first = '', second = ''] = key.split(' ')
  if (sort === 'all') return null
  if (sort in labels.occasions) {
    const f = first === 'piece' ? pieces.get(second) : undefined
    return f ? { what: `${labels.occasions[sort as Occasion]}에 ${short(f.name)}` } : null
  }
  if (sort === 'pair') {
    const [a, b] = [pieces.get(first), pieces.get(second)]
    return a && b ? { what: `${short(a.name)} + ${short(b.name)}`, pair: true } : null
  }
  if (sort === 'piece') {
    const f = pieces.get(first)
    return f ? { what: short(f.name) } : null
  }
  if (sort === 'kind') {
    const f = [...pieces.values()].find(({ kind }) => kind === first)
    return f ? { what: rowOf(f.type, f.kind)[0] } : null
  }
  if (sort === 'color') {
    const color = colorWords[first] ?? first
    return { what: second ? `${color} ${labels.types[second as ClothesType]}` : `${color} 옷` }
  }
  if (sort === 'family') return familyWords[first] ? { what: familyWords[first] } : null
  if (sort === 'word') return fitWords[first] ? { what: fitWords[first] } : null
  const line = lineWords[first]
  return line ? { what: weight > 0 ? line[0] : line[1] } : null
}

function textOf(key: string, weight: number, pieces: Named, labels: Labels): string | null {
  const subject = subjectOf(key, weight, pieces, labels)
  if (!subject) return null
  if (subject.pair) return weight > 0 ? `${subject.what} 조합을 자주 좋아해요` : `${subject.what} 조합은 빼고 있어요`
  return liking(subject.what, key.startsWith('line') ? 1 : weight)
}

const warmthLine = (offset: number): Learned => ({
  text: `${Math.abs(offset).toFixed(1).replace('.0', '')}도 ${offset < 0 ? '더 춥다고' : '더 덥다고'} 보고 골라요`,
  weight: Math.max(-1, Math.min(1, offset / 4)),
})

function evidenceOf(observed: readonly { items: readonly Facts[] }[]) {
  const pieces = new Map<string, Facts>()
  const signs = new Map<string, number>()
  const count = (key: string) => signs.set(key, (signs.get(key) ?? 0) + 1)
  for (const { items } of observed) {
    const keys = new Set<string>()
    for (const f of items) {
      pieces.set(f.id, f)
      for (const { key } of featuresOf(f)) keys.add(key)
    }
    for (const key of keys) count(key)
    for (const pair of pairsOf(items)) count(`pair ${pair}`)
  }
  return { pieces, signs }
}

/** Returns at most twelve lines about learned preferences, the strongest first. */
export function learnedLines(
  weights: ReadonlyMap<string, number>,
  observed: readonly { items: readonly Facts[] }[],
  offset: number,
  labels: Labels,
): readonly Learned[] {
  const { pieces, signs } = evidenceOf(observed)
  const lines: Learned[] = Math.abs(offset) >= 0.5 ? [warmthLine(offset)] : []
  for (const [key, weight] of weights) {
    const explicit = key.startsWith('pair') && weight < 0
    if (Math.abs(weight) < leastWeight) continue
    if (!explicit && !((key.split(' ')[0] ?? '') in labels.occasions) && (signs.get(key) ?? 0) < leastSigns) continue
    const text = textOf(key, weight, pieces, labels)
    if (text !== null)
      lines.push({ text, weight: Math.max(-1, Math.min(1, key.startsWith('line') ? Math.abs(weight) : weight)) })
  }
  return lines.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || (a.text < b.text ? -1 : 1)).slice(0, shown)
}
