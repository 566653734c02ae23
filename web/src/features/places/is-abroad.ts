import { abroad } from './abroad.data.ts'

/** Says that the typed place is abroad, in every search for places. */
export const abroadText = '아직 국내만 돼요. 해외 날씨는 몰라요.'

/** Whether a typed place is abroad, judged by all of it or by its first word. */
export function isAbroad(typed: string): boolean {
  const words = typed.trim().toLowerCase()
  return abroad.has(words.replace(/\s/g, '')) || abroad.has(words.split(/[\s,]/)[0] ?? '')
}
