import type { PrecipitationType, SkyStatus } from '@otday/contract'
import { type Cell, centreOf, type Point } from '../../places/index.ts'
import type { MidDay } from '../provider.ts'
import { daysAfter, seoulDate } from '@otday/common/seoul-time'
import type { Item } from './read-response.ts'
import { percentOf, temperatureOf, textOf } from './read-values.ts'
import { EAST_OF_THE_RIDGE, LAND_REGIONS, MID_CITIES, type MidCity, WEST_OF_THE_RIDGE } from './regions.data.ts'

/** Returns the five digits of a district, of which the first two are the province's; null where nobody lives. */
export type CodeAt = (point: Point) => string | null

/**
 * Returns the region of KMA's mid-term forecast in which a cell lies, and the nearest city of that region, whose
 * temperatures are used.
 */
export function midRegionOf(cell: Cell, codeAt: CodeAt): { land: string; city: string } {
  const centre = centreOf(cell)
  const code = codeAt(centre) ?? ''
  const ofProvince = LAND_REGIONS[code.slice(0, 2)]
  const isEast = ofProvince === WEST_OF_THE_RIDGE && EAST_OF_THE_RIDGE.districts.includes(code.slice(2))
  const land = isEast ? EAST_OF_THE_RIDGE.region : ofProvince
  const cities = MID_CITIES.filter((city) => land === undefined || city.land === land)
  const nearest = cities.reduce((best, city) => (away(city, centre) < away(best, centre) ? city : best))
  return { land: land ?? nearest.land, city: nearest.id }
}

/** Returns a distance in degrees of latitude that is just exact enough to find the nearest city. */
const away = (city: MidCity, point: Point) =>
  Math.hypot(city.latitude - point.latitude, (city.longitude - point.longitude) * 0.8)

/** Number of days after its own date that an issue may cover. */
const reach = 10
const daysOf = (base: Date) => Array.from({ length: reach + 1 }, (_, n) => ({ n, date: daysAfter(seoulDate(base), n) }))

export const midTemperaturesOf = ([item]: readonly Item[], base: Date): MidDay[] =>
  daysOf(base).flatMap(({ n, date }) => {
    const [min, max] = [temperatureOf(item?.[`taMin${n}`]), temperatureOf(item?.[`taMax${n}`])]
    return min === null || max === null ? [] : [{ date, min, max }]
  })

/** Returns the days for which mornings and afternoons are stated separately. */
export const midSkiesOf = ([item]: readonly Item[], base: Date): MidDay[] =>
  daysOf(base).flatMap(({ n, date }) => {
    const [am, pm] = (['Am', 'Pm'] as const).map((half) => halfOf(item?.[`wf${n}${half}`], item?.[`rnSt${n}${half}`]))
    return am && pm ? [{ date, am, pm }] : []
  })

const skies: Readonly<Record<string, SkyStatus>> = {
  맑음: 'CLEAR',
  구름많음: 'MOSTLY_CLOUDY',
  구름많고: 'MOSTLY_CLOUDY',
  흐림: 'CLOUDY',
  흐리고: 'CLOUDY',
}
const precipitations: Readonly<Record<string, PrecipitationType>> = {
  비: 'RAIN',
  눈: 'SNOW',
  '비/눈': 'RAIN_SNOW',
  '눈/비': 'RAIN_SNOW',
  소나기: 'SHOWER',
}
const phrase = /^(?:(맑음|구름많음|흐림)|(구름많고|흐리고)\s*(?:한때|가끔)?\s*(비\/눈|눈\/비|비|눈|소나기))$/

/** Parses phrases such as `흐리고 가끔 비/눈`; undefined for unknown phrases. */
function halfOf(sent: unknown, chance: unknown): NonNullable<MidDay['am']> | undefined {
  const [, plain, clouds, falling] = phrase.exec(textOf(sent)) ?? []
  const sky = skies[plain ?? clouds ?? '']
  if (!sky) return undefined
  return { sky, precip: falling ? (precipitations[falling] ?? null) : 'NONE', pop: percentOf(chance) }
}
