import { atSeoul, fullHour, seoulDate, seoulHour } from '@otday/common/seoul-time'
import type { ClothesType, PrecipitationType, WeatherHour } from '@otday/contract'
import type { BriefedOutfit } from '../recommendations/index.ts'
import type { WeatherAlert } from '../weather/index.ts'

/** Probability of rain in %: from `likely` rain is mentioned, from `sure` as certain. */
const likely = 60
const sure = 80
/** Amount of rain in mm an hour from which the Korea Meteorological Administration speaks of 강한 비 (heavy rain). */
const strongRain = 15

/** A sentence for each warning, gravest first; rain and snow are mentioned by hour instead. */
const warnings: readonly (readonly [WeatherAlert, string])[] = [
  ['HEAT', '무척 더워요. 물을 자주 마셔요.'],
  ['COLD', '무척 추워요. 목도리와 장갑을 챙겨요.'],
  ['WIND', '바람이 강하게 불어요.'],
  ['COLDER', '어제보다 훨씬 추워요.'],
  ['WARMER', '어제보다 훨씬 따뜻해요.'],
]

export const sampleText = '실제 예보를 받지 못해 예시 날씨로 골랐어요. 나가기 전에 날씨를 확인해 주세요.'
export const planAwayText = '계획한 옷이 세탁이나 보관 중이라 다른 옷을 골랐어요.'

/** Returns the sentence of the gravest warning; empty without one. */
export function warningText(alerts: readonly WeatherAlert[], hours: readonly WeatherHour[], now: Date): string {
  if (wetHours(hours, now).some(({ precipitationAmount }) => (precipitationAmount ?? 0) >= strongRain))
    return '강한 비가 와요. 젖지 않게 조심해요.'
  return warnings.find(([alert]) => alerts.includes(alert))?.[1] ?? ''
}

/**
 * Returns when it rains or snows during the remaining day, such as `오후 3시–6시에 비가 와요(80%). 우산을 챙겨요.`; empty when dry.
 */
export function rainText(hours: readonly WeatherHour[], now: Date): string {
  const wet = wetHours(hours, now)
  const [first] = wet
  if (!first) return ''
  const others = wet.slice(1)
  const next = others.findIndex(({ at }, index) => at.getTime() !== first.at.getTime() + (index + 1) * 3_600_000)
  const spell = wet.slice(0, next === -1 ? wet.length : next + 1)
  const when = spell.length === 1 ? `${hourText(first.at)}쯤` : `${hourText(first.at)}–${endText(spell)}에`
  const most = Math.max(...spell.map(({ precipitationProbability }) => precipitationProbability ?? 0))
  const what = fallWord(spell)
  const more = next === -1 ? '' : ' 뒤에도 더 와요.'
  const falls = most > 0 && most < sure ? '올 수 있어요' : '와요'
  return `${when} ${what} ${falls}${most > 0 ? `(${Math.round(most)}%)` : ''}.${more} ${advice[what]}`
}

type Fall = '비가' | '눈이' | '비나 눈이'
const advice: Record<Fall, string> = {
  비가: '우산을 챙겨요.',
  눈이: '미끄럽지 않은 신발이 좋아요.',
  '비나 눈이': '우산을 챙겨요.',
}

function fallWord(spell: readonly WeatherHour[]): Fall {
  const types = new Set<PrecipitationType>(spell.map(({ precipitationType }) => precipitationType))
  const snows = types.has('SNOW')
  const rains = types.has('RAIN') || types.has('SHOWER')
  if (types.has('RAIN_SNOW') || (snows && rains)) return '비나 눈이'
  return snows ? '눈이' : '비가'
}

function wetHours(hours: readonly WeatherHour[], now: Date): WeatherHour[] {
  const end = atSeoul(seoulDate(now), 24)
  return hours.filter(({ at, precipitationType, precipitationProbability }) => {
    if (at < fullHour(now) || at >= end) return false
    if (precipitationProbability !== null) return precipitationProbability >= likely
    return precipitationType !== 'NONE'
  })
}

const parts = ['새벽', '오전', '오후', '밤'] as const
/** Hours at which the parts of a day begin. */
const partsFrom = [0, 6, 12, 21] as const

function hourText(at: Date): string {
  const hour = seoulHour(at)
  const part = parts[partsFrom.findLastIndex((from) => from <= hour)] ?? ''
  return `${part} ${hour % 12 || 12}시`
}

/** Returns the time at which the last hour of a spell ends. */
function endText(spell: readonly WeatherHour[]): string {
  const last = spell.at(-1)
  const hour = last ? seoulHour(last.at) + 1 : 0
  return hour === 24 ? '자정' : `${hour % 12 || 12}시`
}

const degrees = (celsius: number) => `${celsius < 0 ? '−' : ''}${Math.abs(Math.round(celsius))}°`

/**
 * Returns a title such as `오늘 3°–13°, 코트에 니트`; `known` is the day's range in °C, null for sample weather, which is made
 * up as no forecast is available.
 */
export function titleText(known: { min: number | null; max: number | null } | null, outfit: string): string {
  const { min = null, max = null } = known ?? {}
  const range = min === null || max === null ? '' : `${degrees(min)}–${degrees(max)}`
  return ['오늘', [range, outfit].filter(Boolean).join(', ') || '날씨'].join(' ')
}

const orders: readonly (readonly ClothesType[])[] = [['OUTER'], ['TOP', 'DRESS'], ['BOTTOM']]

/** Names an outfit by its two most important pieces, such as 코트에 니트. */
export function outfitText({ clothes }: BriefedOutfit): string {
  const labels = orders.flatMap((types) => clothes.find(({ type }) => types.includes(type))?.label ?? [])
  const [first = '', second] = labels
  return second ? `${first}에 ${second}` : first
}
