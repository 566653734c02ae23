import { withParticle } from '@otday/common/particles'
import { familyOf } from '../choosing/tables.ts'
import type { Verdict } from '../choosing/verdict.ts'
import { speechName } from '../explaining/speech-name.ts'
import type { Facts } from '../reading/facts.ts'
import { kindLabel } from '../reading/kind-rows.ts'
import type { FollowedPiece } from './follow.ts'
import type { Hindrance, Passed } from './match.ts'
import { colorGap } from './nearness.ts'

export type Compared = {
  verdict: Verdict
  /** °C by which the day is warmer than that of the post; null where unknown. */
  warmer: number | null
  /** Korean label of the type that the piece is worn as. */
  label: string
}

const hindrances: Readonly<Record<Hindrance, string>> = {
  WASH: '세탁 중이라',
  STORAGE: '보관 중이라',
  PLANNED: '곧 입을 계획이라',
  WORN: '어제 입어서',
  COLD: '오늘 입기엔 추워서',
  HOT: '오늘 입기엔 더워서',
  WET: '비에 약해서',
}
const ended: Readonly<Partial<Record<Hindrance, string>>> = {
  WASH: '세탁 중이에요',
  STORAGE: '보관 중이에요',
  PLANNED: '곧 입을 계획이에요',
}

/**
 * Gap (`colorGap`) up to which colors are called close, and least difference in lightness (0–1) that a sentence
 * mentions.
 */
const nearColor = 0.13
const namedLightness = 0.06

/** Least difference in °C between the temperature of the day and that of the post that a sentence mentions. */
const saidFrom = 2

const isNearColor = (a: Facts, b: Facts) => (colorGap(a.color, b.color) ?? 1) <= nearColor

function weatherWords({ verdict, warmer }: Pick<Compared, 'verdict' | 'warmer'>): string {
  const degrees = warmer === null ? 0 : Math.round(warmer)
  if (verdict === 'COLD') return degrees <= -saidFrom ? `${-degrees}° 낮아서` : '오늘은 추워서'
  return degrees >= saidFrom ? `${degrees}° 높아서` : '오늘은 더워서'
}

/** Returns Korean words that compare two pieces' colors; null if a color is unknown. */
function shadeOf(posted: Facts, piece: Facts): string | null {
  if (!posted.color || !piece.color) return null
  if (!isNearColor(posted, piece)) return '색은 달라요'
  const lighter = piece.color.l - posted.color.l
  if (Math.abs(lighter) < namedLightness) return '색이 가까워요'
  return lighter > 0 ? '조금 더 밝은 색이에요' : '조금 더 짙은 색이에요'
}

function likenessOf(posted: Facts, piece: Facts): string {
  const shade = shadeOf(posted, piece)
  if (posted.kind === piece.kind) {
    const label = kindLabel(piece.slot, piece.kind)
    return shade ? `같은 ${label}, ${shade}` : `같은 ${withParticle(label, '이에요/예요')}`
  }
  if (familyOf(posted.kind) === familyOf(piece.kind)) return shade ? `비슷한 종류, ${shade}` : '비슷한 종류예요'
  const tone = isNearColor(posted, piece) ? '톤이 가까운' : '느낌이 가까운'
  return `${tone} ${withParticle(speechName(piece), '으로/로')} 골랐어요`
}

function passedOver({ piece, because }: Passed, posted: Facts, chosen: Facts): string {
  const tone = isNearColor(posted, chosen) ? '톤이 가까운' : '비슷한'
  const other = withParticle(speechName(chosen), '으로/로')
  return `${withParticle(speechName(piece), '은/는')} ${hindrances[because]} ${tone} ${other} 골랐어요`
}

/** Returns a short clause in Korean on how a piece stands in for the posted one. */
export function followReason({ posted, piece, how, passed }: FollowedPiece, day: Compared): string {
  const { label } = day
  switch (how) {
    case 'SAME':
      return posted?.color ? '종류와 색이 같아요' : '종류가 같아요'
    case 'ADDED':
      return `${weatherWords(day)} 한 겹 더했어요`
    case 'LEFT_OUT':
      return `${weatherWords(day)} 뺐어요`
    case 'EXCHANGED':
      return `${weatherWords(day)} 더 ${day.verdict === 'COLD' ? '따뜻한' : '얇은'} 옷으로 바꿨어요`
    case 'INSTEAD':
      return posted
        ? `비슷한 ${withParticle(label, '이/가')} 없어서 어울리는 옷으로 골랐어요`
        : '나머지와 어울리는 옷으로 골랐어요'
    case 'MISSING': {
      const away = passed && ended[passed.because]
      return away
        ? `${withParticle(speechName(passed.piece), '은/는')} ${away}`
        : `비슷한 ${withParticle(label, '이/가')} 아직 없어요`
    }
    case 'CLOSE':
      if (!posted || !piece) return ''
      return passed ? passedOver(passed, posted, piece) : likenessOf(posted, piece)
  }
}
