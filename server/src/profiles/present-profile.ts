import type { Location, Profile } from '@otday/contract'
import type { Urls } from '#platform/urls.ts'
import type { ProfileRow } from './queries.ts'

/** Null unless complete. */
function locationOf({ latitude, longitude, nx, ny, locationNames }: ProfileRow): Location | null {
  if (latitude === null || longitude === null || nx === null || ny === null || locationNames === null) return null
  return { latitude, longitude, x: nx, y: ny, locationNames }
}

export const ownProfile = (urls: Urls, row: ProfileRow): Profile => ({
  userId: row.userId,
  name: row.name,
  gender: row.gender,
  birthDate: row.birthDate,
  location: locationOf(row),
  temperatureSensitivity: row.temperatureSensitivity,
  profileImageUrl: urls.publicImage(row.imageId),
  weatherAlerts: row.weatherAlerts,
})

/** For everyone but the owner, administrators included. */
export const publicProfile = (urls: Urls, row: ProfileRow): Profile => ({
  ...ownProfile(urls, row),
  birthDate: null,
  location: null,
  temperatureSensitivity: null,
  weatherAlerts: null,
})
