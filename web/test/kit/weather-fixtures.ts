import { type Location, type Recommendation, type Weather, WeatherId } from '@otday/contract'
import * as z from 'zod'
import { numbered } from './numbered.ts'
import { hani } from './people.ts'

export const hour = 3_600_000

/** Returns a forecast of a mild, clear day, `ahead` days from today. */
export const dayOf = (ahead: number, location: Location, over: Partial<Weather> = {}): Weather => ({
  id: z.decode(WeatherId, numbered(700 + ahead)),
  location,
  forecastedAt: new Date(Date.now() - hour),
  forecastAt: new Date(Date.now() + ahead * 24 * hour),
  skyStatus: 'CLEAR',
  precipitation: { type: 'NONE', amount: 0, probability: 10 },
  humidity: { current: 50, comparedToDayBefore: 2 },
  temperature: { current: 15, comparedToDayBefore: 1, min: 10, max: 20 },
  windSpeed: { speed: 2, asWord: 'WEAK' },
  source: 'kma',
  isSample: false,
  staleMinutes: 0,
  flags: [],
  precipitationWord: null,
  ...over,
})

export const daysAt = (location: Location, over: (ahead: number) => Partial<Weather> = () => ({})): Weather[] =>
  [0, 1, 2, 3, 4].map((ahead) => dayOf(ahead, location, over(ahead)))

/** Returns a recommendation without pieces, reasons and sentences. */
export const outfitOf = (weatherId: WeatherId, over: Partial<Recommendation> = {}): Recommendation => ({
  weatherId,
  userId: hani.id,
  clothes: [],
  occasion: 'CASUAL',
  reasons: [],
  sentences: [],
  question: null,
  change: null,
  fit: null,
  exhausted: false,
  missing: [],
  advice: { band: '12~16℃', text: '가벼운 겉옷이 좋아요.', examples: [] },
  pinned: [],
  renewed: null,
  earlier: false,
  saidOfDay: '',
  scene: null,
  ...over,
})
