import { fileURLToPath } from 'node:url'
import { tables } from '@otday/contract'
import type { FastifyInstance } from 'fastify'
import { defineEmailLinkJobs, defineForgetting, defineNoticeJob } from './account/index.ts'
import { defineNightly, enqueueMissedNight, type NightlyDeps, noteDeparture } from './archive/index.ts'
import { defineSessionJobs } from './auth/index.ts'
import type { DemoDeps } from './demo/index.ts'
import { defineClosetJobs, enqueueReading } from './clothes/index.ts'
import { defineDraftJobs } from './drafts/index.ts'
import { defineFeedJobs } from './feeds/index.ts'
import { definePurge, enqueueCutOuts, enqueuePerceptualHashes, defineFileJobs } from './files/index.ts'
import type { SendingDeps } from './messages/index.ts'
import { defineNotificationJobs } from './notifications/index.ts'
import { type AppOptions, createParts, type Parts } from './parts.ts'
import { defineIdempotencyJobs } from './idempotency/index.ts'
import { defineBriefingJobs } from './briefings/index.ts'
import { defineDiaryJobs } from './diary/index.ts'
import { defineRecommendationJobs } from './recommendations/index.ts'
import { createModules, type Modules } from './modules.ts'
import { serveModules } from './serve-modules.ts'
import { serveDocs } from '#platform/http/docs.ts'
import { mountHealth } from '#platform/http/health.ts'
import { mountNotFound } from '#platform/http/not-found.ts'
import { serveSite } from '#platform/http/site.ts'
import type { Jobs } from '#platform/jobs/index.ts'
import { serveMetrics } from '#platform/metrics.ts'
import type { Signals } from '#platform/signals.ts'
import { defineTripJobs } from './trips/index.ts'
import type { UserDeps } from './users/index.ts'
import { defineWeatherJobs } from './weather/index.ts'

export interface App {
  http: FastifyInstance
  /** What making accounts needs, for the first administrator and the shell. */
  people: UserDeps
  /** Signals changed live channels after each commit. */
  signals: Signals
  /** Queues work for later. */
  jobs: Jobs
  /** What sending a message needs, for the socket. */
  sending: SendingDeps
  /** What filling the demo town needs. */
  demo: DemoDeps
  close(): Promise<void>
}

const site = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Builds the house: its parts, the rooms that are handed them, the doors to the rooms, and the work that is done later. */
export async function createApp(options: AppOptions): Promise<App> {
  const parts = await createParts(options)
  const modules = createModules(parts)
  await serveModules(parts, modules)
  defineWork(parts, modules)
  const { http, jobs, shared, images, config, basePath } = parts
  const nightly = nightlyOf(parts, options.secret)
  if (nightly) defineNightly(jobs, nightly)
  await jobs.start()
  if (nightly) await enqueueMissedNight(jobs, nightly)
  await enqueuePerceptualHashes(parts)
  await enqueueCutOuts(parts)
  await enqueueReading(parts)
  const measured = config.metricsPort === null ? null : await serveMetrics(parts.metrics, config.metricsPort)

  mountHealth(http, {
    parts: { database: () => parts.database.pool.query('select 1') },
    short: () => (parts.freeSpace.isShort ? ['disk'] : []),
  })
  mountNotFound(http, Object.values(tables), basePath)
  await serveDocs(http, basePath)
  await serveSite(http, { root: site, basePath, serviceWorker: config.serviceWorker })
  const { people, files, weather, posting, liking, commenting, following, sending, updating } = modules
  return {
    http,
    people,
    signals: shared.broadcast,
    jobs,
    sending,
    demo: {
      ...updating,
      people,
      files,
      weather,
      posting,
      liking,
      commenting,
      following,
      diary: modules.diary,
      trips: modules.travelling,
    },
    close: async () => {
      await http.close()
      await jobs.stop()
      await images.close()
      await shared.close()
      parts.freeSpace.close()
      await measured?.close()
    },
  }
}

/** Servers have their own backups, taken by whoever runs them. */
const nightlyOf = ({ database, storage, clock, config, mailer, log }: Parts, secret: string): NightlyDeps | null =>
  database.own && {
    database,
    storage,
    clock,
    folder: config.backupDir,
    diskReserve: config.diskReserve,
    secret,
    mailer,
    log,
  }

/** What is done later, or every night. */
function defineWork(parts: Parts, { files, warning, owning, diary, briefing }: Modules): void {
  const { config, jobs, db, clock, notify, storage, viewers, log, passwords, mailer, urls, batch } = parts
  defineClosetJobs(jobs, { db, clock })
  defineFileJobs(jobs, { ...files, log })
  definePurge(jobs, { db, urls, publicUrl: config.publicUrl, purgeUrl: config.purgeUrl })
  defineDraftJobs(jobs, files)
  defineFeedJobs(jobs, files)
  defineRecommendationJobs(jobs, { db, clock })
  defineDiaryJobs(jobs, diary)
  defineBriefingJobs(jobs, briefing)
  defineTripJobs(jobs, { db, clock })
  defineIdempotencyJobs(jobs, { db, clock })
  defineSessionJobs(jobs, { db, clock, passwords, mailer })
  defineNoticeJob(jobs, mailer)
  defineEmailLinkJobs(jobs, { ...owning, mailer })
  defineForgetting(jobs, {
    db,
    clock,
    storage,
    viewers,
    log,
    noteDeparture: (departure, at) => noteDeparture(config.backupDir, departure, at),
  })
  defineWeatherJobs(jobs, warning)
  defineNotificationJobs(jobs, { db, clock, notify, batch })
}
