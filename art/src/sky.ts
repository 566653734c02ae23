import type { FlatLaySky, PrecipitationType, SkyStatus } from '@otday/contract'

/** Scenery of a forecast: of the weather panel and of flat lays. */
export type Sky = FlatLaySky

/** What falls goes first, then a covered sky, then the night. */
export function skyOf(sky: SkyStatus, precipitation: PrecipitationType, night = false): Sky {
  if (precipitation === 'SNOW') return 'snow'
  if (precipitation !== 'NONE') return 'rain'
  if (sky === 'CLOUDY') return 'cloudy'
  if (night) return 'night'
  return sky === 'MOSTLY_CLOUDY' ? 'mostly-cloudy' : 'clear'
}
