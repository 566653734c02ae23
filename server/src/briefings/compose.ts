import { skyOf } from '@otday/art/sky'
import { seoulDate } from '@otday/common/seoul-time'
import { type BriefingContent, precipitationLabels, skyLabels, type UserId, type WeatherHour } from '@otday/contract'
import { planOn } from '../diary/index.ts'
import { briefOutfit, briefPlan, type BriefedOutfit } from '../recommendations/index.ts'
import { writerWithoutSession } from '../users/index.ts'
import {
  alertsOn,
  hoursOf,
  type RequiredWeather,
  requireWeather,
  viewCell,
  type WeatherAlert,
} from '../weather/index.ts'
import type { BriefingDeps } from './briefing-deps.ts'
import type { Recipient } from './queries-sending.ts'
import { outfitText, planAwayText, rainText, sampleText, titleText, warningText } from './words.ts'

interface BriefedDay {
  weather: Pick<RequiredWeather, 'id' | 'date' | 'forecast'>
  hours: WeatherHour[]
  alerts: WeatherAlert[]
}

/**
 * Returns today's weather at the recipient's place, which a briefing is about; the weather of a place is read once,
 * however many recipients are there. Null without a place or a forecast for today.
 */
export type LoadDay = (recipient: Recipient) => Promise<BriefedDay | null>

export function createDayLoader(deps: BriefingDeps, now: Date): LoadDay {
  const known = new Map<string, Promise<BriefedDay | null>>()
  return async ({ userId, nx, ny }) => {
    if (nx === null || ny === null) return null
    const key = `${nx},${ny}`
    const day = known.get(key) ?? readDay(deps, { nx, ny }, now, userId)
    known.set(key, day)
    return day.catch((error: unknown) => {
      known.delete(key)
      throw error
    })
  }
}

async function readDay(
  { db, weather: viewing }: BriefingDeps,
  cell: { nx: number; ny: number },
  now: Date,
  by: string,
): Promise<BriefedDay | null> {
  const days = await viewCell(viewing, cell, { userId: by, network: by })
  const day = days.find(({ forecast }) => seoulDate(forecast.forecastAt) === seoulDate(now))
  if (!day) return null
  const weather = await requireWeather(db, day.id)
  return { weather, hours: await hoursOf(db, weather), alerts: await alertsOn(db, weather, now) }
}

const nothing: BriefedOutfit = { clothes: [], reason: '' }

/**
 * Returns null for a recipient without a place, or when the day has no forecast.
 * @throws SessionEnded for an account that is locked or gone
 */
export async function composeBriefing(
  deps: BriefingDeps,
  recipient: Recipient,
  loadDay: LoadDay,
  now: Date,
): Promise<BriefingContent | null> {
  const day = await loadDay(recipient)
  if (!day) return null
  const outfit = recipient.withOutfit ? await outfitOf(deps, recipient.userId, day.weather) : nothing
  return {
    ...textsOf(day, outfit, recipient, now),
    clothesIds: outfit.clothes.map((piece) => piece.id),
    place: placeOf(deps, recipient),
  }
}

/**
 * Returns the texts of a briefing; for sample weather only the outfit and the statement that the weather is a sample.
 */
export function textsOf(
  { weather: { forecast }, hours, alerts }: BriefedDay,
  outfit: BriefedOutfit,
  { withRain, withWarning }: Pick<Recipient, 'withRain' | 'withWarning'>,
  now: Date,
): Omit<BriefingContent, 'clothesIds' | 'place'> {
  const { skyStatus, precipitation, temperature, isSample } = forecast
  const words = outfitText(outfit)
  const shared = { outfit: words, sky: skyOf(skyStatus, precipitation.type) }
  if (isSample)
    return {
      ...shared,
      title: titleText(null, words),
      reason: sampleText,
      rain: '',
      warning: '',
      skyLabel: '예시 날씨',
    }
  return {
    ...shared,
    title: titleText(temperature, words),
    reason: outfit.reason,
    rain: withRain ? rainText(hours, now) : '',
    warning: withWarning ? warningText(alerts, hours, now) : '',
    skyLabel: precipitation.type === 'NONE' ? skyLabels[skyStatus] : precipitationLabels[precipitation.type],
  }
}

function placeOf({ namesToday }: BriefingDeps, { locationNames, latitude, longitude }: Recipient): string {
  if (locationNames === null || latitude === null || longitude === null) return ''
  return namesToday({ locationNames, latitude, longitude }).at(-1) ?? ''
}

/**
 * Returns the outfit that the diary plans for the day. Returns a recommended outfit instead if there is no plan, if all
 * of its pieces were deleted, or if one of them is in the wash or packed away for the season.
 */
async function outfitOf({ db, styling }: BriefingDeps, userId: UserId, { id, date }: BriefedDay['weather']) {
  const plan = await planOn(db, userId, date)
  const recommended = () => briefOutfit(styling, writerWithoutSession(userId), id)
  if (!plan || plan.kept.length === 0) return recommended()
  const planned = { weatherId: id, occasion: plan.occasion ?? undefined, clothesIds: plan.kept }
  return (await briefPlan(styling, userId, planned)) ?? { ...(await recommended()), reason: planAwayText }
}

/** Returns the body of a push: the first two of warning, rain and reason for the outfit that are not empty. */
export const bodyOf = ({ warning, rain, reason }: BriefingContent): string =>
  [warning, rain, reason].filter(Boolean).slice(0, 2).join(' ') || '오늘 날씨를 확인해 보세요.'
