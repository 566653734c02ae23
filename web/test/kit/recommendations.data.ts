import { atSeoul, daysAfter, seoulDate } from '@otday/common/seoul-time'
import {
  type Clothes,
  ClothesId,
  type ClothesType,
  type Feed,
  type GarmentKind,
  type Recommendation,
  type StylistPreferences,
  type StylistQuestion,
  type Weather,
  type WornWeather,
} from '@otday/contract'
import * as z from 'zod'
import { itemOf } from './diary-fixtures.ts'
import { feedOf } from './feeds.ts'
import { hani } from './people.ts'
import { seoul } from './places.ts'
import { daysAt } from './weather-fixtures.ts'

const clothesId = (at: number) => z.decode(ClothesId, `01900000-0000-7000-8001-${String(at).padStart(12, '0')}`)

const pieceOf = (at: number, name: string, type: ClothesType, kind: GarmentKind, color: string): Clothes => ({
  id: clothesId(at),
  ownerId: hani.id,
  name,
  type,
  imageUrl: null,
  picture: null,
  appearance: { kind, colors: [color] },
  attributes: [],
  createdAt: new Date(Date.UTC(2026, 4, 1, 0, at)),
})

/** Two pieces of most kinds of garments; the end-to-end tests use the same pieces. */
export const wardrobe: readonly Clothes[] = [
  pieceOf(1, '흰 반팔 티셔츠', 'TOP', 'tshirt', '#ffffff'),
  pieceOf(2, '검정 반팔 티셔츠', 'TOP', 'tshirt', '#202024'),
  pieceOf(3, '줄무늬 긴팔 티셔츠', 'TOP', 'long-sleeve', '#d0d4dc'),
  pieceOf(4, '흰 긴팔 티셔츠', 'TOP', 'long-sleeve', '#ffffff'),
  pieceOf(5, '회색 울 니트', 'TOP', 'knit', '#8a8d93'),
  pieceOf(6, '네이비 울 니트', 'TOP', 'knit', '#26304f'),
  pieceOf(7, '베이지 면 반바지', 'BOTTOM', 'shorts', '#d8c7a5'),
  pieceOf(8, '청바지', 'BOTTOM', 'jeans', '#3d5a8a'),
  pieceOf(9, '연청 청바지', 'BOTTOM', 'jeans', '#8fa9cf'),
  pieceOf(10, '네이비 울 코트', 'OUTER', 'coat', '#26304f'),
  pieceOf(11, '카키 바람막이', 'OUTER', 'windbreaker', '#6b6b45'),
  pieceOf(12, '검정 롱패딩', 'OUTER', 'long-padding', '#202024'),
  pieceOf(13, '흰 롱패딩', 'OUTER', 'long-padding', '#ffffff'),
  pieceOf(14, '흰 운동화', 'SHOES', 'sneakers', '#ffffff'),
]

export const dress = pieceOf(16, '검정 원피스', 'DRESS', 'dress', '#202024')
export const scarf = pieceOf(15, '체크 머플러', 'SCARF', 'scarf', '#9b2f35')

/** Returns forecasts of dry and mild weather for noon of five days, from today on. */
export function fiveDays(): Weather[] {
  const today = seoulDate(new Date())
  return daysAt(seoul, (ahead) => ({
    forecastedAt: atSeoul(today, 5),
    forecastAt: atSeoul(daysAfter(today, ahead), 12),
    humidity: { current: 55, comparedToDayBefore: -3 },
    temperature: { current: 12.3, comparedToDayBefore: 1.2, min: 7, max: 15 },
    windSpeed: { speed: 2.1, asWord: 'WEAK' },
  }))
}

export const workQuestion: StylistQuestion = {
  kind: 'WORK_LOOK',
  text: '출근할 때 어떻게 입으세요?',
  clothesId: null,
  options: [
    { value: 'SUIT', label: '정장' },
    { value: 'NEAT', label: '단정' },
    { value: 'FREE', label: '자유' },
    { value: 'SITE', label: '현장' },
  ],
}

export const noPreferences: StylistPreferences = {
  workLook: null,
  formalEvent: null,
  sport: null,
  hours: [],
  fixedOutfits: [],
  avoided: [],
  occasions: [],
}

export const advice: Recommendation['advice'] = {
  band: '12~16℃',
  text: '가벼운 겉옷에 니트나 맨투맨이 알맞아요.',
  examples: [
    { type: 'OUTER', name: '자켓', appearance: { kind: 'blazer', colors: [] } },
    { type: 'TOP', name: '니트', appearance: { kind: 'knit', colors: [] } },
    { type: 'BOTTOM', name: '청바지', appearance: { kind: 'jeans', colors: [] } },
  ],
}

/** Hani's post of today. */
export function postOf(pieces: readonly Clothes[], content: string): Feed {
  const [day] = fiveDays()
  if (!day) throw new Error('There is no weather.')
  const now = new Date()
  const weather = { ...day, weatherId: day.id }
  return feedOf(1, { createdAt: now, updatedAt: now, weather, ootds: pieces.map(itemOf), content })
}

/** Texts and warmth that the test's server states for every outfit. */
export const judgementWords = {
  reasons: ['낮에는 15°까지 올라가요.', '서로 어울리는 색으로 골랐어요.'],
  sentences: [
    { kind: 'WARMTH', headline: '낮 15°, 아침 7°', reason: '오늘 기온에 알맞게 골랐어요.' },
    { kind: 'LOOK', headline: '차분한 색', reason: '서로 어울리는 색으로 골랐어요.' },
  ],
  fit: { feelsLike: 11, neededClo: 1.1, outfitClo: 1.15, mostClo: 1.5, verdict: 'GOOD', coldBy: 0, hotBy: 0 },
} satisfies Pick<Recommendation, 'reasons' | 'sentences' | 'fit'>

export const wornWeather: WornWeather = {
  min: 7,
  max: 15,
  felt: 11,
  rain: 0,
  snow: false,
  wind: 2,
  skyStatus: 'CLEAR',
  precipitationType: 'NONE',
  isSample: false,
}
