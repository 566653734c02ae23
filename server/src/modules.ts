import { onAccountRestored } from './account/index.ts'
import { createKnownDevices, openProviders, sessionCookies, sessionsOf } from './auth/index.ts'
import { wearing } from './clothes/index.ts'
import { duplicateOf } from './drafts/index.ts'
import { onUnpublished } from './files/index.ts'
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
import { seoulDate } from '@otday/common/seoul-time'
import { namesTodayOf, openWeather, placeOf } from './weather/index.ts'
import { createClaims } from '#platform/live/claims.ts'

/** What each module needs of the others. */
export type Modules = ReturnType<typeof createModules>

/** As links in mails begin. */
const siteUrlOf = ({ social, basePath }: Parts['config']) => social.origin + basePath

/** Passes each module its dependencies; one that publishes gets its subscriber in a higher layer. */
export function createModules(parts: Parts) {
  const { config, db, clock, notify, jobs, viewers, keys, storage, basePath, batch } = parts
  const base = { db, clock }
  const files = { db, clock, storage, images: parts.images, jobs }
  const unpublish = onUnpublished({ jobs, purgeUrl: config.purgeUrl })
  const people: UserDeps = {
    ...base,
    passwords: parts.passwords,
    publish: (tx, { userId, at }) => createProfile(tx, userId, at),
  }
  const cookies = sessionCookies(keys, basePath)
  const signing = {
    ...base,
    keys,
    passwords: parts.passwords,
    viewers,
    jobs,
    cookies,
    knownDevices: createKnownDevices(keys, basePath),
    rateLimiters: parts.rateLimiters,
    dataDir: config.dataDir,
    publish: onAccountRestored({ jobs, clock }),
  }
  const newCells = { person: parts.rateLimiters.weatherCell, network: parts.rateLimiters.weatherCellNetwork }
  const opened = openWeather({ ...base, log: parts.log, metrics: parts.metrics, places: parts.places }, config.weather)
  const weather = { ...opened, newCells }
  const namesToday = namesTodayOf(weather)
  const styling = openStyling({ ...base, urls: parts.urls })
  return {
    files,
    people,
    signing,
    social: { ...signing, people, basePath, providers: openProviders(config.social, basePath, parts.log) },
    administration: { ...base, sessions: sessionsOf(viewers), publish: onRoleChanged({ notify }) },
    catalogue: { ...base, wearing, publish: onAttributeSaved({ jobs }) },
    closet: { ...base, files, duplicateOf: duplicateOf(parts.urls) },
    weather,
    styling,
    diary: { ...files, paging: parts.paging, urls: parts.urls, styling },
    briefing: {
      ...files,
      keys,
      urls: parts.urls,
      styling,
      weather,
      namesToday,
      pusher: parts.pusher,
      mailer: parts.mailer,
      log: parts.log,
      siteUrl: siteUrlOf(config),
    },
    travelling: { ...base, urls: parts.urls, styling, weather, namesToday, place: placeOf(weather) },
    warning: { ...weather, clock, publish: onWeatherAlerted({ notify }), batch },
    posting: { ...base, storage, publish: onFeedCreated({ jobs }), unpublish },
    liking: { ...base, publish: onFeedLiked({ notify }) },
    commenting: { ...base, publish: onCommentCreated({ notify }) },
    following: { ...base, publish: onFollowCreated({ notify }) },
    sending: { ...base, notify, freeSpace: parts.freeSpace, publish: onMessageSent({ notify }) },
    reading: { publish: onConversationRead({ notify }) },
    showing: { db, paging: parts.paging, urls: parts.urls },
    presenting: { urls: parts.urls, namesToday },
    owning: {
      ...base,
      jobs,
      viewers,
      cookies,
      keys,
      passwords: parts.passwords,
      rateLimiters: parts.rateLimiters,
      storage,
      basePath,
      siteUrl: siteUrlOf(config),
      exporting: createClaims(1),
      unpublish,
    },
    updating: { ...files, unpublish, place: placeOf(weather), today: () => seoulDate(clock.now()) },
  }
}
