import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createViewers } from './auth/index.ts'
import { createPictureSigner } from '#platform/picture-signatures.ts'
import { createUrls } from '#platform/urls.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config/index.ts'
import { createPaging, type Database, logEffects } from '#platform/db/index.ts'
import { createHttpServer, type HttpOptions } from '#platform/http/server.ts'
import { createImages } from '#platform/images/index.ts'
import { createJobs } from '#platform/jobs/index.ts'
import { deriveKeys } from '#platform/keys.ts'
import { createMailer } from '#platform/mail/index.ts'
import { createMetrics } from '#platform/metrics.ts'
import { createPublicReader, createResolve } from '#platform/http-client/index.ts'
import { createPusher, vapidKeysOf } from '#platform/push/index.ts'
import { createRateLimiters } from '#platform/rate-limits/index.ts'
import { createPasswords, type PasswordCost } from '#platform/passwords.ts'
import { openShared } from '#platform/shared.ts'
import { createDiskStorage } from '#platform/storage/index.ts'
import { loadPlaces } from './weather/index.ts'

export interface AppOptions {
  config: Config
  secret: string
  database: Database
  clock: Clock
  /** Of hashing a password: the one that is advised, unless a town has thousands of people to sign up. */
  passwordCost?: PasswordCost
  /** Takes the lines of the log; without it they go to the standard output. */
  logTo?: HttpOptions['logTo']
}

/** What no room makes for itself. */
export type Parts = Awaited<ReturnType<typeof createParts>>

const placesFile = fileURLToPath(new URL('../.cache/places.bin', import.meta.url))
/** Parallel notifications per event: the embedded database has a single connection. */
const batchSize = { embedded: 250, server: 5000 }

/** Makes every part once. */
export async function createParts({ config, secret, database, clock, passwordCost, logTo }: AppOptions) {
  const { db } = database
  const keys = deriveKeys(secret)
  const http = await createHttpServer({ ...config, logTo })
  const { log } = http
  logEffects(db, log)
  const shared = await openShared(config, { database, keys, log })
  const { notify } = shared.broadcast
  const viewers = createViewers({ db, keys, clock, notify })
  shared.broadcast.listen((channel, ids) => {
    if (channel === 'session') viewers.forget(ids)
  })
  const [storage, places] = await Promise.all([
    // The embedded database is of one process, and so is its data directory.
    createDiskStorage(path.join(config.dataDir, 'files'), database.kind === 'server'),
    loadPlaces({ cacheFile: placesFile }),
  ])
  const signer = createPictureSigner(keys.picture, clock)
  const rateLimiters = createRateLimiters(config.rates, shared.counter)
  return {
    config,
    basePath: config.basePath,
    database,
    db,
    clock,
    keys,
    http,
    log,
    shared,
    notify,
    viewers,
    storage,
    places,
    signer,
    urls: createUrls(config.basePath, signer),
    paging: createPaging(keys.cursor),
    passwords: createPasswords(passwordCost),
    metrics: createMetrics(),
    rateLimiters,
    images: createImages(log, rateLimiters.decoding),
    jobs: createJobs(database, log),
    mailer: createMailer(config.mail, log),
    publicReader: createPublicReader({
      resolve: createResolve(),
      allowed: config.linkAllow,
      ownHosts: ownHostsOf(config),
    }),
    pusher: createPusher({
      vapid: vapidKeysOf(keys.vapid),
      contact: config.mail.from,
      hosts: config.pushHosts,
      resolve: createResolve(),
    }),
    batch: batchSize[database.kind],
  }
}

/** Under these names a link would lead back to us. */
const ownHostsOf = ({ publicUrl }: Config) => (publicUrl ? [new URL(publicUrl).hostname] : [])
