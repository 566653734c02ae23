import { onAccountRestored } from './account/index.ts'
import { createKnownDevices, openProviders, sessionCookies, sessionsOf } from './auth/index.ts'
import { wearing } from './clothes/index.ts'
import { duplicateOf } from './drafts/index.ts'
import {
  onAttributeSaved,
  onCommentCreated,
  onConversationRead,
  onFeedCreated,
  onFeedLiked,
  onFollowCreated,
  onMessageSent,
  onRoleChanged,
  onWeatherAlerted,
} from './notifications/index.ts'
import type { Parts } from './parts.ts'
import { createProfile } from './profiles/index.ts'
import { openStyling } from './recommendations/index.ts'
import type { UserDeps } from './users/index.ts'
import { openWeather, placeOf, seoulDate } from './weather/index.ts'
import { createClaims } from '#platform/live/claims.ts'

/** What the rooms are handed. */
export type Rooms = ReturnType<typeof furnish>

/** Hands each room what it asks for; who speaks upstairs is handed the ear that hears it there. */
export function furnish(parts: Parts) {
  const { config, db, clock, wake, jobs, viewers, keys, storage, basePath, batch } = parts
  const told = { db, clock }
  const files = { db, clock, storage, images: parts.images, jobs }
  const people: UserDeps = {
    ...told,
    passwords: parts.passwords,
    publish: (tx, { userId, at }) => createProfile(tx, userId, at),
  }
  const cookies = sessionCookies(keys, basePath)
  const signing = {
    ...told,
    keys,
    passwords: parts.passwords,
    viewers,
    jobs,
    cookies,
    knownDevices: createKnownDevices(keys, basePath),
    signInPace: parts.paces.signInAccount,
    resetPace: parts.paces.resetAddress,
    publish: onAccountRestored({ jobs, clock }),
  }
  const weather = openWeather({ ...told, log: parts.log, metrics: parts.metrics, places: parts.places }, config.weather)
  return {
    files,
    people,
    signing,
    social: { ...signing, people, basePath, providers: openProviders(config.social, basePath, parts.log) },
    administration: { ...told, sessions: sessionsOf(viewers), publish: onRoleChanged({ wake }) },
    catalogue: { ...told, wearing, publish: onAttributeSaved({ jobs }) },
    dressing: { ...told, files, duplicateOf: duplicateOf(parts.addresses) },
    weather,
    styling: openStyling({ ...told, addresses: parts.addresses }),
    warning: { ...weather, clock, publish: onWeatherAlerted({ wake }), batch },
    posting: { ...told, publish: onFeedCreated({ jobs }) },
    liking: { ...told, publish: onFeedLiked({ wake }) },
    commenting: { ...told, publish: onCommentCreated({ wake }) },
    following: { ...told, publish: onFollowCreated({ wake }) },
    sending: { ...told, wake, publish: onMessageSent({ wake }) },
    reading: { publish: onConversationRead({ wake }) },
    showing: { db, paging: parts.paging, addresses: parts.addresses },
    owning: { ...told, jobs, viewers, cookies, keys, storage, basePath, exporting: createClaims(1) },
    updating: { ...files, place: placeOf(weather), today: () => seoulDate(clock.now()) },
  }
}
