import { withParticle } from '@otday/common/particles'
import { unsuitable } from '../choosing/unsuitable.ts'
import { fittedTables } from '../choosing/tables.ts'
import type { Purpose } from '../day/plan.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Claim, Draft } from './claims.ts'
import type { Scene } from './scene.ts'

/**
 * A kind of kit: its type, its name, and marks of pieces that serve as it, the best first. With `unlessFit`, it is not
 * missed where a piece without the marks suits the sport.
 */
type Kit = { type: Facts['type']; what: string; marks: readonly string[]; unlessFit?: boolean }

const trousers: Kit = { type: 'BOTTOM', what: '운동 바지', marks: ['sport', 'athleisure', 'tight'], unlessFit: true }
const top: Kit = { type: 'TOP', what: '운동 상의', marks: ['sport', 'athleisure', 'golf', 'cycling'], unlessFit: true }
const trainers: Kit = {
  type: 'SHOES',
  what: '운동화',
  marks: ['sport', 'sneaker', 'courtOnly', 'ballOnly'],
}

/** Kit without which nobody does a sport. */
const kits: Partial<Record<Purpose, readonly Kit[]>> = {
  'SPORT HIKING': [
    { type: 'SHOES', what: '등산화', marks: ['hiking', 'grips', 'sneaker', 'sport'] },
    { ...trousers, what: '등산 바지', marks: ['hiking', ...trousers.marks] },
    top,
  ],
  'SPORT RUNNING': [
    // Of shoes for sport only those for running have the mark of mesh.
    { type: 'SHOES', what: '러닝화', marks: ['mesh', 'sport', 'sneaker'] },
    { ...trousers, unlessFit: false },
    top,
  ],
  'SPORT GYM': [{ ...trousers, unlessFit: false }, top],
  'SPORT BALL': [trainers, trousers, top],
  'SPORT GOLF': [
    { type: 'SHOES', what: '골프화', marks: ['golfOnly', 'sport', 'sneaker'] },
    { ...trousers, what: '골프 바지', marks: ['golf', ...trousers.marks] },
    top,
  ],
  'SPORT CYCLING': [{ type: 'HAT', what: '헬멧', marks: ['helmet'] }, trousers, top],
}
/** Kit for a sport that people have not named. */
const anySport: readonly Kit[] = [
  { ...trousers, what: '바지', marks: ['hiking', ...trousers.marks] },
  { ...top, what: '상의' },
  { ...trainers, what: '신발', marks: ['hiking', 'grips', ...trainers.marks] },
]

const sportWords: Partial<Record<Purpose, string>> = {
  'SPORT HIKING': '등산',
  'SPORT RUNNING': '러닝',
  'SPORT GYM': '헬스',
  'SPORT BALL': '구기 운동',
  'SPORT GOLF': '골프',
  'SPORT CYCLING': '자전거',
}

/** Names of kit that fit every piece which serves as it: a person who owns such a piece owns the kit. */
const loose = new Set([trainers, trousers, top, ...anySport].map(({ what }) => what))

/** Whether a piece serves as the kit; a helmet may also be listed under a type other than hats. */
const serves = (f: Facts, { type, marks }: Kit) =>
  (f.slot === type && has(f, ...marks)) || (type === 'HAT' && f.kind === 'sportGear' && f.says.has('cycling'))

/** Share (0–1) of people who would not wear a piece for a sport, from which it does not replace the kit. */
const unfitFrom = 0.8

/** Whether a piece is worn in the place of one of the type; a dress takes the place of top and trousers. */
const isInPlaceOf = ({ slot }: Facts, type: Facts['type']) =>
  slot === type || (slot === 'DRESS' && (type === 'TOP' || type === 'BOTTOM'))

/** Whether nothing that is worn in the place of the kit suits the sport. */
const isUnfit = ({ items, day }: Scene, { type }: Kit) =>
  items.filter((f) => isInPlaceOf(f, type)).every((f) => unsuitable(f, day.purpose, fittedTables()) >= unfitFrom)

function missingOf(scene: Scene): readonly Kit[] {
  const { day, items } = scene
  if (day.occasion !== 'SPORT') return []
  return (day.isNamed ? (kits[day.purpose] ?? []) : anySport).filter(
    (kit) =>
      !items.some((f) => serves(f, kit)) &&
      (!kit.unlessFit || isUnfit(scene, kit)) &&
      // Rain boots were chosen because of the rain, so no sentence says that sports shoes are missing.
      !(day.rain.said && items.some((f) => f.slot === kit.type && has(f, 'rainShoe'))),
  )
}

/** Returns the marks of pieces whose owner has the kit, of which the sentence then says that it is left out. */
const ownMarks = ({ what, marks }: Kit) => (loose.has(what) ? marks : marks.slice(0, 1))

/** Most kit that one sentence names. */
const mostNamed = 2

/** Returns the sentence about kit that is missing for a sport; null if nothing is missing. */
export function kitSentence(scene: Scene): Draft | null {
  const { day, items, closet } = scene
  const missing = missingOf(scene)
  const [first] = missing
  if (!first) return null
  // Trainers serve for golf, but are no golf shoes: the first mark alone shows whether golf shoes are owned.
  const isOwnedKit = (kit: Kit) => closet.some((f) => serves(f, { ...kit, marks: ownMarks(kit) }))
  const isOwned = isOwnedKit(first)
  const named = (first.type === 'HAT' ? [first] : missing.filter((kit) => isOwnedKit(kit) === isOwned)).slice(
    0,
    mostNamed,
  )
  const words = named.map(({ what }, at) => withParticle(what, at < named.length - 1 ? '과/와' : '이/가')).join(' ')
  const sport = (day.isNamed && sportWords[day.purpose]) || '운동'
  const headline = `${sport}에 맞는 ${words} ${isOwned ? '빠졌어요' : '옷장에 없어요'}`
  const isReplaced = items.some((f) => isInPlaceOf(f, first.type))
  const reason = isOwned
    ? '세탁이나 보관 중인지 확인해 보세요'
    : isReplaced
      ? '있는 옷 중에서 가장 가까운 것으로 골랐어요'
      : first.type === 'HAT'
        ? '빌려서라도 꼭 쓰고 타세요'
        : '하나 마련해 두면 편해요'
  const claims = named.map((kit): Claim => ({ is: 'noKit', type: kit.type, marks: ownMarks(kit), isOwned }))
  return { weight: 71, sentence: { kind: 'MISSING', headline, reason, claims } }
}
