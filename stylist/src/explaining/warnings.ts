/** Levels of warnings as the KMA names them, the lightest first. */
export type Level = '관심' | '주의' | '경고' | '위험'

type Steps = readonly (readonly [from: number, level: Level])[]

const highest = (steps: Steps, value: number): Level | null => steps.findLast(([from]) => value >= from)?.[1] ?? null

/** Felt °C from which each level of a heat warning applies (KMA impact forecast for heat). */
const heatSteps: Steps = [
  [31, '관심'],
  [33, '주의'],
  [35, '경고'],
  [38, '위험'],
]
/**
 * Degrees by which the day's minimum is below 0 °C, from which each level applies (KMA cold wave advisory and warning).
 */
const coldSteps: Steps = [
  [12, '주의'],
  [15, '경고'],
]
/**
 * mm of snow as water, about as many cm of new snow, from which each level applies (KMA heavy snow advisory and
 * warning).
 */
const snowSteps: Steps = [
  [5, '주의'],
  [20, '경고'],
]
/**
 * mm of rain in an hour from which each level applies: the first is 매우 강한 비 (very heavy rain) of the KMA, the second
 * that at which emergency messages are sent.
 */
const downpourSteps: Steps = [
  [30, '주의'],
  [50, '경고'],
]

export const heatLevel = (felt: number) => highest(heatSteps, felt)
export const coldLevel = (minimum: number) => highest(coldSteps, -minimum)
export const snowLevel = (total: number) => highest(snowSteps, total)
export const downpourLevel = (hourly: number) => highest(downpourSteps, hourly)

/** Wind in m/s from which it is STRONG, as in the weather panel. */
export const strongWindFrom = 9

/** Returns whole °C of the air for a sentence: rounded, but never to a warning level that is not reached. */
export function spokenAir(celsius: number): number {
  const rounded = Math.round(celsius) + 0
  return coldLevel(rounded) === coldLevel(celsius) ? rounded : rounded + 1
}
export function spokenFelt(celsius: number): number {
  const rounded = spokenAir(celsius)
  return heatLevel(rounded) === heatLevel(celsius) ? rounded : rounded - 1
}
