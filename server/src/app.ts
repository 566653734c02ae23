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
  feeds,
  follows,
  likes,
  linkImport,
  messages,
  notifications,
  profiles,
  recommendations,
  tables,
  users,
  weathers,
} from '@otday/contract'
import type { FastifyInstance } from 'fastify'
import { attributeHandlers } from './attributes/index.ts'
import {
  authHandlers,
  createViewers,
  defineSessionJobs,
  deviceHandlers,
  requireSession,
  sessionCookies,
  sessionsOf,
} from './auth/index.ts'
import { clothesHandlers, wearing } from './clothes/index.ts'
import { commentHandlers } from './comments/index.ts'
import type { DemoDeps } from './demo/index.ts'
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
import { serveSite } from '#platform/http/site.ts'
import { createImages } from '#platform/images/index.ts'
import { createJobs, type Jobs } from '#platform/jobs/index.ts'
import { defineUpkeep } from '#platform/jobs/upkeep.ts'
import { deriveKeys, type Keys } from '#platform/keys.ts'
import { type Broadcast, createLocalBroadcast } from '#platform/live/broadcast.ts'
import { createRedisBroadcast } from '#platform/live/redis-broadcast.ts'
import { createPace } from '#platform/live/pace.ts'
import { createMailer } from '#platform/mail/index.ts'
import { createOutside, createResolve } from '#platform/outside/index.ts'
import { createPasswords } from '#platform/passwords.ts'
import type { Signals } from '#platform/signals.ts'
import { createDiskStorage } from '#platform/storage/index.ts'
import { createProfile, profileHandlers } from './profiles/index.ts'
import { comfortHandlers, recommendationHandlers } from './recommendations/index.ts'
import { auditHandlers, type UserDeps, userHandlers } from './users/index.ts'
import { defineWeatherJobs, loadPlaces, placeOf, sampleProvider, seoulDate, weatherHandlers } from './weather/index.ts'

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
  const http = await createHttpServer(config)
  const broadcast = await openBroadcast(config, { database, keys, log: http.log })
  const { wake } = broadcast
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
  const signing = { db, clock, keys, passwords, viewers, jobs, cookies: sessionCookies(keys, basePath) }
  const roles = { sessions: sessionsOf(viewers), publish: onRoleChanged({ wake }) }
  const administration = { db, clock, requireSession, ...roles }
  const catalogue = { db, clock, requireSession, wearing, publish: onAttributeSaved({ jobs }) }
  const weather = { db, clock, places, provider: sampleProvider }
  const posting = { db, clock, publish: onFeedCreated({ jobs }) }
  const liking = { db, clock, publish: onFeedLiked({ wake }) }
  const commenting = { db, clock, publish: onCommentCreated({ wake }) }
  const following = { db, clock, publish: onFollowCreated({ wake }) }
  const sending = { db, clock, wake, publish: onMessageSent({ wake }) }
  const showing = { db, paging, addresses }
  const outside = createOutside({ resolve: createResolve(), allowed: config.linkAllow, ownHosts: ownHostsOf(config) })
  const updating = { ...files, place: placeOf(places), today: () => seoulDate(clock.now()) }

  const options: MountOptions = {
    prefix: basePath,
    viewerOf: viewers.viewerOf,
    limit: createLimits(http, config.rates),
    secureCookies: isHttps(config.publicUrl),
  }
  const resetPace = config.rates && createPace(config.rates.resetAddress)
  mount(http, auth, authHandlers({ ...signing, resetPace }), options)
  mount(http, devices, deviceHandlers(signing), options)
  mount(http, users, userHandlers({ people, administration, paging }), options)
  mount(http, audit, auditHandlers({ people, paging }), options)
  mount(http, profiles, profileHandlers({ ...updating, addresses }), options)
  mount(http, attributes, attributeHandlers(catalogue), options)
  mount(http, clothes, clothesHandlers({ db, clock, files, paging, addresses }), options)
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
  serveFiles(http, { storage, basePath })
  await serveLive(http, { config, database, broadcast, guard: options, sending, showing })

  defineUpkeep(jobs, database)
  defineFileJobs(jobs, { ...files, log: http.log })
  defineSessionJobs(jobs, { db, clock, passwords, mailer: createMailer(config.mail, http.log) })
  defineWeatherJobs(jobs, { db, clock })
  defineNotificationJobs(jobs, { db, clock, wake, batch: toldAtOnce[database.kind] })
  await jobs.start()

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
      await broadcast.close()
    },
  }
}

/** Under these names a link would lead back to us. */
const ownHostsOf = ({ publicUrl }: Config) => (publicUrl ? [new URL(publicUrl).hostname] : [])

/** Signals stay among instances of one secret, one database and one base path, whoever else uses the same Redis. */
async function openBroadcast(
  { redisUrl, basePath }: Config,
  { database, keys, log }: { database: Database; keys: Keys; log: FastifyInstance['log'] },
): Promise<Broadcast> {
  if (!redisUrl) return createLocalBroadcast()
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  const namespace = [keys.namespace.toString('hex', 0, 8), rows[0]?.name, basePath].join(':')
  return createRedisBroadcast({ url: redisUrl, namespace, log })
}
