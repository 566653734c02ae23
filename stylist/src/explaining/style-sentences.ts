import type { Purpose } from '../day/plan.ts'
import { hueGap } from '../reading/color.ts'
import type { Facts } from '../reading/facts.ts'
import type { Claim, Draft, Quality } from './claims.ts'
import { withParticle } from '@otday/common/particles'
import { has, named, type Scene, worn } from './scene.ts'
import { speechName } from './speech-name.ts'

const garmentTypes = new Set<Facts['type']>(['TOP', 'BOTTOM', 'DRESS', 'OUTER'])
const garmentsOf = ({ items }: Scene) => items.filter(({ type }) => garmentTypes.has(type))

type Test = (scene: Scene) => boolean
const every = ({ items, ...rest }: Scene, test: (f: Facts) => boolean) => garmentsOf({ items, ...rest }).every(test)

/** What the garments must be for a word about them to be true; formality, sportiness and loudness 0–100. */
const qualities: Readonly<Record<Quality, Test>> = {
  formal: (scene) => every(scene, (f) => f.formality >= 60) && (scene.shoes?.formality ?? 100) >= 50,
  neat: (scene) => every(scene, (f) => f.formality >= 45 && f.loudness <= 40) && (scene.shoes?.formality ?? 100) >= 22,
  easy: (scene) =>
    every(scene, (f) => f.formality <= 60 && !has(f, 'tailored', 'suit')) &&
    !!scene.shoes &&
    !has(scene.shoes, 'heel', 'lowHeel', 'backless'),
  sporty: (scene) => every(scene, (f) => f.type === 'OUTER' || f.sporty >= 60) && (scene.shoes?.sporty ?? 0) >= 60,
  dark: (scene) =>
    every(
      scene,
      ({ color, type }) => !!color && (color.l < 0.42 || (type === 'TOP' && color.l > 0.9)) && color.c < 0.07,
    ),
  quiet: (scene) => every(scene, (f) => !!f.color && f.color.c < 0.08 && f.loudness <= 15 && f.formality >= 55),
  restful: (scene) => every(scene, (f) => f.formality <= 45 && !has(f, 'tailored', 'suit')),
  walkable: ({ shoes }) => !!shoes && has(shoes, 'sneaker', 'grips') && !has(shoes, 'heel'),
}

const words: Readonly<Record<Purpose, readonly (readonly [Quality, string])[]>> = {
  'WORK SUIT': [
    ['formal', '격식 있는 출근 차림이에요'],
    ['neat', '출근에 단정한 차림이에요'],
  ],
  'WORK NEAT': [['neat', '출근에 단정한 차림이에요']],
  'WORK FREE': [
    ['neat', '출근에 단정한 차림이에요'],
    ['easy', '출근길에 편한 차림이에요'],
  ],
  'WORK SITE': [['easy', '현장에서 움직이기 편해요']],
  SCHOOL: [
    ['easy', '학교에서 지내기 편한 차림이에요'],
    ['neat', '학교에 단정한 차림이에요'],
  ],
  CASUAL: [
    ['easy', '편하게 다니기 좋아요'],
    ['neat', '가벼운 외출에도 단정해요'],
  ],
  DATE: [
    ['neat', '만나는 자리에 단정한 차림이에요'],
    ['easy', '부담 없이 만나기 좋아요'],
  ],
  'FORMAL WEDDING': [
    ['formal', '결혼식에 격식을 갖췄어요'],
    ['neat', '결혼식에 단정한 차림이에요'],
  ],
  'FORMAL INTERVIEW': [
    ['quiet', '면접에 차분하고 단정해요'],
    ['formal', '면접에 격식을 갖췄어요'],
  ],
  'FORMAL FUNERAL': [['dark', '조문에 맞게 어두운 색이에요']],
  'FORMAL EVENT': [
    ['formal', '행사에 격식을 갖췄어요'],
    ['neat', '행사에 단정한 차림이에요'],
  ],
  'SPORT HIKING': [
    ['sporty', '걷고 오르기 편한 차림이에요'],
    ['walkable', '오래 걷기 좋은 신발이에요'],
  ],
  'SPORT RUNNING': [['sporty', '달리기 편한 차림이에요']],
  'SPORT GYM': [['sporty', '운동하기 편한 차림이에요']],
  'SPORT BALL': [['sporty', '뛰어다니기 편한 차림이에요']],
  'SPORT GOLF': [['sporty', '라운딩하기 편한 차림이에요']],
  'SPORT CYCLING': [['sporty', '페달 밟기 편한 차림이에요']],
  TRAVEL: [
    ['walkable', '많이 걸어도 편한 차림이에요'],
    ['easy', '여행길에 편한 차림이에요'],
  ],
}

const atHome: readonly (readonly [Quality, string])[] = [['restful', '집에서 지내기 편해요']]

function because(quality: Quality, scene: Scene): { text: string; pieces: readonly Facts[] } | null {
  const { shoes, bottom, upper, outers } = scene
  const [top] = upper
  const only = (...pieces: readonly (Facts | undefined)[]) => pieces.filter((f) => f !== undefined)
  if (quality === 'restful') {
    const pieces = only(top, bottom)
    return { text: `${named(pieces)} 차림이 편안해요`, pieces }
  }
  if (quality === 'walkable' || quality === 'easy') {
    if (!shoes) return null
    const text = has(shoes, 'sneaker', 'grips')
      ? `${withParticle(speechName(shoes), '이라/라')} 발이 편해요`
      : `${named(only(top, bottom))} 차림이 편안해요`
    return { text, pieces: has(shoes, 'sneaker', 'grips') ? [shoes] : only(top, bottom) }
  }
  if (quality === 'sporty') {
    const pieces = only(bottom ?? top, shoes)
    return { text: `${withParticle(named(pieces), '이라/라')} 움직이기 좋아요`, pieces }
  }
  const pieces = only(outers[0] ?? top, bottom ?? (outers.length > 0 ? top : undefined))
  const names = named(pieces)
  if (quality === 'formal') return { text: `${withParticle(names, '으로/로')} 갖춰 입었어요`, pieces }
  if (quality === 'neat') return { text: `${withParticle(names, '이/가')} 깔끔해요`, pieces }
  return { text: `${withParticle(names, '을/를')} 차분하게 맞췄어요`, pieces }
}

export function occasionSentence(scene: Scene): Draft | null {
  const { day, isWhole } = scene
  if (!isWhole) return null
  const [found] = (day.span === 'home' ? atHome : words[day.purpose]).filter(([quality]) => qualities[quality](scene))
  const reason = found && because(found[0], scene)
  if (!reason) return null
  const [quality, headline] = found
  const ids = [...garmentsOf(scene), ...(scene.shoes ? [scene.shoes] : [])].map(({ id }) => id)
  const claims: Claim[] = [{ is: 'suits', quality, ids }, ...reason.pieces.map(worn)]
  return { weight: 45, sentence: { kind: 'OCCASION', headline, reason: reason.text, claims } }
}

/** Chroma up to which a colour counts as grey, from which as a colour, and from which as an accent. */
const gray = 0.03
const tinted = 0.045
const vivid = 0.1

type Colored = Facts & { color: NonNullable<Facts['color']> }
const isColored = (f: Facts): f is Colored => f.color !== null

const styled = (weight: number, headline: string, reason: string, claims: readonly Claim[]): Draft => ({
  weight,
  sentence: { kind: 'LOOK', headline, reason, claims },
})

/** One piece with a colour among grey ones. */
function accent(pieces: readonly Colored[]): Draft | null {
  const [one, ...more] = pieces.filter(({ color }) => color.c >= tinted)
  const others = pieces.filter((f) => f !== one)
  if (!one || more.length > 0 || others.length < 2) return null
  const isVivid = one.color.c >= vivid
  const claims: Claim[] = [
    { is: 'colors', how: isVivid ? 'accent' : 'tinted', ids: [one.id, ...others.map(({ id }) => id)] },
    worn(one),
  ]
  const name = withParticle(speechName(one), '이/가')
  if (isVivid) return styled(30, `${name} 포인트예요`, '나머지 색이 차분해서 더 살아나요', claims)
  return styled(28, `${name} 색을 더해 줘요`, '나머지는 무채색에 가까워 잘 어울려요', claims)
}

const darkUpTo = 0.45
const contrastFrom = 0.5

function grayMatch(a: Colored, b: Colored): Draft {
  const names = withParticle(named([a, b]), '이/가')
  const claimed = (how: 'neutral' | 'dark' | 'contrast'): readonly Claim[] => [
    { is: 'colors', how, ids: [a.id, b.id] },
    worn(a),
    worn(b),
  ]
  if (Math.abs(a.color.l - b.color.l) >= contrastFrom)
    return styled(27, '밝고 어두운 색을 함께 입었어요', `${names} 서로 또렷해 보여요`, claimed('contrast'))
  if (Math.max(a.color.l, b.color.l) <= darkUpTo)
    return styled(24, '어두운 색으로 차분하게 맞췄어요', `${names} 한 벌처럼 이어져요`, claimed('dark'))
  return styled(24, '무채색으로 깔끔하게 맞췄어요', `${names} 잘 어우러져요`, claimed('neutral'))
}

function pairMatch(a: Colored, b: Colored): Draft | null {
  if (speechName(a) === speechName(b)) return null
  if (a.color.c <= gray && b.color.c <= gray) return grayMatch(a, b)
  const isTonal = a.color.c >= tinted && b.color.c >= tinted && hueGap(a.color.h, b.color.h) <= 18
  if (!isTonal) return null
  const claims: readonly Claim[] = [{ is: 'colors', how: 'tonal', ids: [a.id, b.id] }, worn(a), worn(b)]
  return styled(28, '비슷한 색끼리 맞췄어요', `${withParticle(named([a, b]), '이/가')} 자연스럽게 이어져요`, claims)
}

export function styleSentence(scene: Scene): Draft | null {
  const colored = scene.items
    .filter((f) => garmentTypes.has(f.type) || f.type === 'SCARF' || f.type === 'SHOES')
    .filter(isColored)
  const point = accent(colored.filter((f) => f.type !== 'SHOES'))
  if (point) return point
  const of = (type: Facts['type']) => colored.find((f) => f.type === type)
  const top = scene.upper.filter(isColored).find((f) => f === scene.upper[0])
  const [bottom, outer, shoes] = [of('BOTTOM'), of('OUTER'), of('SHOES')]
  const pairs = [
    [top, bottom],
    [outer, bottom],
    [outer, top],
    [bottom, shoes],
    [top, shoes],
  ] as const
  for (const [a, b] of pairs) {
    const draft = a && b && pairMatch(a, b)
    if (draft) return draft
  }
  return null
}
