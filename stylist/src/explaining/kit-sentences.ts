import { withParticle } from '@otday/common/particles'
import type { Purpose } from '../day/plan.ts'
import { type Facts, has } from '../reading/facts.ts'
import type { Draft } from './claims.ts'
import type { Scene } from './scene.ts'

/** Kit without which nobody does a sport: its type, its name, and marks of pieces that serve as it, the best first. */
const kits: Partial<
  Record<Purpose, readonly (readonly [type: Facts['type'], what: string, marks: readonly string[]])[]>
> = {
  'SPORT HIKING': [['SHOES', '등산화', ['hiking', 'grips', 'sneaker', 'sport']]],
  'SPORT RUNNING': [
    // Of shoes for sport only those for running have the mark of mesh.
    ['SHOES', '러닝화', ['mesh', 'sport', 'sneaker']],
    ['BOTTOM', '운동 바지', ['sport', 'athleisure', 'tight']],
  ],
  'SPORT GYM': [['BOTTOM', '운동 바지', ['sport', 'athleisure', 'tight']]],
  'SPORT BALL': [['SHOES', '운동화', ['sport', 'sneaker', 'courtOnly', 'ballOnly']]],
  'SPORT GOLF': [['SHOES', '골프화', ['golfOnly', 'sport', 'sneaker']]],
  'SPORT CYCLING': [['HAT', '헬멧', ['helmet']]],
}

const sportWords: Partial<Record<Purpose, string>> = {
  'SPORT HIKING': '등산',
  'SPORT RUNNING': '러닝',
  'SPORT GYM': '헬스',
  'SPORT BALL': '구기 운동',
  'SPORT GOLF': '골프',
  'SPORT CYCLING': '자전거',
}

/** Names of kit that fit every piece which serves as it: a person who owns such a piece owns the kit. */
const loose = new Set(['운동화', '운동 바지'])

/** Whether a piece serves as the kit; a helmet may also be listed under a type other than hats. */
const serves = (f: Facts, type: Facts['type'], marks: readonly string[]) =>
  (f.slot === type && has(f, ...marks)) || (type === 'HAT' && f.kind === 'sportGear' && f.says.has('cycling'))

/**
 * Returns the sentence about kit that is missing for a sport; null if nothing is missing, or if rain boots take the
 * place of the shoes.
 */
export function kitSentence({ day, items, closet }: Scene): Draft | null {
  const missing = (day.isNamed ? (kits[day.purpose] ?? []) : []).filter(
    ([type, , marks]) => !items.some((f) => serves(f, type, marks)),
  )
  const [first] = missing
  if (!first) return null
  const [type, what, marks] = first
  // Rain boots were chosen because of the rain, so no sentence says that sports shoes are missing.
  if (day.rain.said && items.some((f) => f.slot === type && has(f, 'rainShoe'))) return null
  // Trainers serve for golf, but are no golf shoes: the first mark alone shows whether golf shoes are owned.
  const own = loose.has(what) ? marks : marks.slice(0, 1)
  const isOwned = closet.some((f) => serves(f, type, own))
  const headline = `${sportWords[day.purpose] ?? '운동'}에 맞는 ${withParticle(what, '이/가')} ${isOwned ? '빠졌어요' : '옷장에 없어요'}`
  const isReplaced = items.some((f) => f.slot === type)
  const reason = isOwned
    ? '세탁이나 보관 중인지 확인해 보세요'
    : isReplaced
      ? '있는 옷 중에서 가장 가까운 것으로 골랐어요'
      : type === 'HAT'
        ? '빌려서라도 꼭 쓰고 타세요'
        : '하나 마련해 두면 편해요'
  return {
    weight: 71,
    sentence: { kind: 'MISSING', headline, reason, claims: [{ is: 'noKit', type, marks: own, isOwned }] },
  }
}
