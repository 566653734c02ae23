import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  attributes,
  audit,
  auth,
  clothes,
  comfort,
  comments,
  conversations,
  devices,
  drafts,
  feeds,
  follows,
  likes,
  linkImport,
  messages,
  notifications,
  ownAccount,
  profiles,
  recommendations,
  signInMethods,
  tables,
  users,
  weathers,
} from '@otday/contract'
import type { FastifyInstance } from 'fastify'
import { accountHandlers, defineForgetting, defineNoticeJob, onAccountRestored, serveExport } from './account/index.ts'
import { attributeHandlers } from './attributes/index.ts'
import {
  authHandlers,
  createKnownDevices,
  createViewers,
  defineSessionJobs,
  deviceHandlers,
  openProviders,
  requireSession,
  serveSocialSignIn,
  sessionCookies,
  sessionsOf,
  signInMethodHandlers,
} from './auth/index.ts'
import { clothesHandlers, wearing } from './clothes/index.ts'
import { commentHandlers } from './comments/index.ts'
import type { DemoDeps } from './demo/index.ts'
import { defineDraftJobs, draftHandlers } from './drafts/index.ts'
import { feedHandlers } from './feeds/index.ts'
import { defineFileJobs, type FilesDeps, serveFiles } from './files/index.ts'
import { followHandlers } from './follows/index.ts'
import { likeHandlers } from './likes/index.ts'
import { linkImportHandlers } from './link-import/index.ts'
import { serveLive } from './live/index.ts'
import { conversationHandlers, messageHandlers, type SendingDeps } from './messages/index.ts'
import {
  defineNotificationJobs,
  notificationHandlers,
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
import { createAddresses } from '#platform/addresses.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config/index.ts'
import { createPaging, type Database } from '#platform/db/index.ts'
import { serveDocs } from '#platform/http/docs.ts'
import { mountHealth } from '#platform/http/health.ts'
import { createLimits } from '#platform/http/limits.ts'
import { mount, type MountOptions } from '#platform/http/mount.ts'
import { mountNotFound } from '#platform/http/not-found.ts'
import { createHttpServer, isHttps } from '#platform/http/server.ts'
import { createUploadRooms } from '#platform/http/upload-room.ts'
import { serveSite } from '#platform/http/site.ts'
import { createImages } from '#platform/images/index.ts'
import { createJobs, type Jobs } from '#platform/jobs/index.ts'
import { defineUpkeep } from '#platform/jobs/upkeep.ts'
import { deriveKeys } from '#platform/keys.ts'
import { createMailer } from '#platform/mail/index.ts'
import { createPaces } from '#platform/paces/index.ts'
import { createMetrics, serveMetrics } from '#platform/metrics.ts'
import { createOutside, createResolve } from '#platform/outside/index.ts'
import { createPasswords } from '#platform/passwords.ts'
import { openShared } from '#platform/shared.ts'
import type { Signals } from '#platform/signals.ts'
import { createDiskStorage } from '#platform/storage/index.ts'
import { createProfile, profileHandlers } from './profiles/index.ts'
import { comfortHandlers, recommendationHandlers } from './recommendations/index.ts'
import { auditHandlers, type UserDeps, userHandlers } from './users/index.ts'
import { defineWeatherJobs, loadPlaces, openWeather, placeOf, seoulDate, weatherHandlers } from './weather/index.ts'

export interface AppOptions {
  config: Config
  secret: string
  database: Database
  clock: Clock
}
export interface App {
  http: FastifyInstance
  /** What making accounts needs, for the first administrator and the shell. */
  people: UserDeps
  /** Tells, after each commit, which live channels have something new. */
  signals: Signals
  /** Queues work for later. */
  jobs: Jobs
  /** What sending a message needs, for the socket. */
  sending: SendingDeps
  /** What filling the demo town needs. */
  demo: DemoDeps
  close(): Promise<void>
}

/** How many are told at once of what one did: the embedded database has one connection for everybody. */
const toldAtOnce = { embedded: 250, server: 5000 }
const site = fileURLToPath(new URL('../../web/dist', import.meta.url))
const placesFile = fileURLToPath(new URL('../.cache/places.bin', import.meta.url))

/** Builds the house: every part is made here and handed to the rooms that need it. */
export async function createApp({ config, secret, database, clock }: AppOptions): Promise<App> {
  const { db } = database
  const { basePath } = config
  const keys = deriveKeys(secret)
  const addresses = createAddresses(basePath)
  const paging = createPaging(keys.cursor)
  const passwords = createPasswords()
  const metrics = createMetrics()
  const http = await createHttpServer(config)
  const shared = await openShared(config, { database, keys, log: http.log })
  const { broadcast, counter } = shared
  const { wake } = broadcast
  const paces = createPaces(config.rates, counter)
  const viewers = createViewers({ db, keys, clock, wake })
  broadcast.hear((channel, ids) => {
    if (channel === 'session') viewers.forget(ids)
  })
  const [storage, places] = await Promise.all([
    createDiskStorage(path.join(config.dataDir, 'files')),
    loadPlaces({ cacheFile: placesFile }),
  ])
  const jobs = createJobs(database, http.log)
  const files: FilesDeps = { db, clock, storage, images: createImages(), jobs }
  const people: UserDeps = { db, clock, passwords, publish: (tx, { userId, at }) => createProfile(tx, userId, at) }
  const cookies = sessionCookies(keys, basePath)
  const returning = { publish: onAccountRestored({ jobs, clock }) }
  const knownDevices = createKnownDevices(keys, basePath)
  const signing = { db, clock, keys, passwords, viewers, jobs, cookies, knownDevices, ...returning }
  const authPaces = { signInPace: paces.signInAccount, resetPace: paces.resetAddress }
  const social = { ...signing, people, basePath, providers: openProviders(config.social, basePath, http.log) }
  const roles = { sessions: sessionsOf(viewers), publish: onRoleChanged({ wake }) }
  const administration = { db, clock, requireSession, ...roles }
  const catalogue = { db, clock, requireSession, wearing, publish: onAttributeSaved({ jobs }) }
  const weather = openWeather({ db, clock, log: http.log, metrics, places }, config.weather)
  const warning = { ...weather, clock, publish: onWeatherAlerted({ wake }), batch: toldAtOnce[database.kind] }
  const posting = { db, clock, publish: onFeedCreated({ jobs }) }
  const liking = { db, clock, publish: onFeedLiked({ wake }) }
  const commenting = { db, clock, publish: onCommentCreated({ wake }) }
  const following = { db, clock, publish: onFollowCreated({ wake }) }
  const sending = { db, clock, wake, publish: onMessageSent({ wake }) }
  const showing = { db, paging, addresses }
  const owning = { db, clock, jobs, viewers, cookies, keys, storage, basePath }
  const updating = { ...files, place: placeOf(weather), today: () => seoulDate(clock.now()) }
  const outside = createOutside({ resolve: createResolve(), allowed: config.linkAllow, ownHosts: ownHostsOf(config) })

  const options: MountOptions = {
    prefix: basePath,
    viewerOf: viewers.viewerOf,
    limit: createLimits(paces),
    secureCookies: isHttps(config.publicUrl),
    uploadRoom: createUploadRooms(),
  }
  mount(http, auth, authHandlers({ ...signing, ...authPaces }), options)
  mount(http, devices, deviceHandlers(signing), options)
  mount(http, signInMethods, signInMethodHandlers(social), options)
  mount(http, users, userHandlers({ people, administration, paging }), options)
  mount(http, ownAccount, accountHandlers(owning), options)
  mount(http, audit, auditHandlers({ people, paging }), options)
  mount(http, profiles, profileHandlers({ ...updating, addresses }), options)
  mount(http, attributes, attributeHandlers(catalogue), options)
  mount(http, clothes, clothesHandlers({ db, clock, files, paging, addresses }), options)
  mount(http, drafts, draftHandlers({ db, clock, files, addresses }), options)
  mount(http, linkImport, linkImportHandlers({ db, outside, files, addresses }), options)
  mount(http, weathers, weatherHandlers(weather), options)
  mount(http, recommendations, recommendationHandlers({ db, clock, addresses }), options)
  mount(http, comfort, comfortHandlers({ db, clock, addresses }), options)
  mount(http, feeds, feedHandlers({ ...posting, ...showing }), options)
  mount(http, likes, likeHandlers(liking), options)
  mount(http, comments, commentHandlers({ ...commenting, ...showing }), options)
  mount(http, follows, followHandlers({ ...following, ...showing }), options)
  mount(http, messages, messageHandlers(showing), options)
  mount(http, conversations, conversationHandlers({ ...showing, publish: onConversationRead }), options)
  mount(http, notifications, notificationHandlers({ db, paging }), options)
  serveSocialSignIn(http, social, options)
  serveFiles(http, { storage, basePath })
  serveExport(http, owning)
  await serveLive(http, { config, database, broadcast, guard: options, sending, showing, pace: paces.message })

  defineUpkeep(jobs, database)
  defineFileJobs(jobs, { ...files, log: http.log })
  defineDraftJobs(jobs, files)
  const mailer = createMailer(config.mail, http.log)
  defineSessionJobs(jobs, { db, clock, passwords, mailer })
  defineNoticeJob(jobs, mailer)
  defineForgetting(jobs, { db, clock, storage, viewers, log: http.log })
  defineWeatherJobs(jobs, warning)
  defineNotificationJobs(jobs, { db, clock, wake, batch: toldAtOnce[database.kind] })
  await jobs.start()
  const measured = config.metricsPort === null ? null : await serveMetrics(metrics, config.metricsPort)

  mountHealth(http, { database: () => database.pool.query('select 1') })
  mountNotFound(http, Object.values(tables), basePath)
  await serveDocs(http, basePath)
  await serveSite(http, site, basePath)
  return {
    http,
    people,
    signals: broadcast,
    jobs,
    sending,
    demo: { ...updating, people, files, weather, posting, liking },
    close: async () => {
      await http.close()
      await jobs.stop()
      await shared.close()
      await measured?.close()
    },
  }
}

/** Under these names a link would lead back to us. */
const ownHostsOf = ({ publicUrl }: Config) => (publicUrl ? [new URL(publicUrl).hostname] : [])
