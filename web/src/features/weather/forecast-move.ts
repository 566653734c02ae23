import type { Weather } from '@otday/contract'
import { degreesOf } from '../../platform/time/format.ts'

/** Change of high or low, in °C, from which another outfit is offered. */
const worthIt = 3

type Conditions = Pick<Weather, 'temperature' | 'precipitation'>

/**
 * Returns how the forecast changed: rain or snow where there was none, or a high or low that differs by 3 °C or more;
 * otherwise null. The current temperature does not count, because it changes with every hour.
 */
export function moveOf(before: Conditions, now: Conditions): string | null {
  if (before.precipitation.type === 'NONE' && now.precipitation.type !== 'NONE') return '비나 눈 소식이 생겼어요.'
  const ends = [
    ['최고', before.temperature.max, now.temperature.max],
    ['최저', before.temperature.min, now.temperature.min],
  ] as const
  for (const [name, from, to] of ends)
    if (from !== null && to !== null && Math.abs(to - from) >= worthIt)
      return `${name} 기온이 ${degreesOf(Math.abs(to - from))} ${to > from ? '올랐어요' : '내렸어요'}.`
  return null
}
