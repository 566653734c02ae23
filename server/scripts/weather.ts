/**
 * Prints the weather that the app would show at a place, and which source each forecast comes from: `npm run weather --
 * --lat 37.5665 --lon 126.978`.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { errorCatalogue, precipitationLabels, skyLabels, weatherSources, windLabels } from '@otday/contract'
import { loadPlaces, openNames, openPlaces } from '../src/places/index.ts'
import { openUpstreams } from '../src/upstreams/index.ts'
import { type Forecasts, openWeather } from '../src/weather/index.ts'
import { systemClock } from '#platform/clock.ts'
import { ConfigError, loadConfig } from '#platform/config/index.ts'
import { migrate, openTemporaryDatabase } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { createMetrics } from '#platform/observability/metrics.ts'
import { giveUp, say } from '#platform/process/say.ts'

/** An error whose message the person who typed the command can act on. */
class Refusal extends Error {}

const usage = '사용법: npm run weather -- --lat <위도> --lon <경도>   예: --lat 37.5665 --lon 126.978'
const placesFile = fileURLToPath(new URL('../.cache/places.bin', import.meta.url))

type Days = Awaited<ReturnType<Forecasts['fiveDays']>>

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { lat: { type: 'string' }, lon: { type: 'string' } } })
  const [latitude, longitude] = [Number(values.lat || Number.NaN), Number(values.lon || Number.NaN)]
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) throw new Refusal(usage)
  const { weather } = loadConfig({ ...process.env, NODE_ENV: undefined })
  const readPlaces = await loadPlaces({ cacheFile: placesFile, clock: systemClock })
  // Refuses unsupported positions before a database is opened or a provider asked.
  await openPlaces({ readPlaces, nameOf: async () => null }).place({ latitude, longitude })
  // In memory: a running server locks its own database, and stored forecasts would hide what providers say now.
  const database = await openTemporaryDatabase()
  try {
    await migrate(database.pool)
    const faults: string[] = []
    const note = (context: object, message: string) => void faults.push(`${message} ${JSON.stringify(context)}`)
    const log = { error: note, warn: note }
    const deps = { db: database.db, clock: systemClock, log, metrics: createMetrics() }
    const upstreams = openUpstreams(deps)
    const places = openPlaces({ readPlaces, nameOf: openNames({ ...deps, upstreams }, weather.kakao) })
    const place = await places.place({ latitude, longitude })
    const { forecasts } = openWeather({ ...deps, upstreams, places }, weather)
    say(
      `위치  ${place.locationNames.join(' ')} (격자 ${place.x}, ${place.y}), 행정구역 ${readPlaces().asOf} 기준`,
      `순서  ${[...weather.providers, 'sample'].join(' → ')}`,
      '',
      ...linesOf(await brought(forecasts, { nx: place.x, ny: place.y })),
      ...(faults.length > 0 ? ['', '문제', ...faults] : []),
    )
  } finally {
    await database.close()
  }
}

/** Loads the forecast without a time limit, because nobody waits for a page here. */
async function brought(forecasts: Forecasts, cell: { nx: number; ny: number }): Promise<Days> {
  await forecasts.refresh(cell)
  return forecasts.fiveDays(cell)
}

const linesOf = (days: Days) =>
  days.flatMap(({ forecast: day }) => [
    `${seoul(day.forecastAt, 10)}  ${skyLabels[day.skyStatus]}, 강수 ${precipitationLabels[day.precipitation.type]} ${shown(
      day.precipitation.probability,
      '%',
    )} ${shown(day.precipitation.amount, 'mm')}${day.precipitationWord ? ` (${day.precipitationWord})` : ''}`,
    `            ${shown(day.temperature.current, '°')} (최저 ${shown(day.temperature.min, '°')}, 최고 ${shown(
      day.temperature.max,
      '°',
    )}), 습도 ${shown(day.humidity.current, '%')}, ${windLabels[day.windSpeed.asWord]} ${shown(day.windSpeed.speed, 'm/s')}`,
    `            ${weatherSources[day.source].text}, ${seoul(day.forecastedAt, 16)} 발표${
      day.staleMinutes > 0 ? `, ${day.staleMinutes}분 늦음` : ''
    }${day.flags.length > 0 ? ` [${day.flags.join(', ')}]` : ''}`,
  ])

const shown = (value: number | null, unit: string) => (value === null ? '-' : `${value}${unit}`)
const seoul = (at: Date, length: number) =>
  new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, length).replace('T', ' ')

/** Returns an error's message for the person who typed the command, without a stack. */
function plainWords(error: unknown): string {
  if (error instanceof AppError) return [errorCatalogue[error.code][1], ...Object.values(error.details)].join(' ')
  if (error instanceof ConfigError || error instanceof Refusal) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  return code?.startsWith('ERR_PARSE_ARGS') ? usage : message
}

try {
  await main()
} catch (error) {
  giveUp(plainWords(error))
}
