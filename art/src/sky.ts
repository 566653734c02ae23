import type { FlatLaySky, PrecipitationType, SkyStatus } from '@otday/contract'

/** The sky of a forecast, as the weather panel and flat lays show it. */
export type Sky = FlatLaySky

/** Returns the sky that is drawn for a forecast: precipitation goes first, then a covered sky, then the night. */
export function skyOf(sky: SkyStatus, precipitation: PrecipitationType, night = false): Sky {
  if (precipitation === 'SNOW') return 'snow'
  if (precipitation !== 'NONE') return 'rain'
  if (sky === 'CLOUDY') return 'cloudy'
  if (night) return 'night'
  return sky === 'MOSTLY_CLOUDY' ? 'mostly-cloudy' : 'clear'
}
