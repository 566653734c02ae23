import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createViewers } from './auth/index.ts'
import { createPictureSigner } from '#platform/crypto/picture-signatures.ts'
import { createUrls } from '#platform/http/urls.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config/index.ts'
import { createPaging, type Database, logEffects, reportOverload } from '#platform/db/index.ts'
import type { CheckResponse } from '#platform/http/writers.ts'
import { createHttpServer, type HttpOptions } from '#platform/http/server.ts'
import { createImages } from '#platform/images/index.ts'
import { createJobs, type JobTimes } from '#platform/jobs/index.ts'
import { deriveKeys } from '#platform/crypto/keys.ts'
import { createMailer } from '#platform/mail/index.ts'
import { createMetrics } from '#platform/observability/metrics.ts'
import { createPublicReader, createResolve } from '#platform/http-client/index.ts'
import { createPusher, vapidKeysOf } from '#platform/push/index.ts'
import { createRateLimiters } from '#platform/rate-limits/index.ts'
import { createPasswords, type PasswordCost } from '#platform/crypto/passwords.ts'
import { openShared } from '#platform/shared.ts'
import { createDiskStorage, watchFreeSpace } from '#platform/storage/index.ts'
import { loadPlaces } from './places/index.ts'

export interface AppOptions {
  config: Config
  secret: string
  database: Database
  clock: Clock
  /** Cost of hashing a password; by default the recommended one. Lowered where thousands of accounts are created. */
  passwordCost?: PasswordCost
  /** Poll interval and retry delay of background jobs, if they shall differ from the real ones, as in tests. */
  jobTimes?: JobTimes
  /** Receives the lines of the log; without it they go to the standard output. */
  logTo?: HttpOptions['logTo']
  /** Looks at each response before it is sent; tests validate it. */
  checkResponse?: CheckResponse
}

/** All that modules share, such as the database, storage and jobs. */
export type Parts = Awaited<ReturnType<typeof createParts>>

const placesFile = fileURLToPath(new URL('../.cache/places.bin', import.meta.url))
/** Number of receivers whose notifications one transaction inserts. */
export const batchSize = 5000

/** Returns the URL with which links in mails begin. */
const siteUrlOf = ({ social, basePath }: Config) => social.origin + basePath

/** Creates each part; called once at the start. */
export async function createParts({
  config,
  secret,
  database,
  clock,
  passwordCost,
  jobTimes,
  logTo,
  checkResponse,
}: AppOptions) {
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
  const metrics = createMetrics()
  reportOverload(database.queue, { log, metrics })
  const [storage, readPlaces, freeSpace] = await Promise.all([
    // The second argument says whether other processes write to the directory, too. With an embedded database server
    // there are none.
    createDiskStorage(path.join(config.dataDir, 'files'), database.own === null),
    loadPlaces({ cacheFile: placesFile, clock }),
    watchFreeSpace({ directory: config.dataDir, reserve: config.diskReserve, log, metrics }),
  ])
  const signer = createPictureSigner(keys.picture, clock)
  const rateLimiters = createRateLimiters(config.rates, shared.counter)
  return {
    config,
    secret,
    basePath: config.basePath,
    siteUrl: siteUrlOf(config),
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
    freeSpace,
    readPlaces,
    signer,
    urls: createUrls(config.basePath, signer),
    paging: createPaging(keys.cursor),
    passwords: createPasswords(passwordCost),
    metrics,
    rateLimiters,
    images: createImages(log, rateLimiters.decoding),
    jobs: createJobs(database, log, jobTimes),
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
    batch: batchSize,
    checkResponse,
  }
}

/** Returns the host names of this server, from which links must not be imported. */
const ownHostsOf = ({ publicUrl }: Config) => (publicUrl ? [new URL(publicUrl).hostname] : [])
