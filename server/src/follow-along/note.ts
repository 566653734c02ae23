import { withParticle } from '@otday/common/particles'
import { seoulDate } from '@otday/common/seoul-time'
import type { FollowedPiece, Temperature } from '@otday/contract'
import type { Verdict } from '@otday/stylist'
import type * as z from 'zod'

type Celsius = Pick<z.infer<typeof Temperature>, 'current' | 'min' | 'max'>

/**
 * Least difference in temperature, in °C, that the sentence mentions: `saidFrom` if pieces were added, exchanged or
 * left out, `noticed` if the outfit is the same.
 */
const saidFrom = 2
const noticed = 3

/**
 * Returns the temperature of the hour in °C or, without one, the middle of the day's range; null where both are
 * unknown.
 */
function celsiusOf({ current, min, max }: Celsius): number | null {
  if (current !== null) return current
  return min === null || max === null ? null : (min + max) / 2
}

/** Returns by how many °C the day is warmer than the day of the post; null where unknown. */
export function warmerBy(day: Celsius, posted: Celsius): number | null {
  const [now, then] = [celsiusOf(day), celsiusOf(posted)]
  return now === null || then === null ? null : Math.round(now) - Math.round(then)
}

interface Noting {
  author: string
  posted: Celsius
  warmer: number | null
  /**
   * The stylist's verdict on whether the posted pieces are too cold or too hot for the day, before any was added,
   * exchanged or left out.
   */
  verdict: Verdict
  pieces: readonly FollowedPiece[]
  weather: { date: string }
  at: Date
}

/** Returns a sentence on how the day differs from the day of the post; null if no difference is worth mentioning. */
export function noteOf({ author, posted, warmer, verdict, pieces, weather, at }: Noting): string | null {
  const then = celsiusOf(posted)
  if (warmer === null || then === null) return null
  const done = doneTo(pieces)
  if (!done && Math.abs(warmer) < noticed) return null
  const isToday = weather.date === seoulDate(at)
  const worn = `${author} 님은 ${degrees(then)}에 입었어요.`
  if (Math.abs(warmer) < saidFrom) return `${worn} ${isToday ? '오늘' : '그날'} 날씨에 맞춰 ${done}.`
  const difference = `${isToday ? '지금은' : '그날은'} ${degrees(Math.abs(warmer))} ${warmer < 0 ? '낮' : '높'}`
  if (!done) return `${worn} ${difference}아요.`
  const isWhy = verdict === 'COLD' ? warmer < 0 : warmer > 0
  return `${worn} ${difference}${isWhy ? '아서' : '지만'} ${done}.`
}

const degrees = (celsius: number) => `${Math.round(celsius)}°`.replace('-', '\u2212')

function doneTo(pieces: readonly FollowedPiece[]): string | null {
  const line = pieces.find(({ how }) => how === 'ADDED' || how === 'EXCHANGED' || how === 'LEFT_OUT')
  if (line?.piece) {
    if (line.how === 'ADDED') return `${withParticle(line.piece.name, '을/를')} 더했어요`
    return `${withParticle(line.piece.name, '으로/로')} 바꿨어요`
  }
  return line?.posted ? `${withParticle(line.posted.name, '을/를')} 뺐어요` : null
}
