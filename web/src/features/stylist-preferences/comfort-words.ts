import { comfortBound, type Feeling } from '@otday/contract'

/**
 * Returns the thanks for an answer. `offset` in °C: positive values treat days as warmer, so that outfits get cooler.
 */
export function thanksFor(feeling: Feeling, offset: number): string {
  if (feeling === 'GOOD') return '고마워요. 앞으로도 이렇게 골라 드릴게요.'
  if (Math.abs(offset) >= comfortBound) return '고마워요. 이미 할 수 있는 만큼 맞춰 골라 드리고 있어요.'
  return feeling === 'COLD'
    ? '고마워요. 다음 추천부터 조금 더 따뜻하게 골라 드릴게요.'
    : '고마워요. 다음 추천부터 조금 더 시원하게 골라 드릴게요.'
}

/** Says what was learned. `offset` in °C: negative values treat days as colder, so that outfits get warmer. */
export function learnedText(offset: number): string {
  const degrees = Math.abs(offset).toFixed(1)
  if (degrees === '0.0') return '아직 배운 것이 없어요.'
  return `지금까지의 답을 바탕으로 ${degrees}° 더 ${offset < 0 ? '따뜻하게' : '시원하게'} 골라 드려요.`
}
