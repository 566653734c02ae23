import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  attributes,
  auth,
  clothes,
  comfort,
  comments,
  feeds,
  follows,
  likes,
  notifications,
  profiles,
  recommendations,
  tables,
  users,
  weathers,
} from '@otday/contract'
import type { FastifyInstance } from 'fastify'
import { attributeHandlers } from './attributes/index.ts'
import { authHandlers, createViewers, defineSessionJobs, sessionCookies } from './auth/index.ts'
import { clothesHandlers } from './clothes/index.ts'
import { commentHandlers } from './comments/index.ts'
import type { DemoDeps } from './demo/index.ts'
import { feedHandlers } from './feeds/index.ts'
import { defineFileJobs, type FilesDeps, serveFiles } from './files/index.ts'
import { followHandlers } from './follows/index.ts'
import { likeHandlers } from './likes/index.ts'
import { notificationHandlers } from './notifications/index.ts'
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
import { createJobs } from '#platform/jobs/index.ts'
import { deriveKeys } from '#platform/keys.ts'
import { createPasswords } from '#platform/passwords.ts'
import { createDiskStorage } from '#platform/storage/index.ts'
import { createProfile, profileHandlers } from './profiles/index.ts'
import { comfortHandlers, recommendationHandlers } from './recommendations/index.ts'
import { type UserDeps, userHandlers } from './users/index.ts'
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
  /** What filling the demo town needs. */
  demo: DemoDeps
  close(): Promise<void>
}

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
  const viewers = createViewers({ db, keys, clock })
  const http = await createHttpServer(config)
  const [storage, places] = await Promise.all([
    createDiskStorage(path.join(config.dataDir, 'files')),
    loadPlaces({ cacheFile: placesFile }),
  ])
  const jobs = createJobs(database, http.log)
  const files: FilesDeps = { db, clock, storage, images: createImages(), jobs }
  const people: UserDeps = { db, clock, passwords, publish: (tx, { userId, at }) => createProfile(tx, userId, at) }
  const weather = { db, clock, places, provider: sampleProvider }
  const posting = { db, clock }
  const updating = { ...files, place: placeOf(places), today: () => seoulDate(clock.now()) }

  const options: MountOptions = {
    prefix: basePath,
    viewerOf: viewers.viewerOf,
    limit: createLimits(http, config.rates),
    secureCookies: isHttps(config.publicUrl),
  }
  const cookies = sessionCookies(keys, basePath)
  mount(http, auth, authHandlers({ db, clock, keys, passwords, cookies, viewers }), options)
  mount(http, users, userHandlers(people), options)
  mount(http, profiles, profileHandlers({ ...updating, addresses }), options)
  mount(http, attributes, attributeHandlers({ db }), options)
  mount(http, clothes, clothesHandlers({ db, clock, files, paging, addresses }), options)
  mount(http, weathers, weatherHandlers(weather), options)
  mount(http, recommendations, recommendationHandlers({ db, clock, addresses }), options)
  mount(http, comfort, comfortHandlers({ db, clock, addresses }), options)
  mount(http, feeds, feedHandlers({ ...posting, paging, addresses }), options)
  mount(http, likes, likeHandlers(posting), options)
  mount(http, comments, commentHandlers({ ...posting, paging, addresses }), options)
  mount(http, follows, followHandlers({ ...posting, paging, addresses }), options)
  mount(http, notifications, notificationHandlers({ db, paging }), options)
  serveFiles(http, { storage, basePath })

  defineFileJobs(jobs, { ...files, log: http.log })
  defineSessionJobs(jobs, { db, clock })
  defineWeatherJobs(jobs, { db, clock })
  await jobs.start()

  mountHealth(http, { database: () => database.pool.query('select 1') })
  mountNotFound(http, Object.values(tables), basePath)
  await serveDocs(http, basePath)
  await serveSite(http, site, basePath)
  return {
    http,
    people,
    demo: { ...updating, people, files, weather, posting },
    close: async () => {
      await http.close()
      await jobs.stop()
    },
  }
}
