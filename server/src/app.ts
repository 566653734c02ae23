import { fileURLToPath } from 'node:url'
import { tables } from '@otday/contract'
import type { FastifyInstance } from 'fastify'
import type { DemoDeps } from './demo/index.ts'
import type { SendingDeps } from './messages/index.ts'
import { composeModules } from './modules.ts'
import { type AppOptions, createParts, type Parts } from './parts.ts'
import type { UserDeps } from './users/index.ts'
import { serveDocs } from '#platform/http/docs.ts'
import { mountHealth } from '#platform/http/health.ts'
import { createLanes } from '#platform/http/lanes.ts'
import { createLimits } from '#platform/http/limits.ts'
import { mountAll, type MountOptions } from '#platform/http/mount.ts'
import { mountNotFound } from '#platform/http/not-found.ts'
import { isHttps } from '#platform/http/server.ts'
import { serveSite } from '#platform/http/site.ts'
import { createUploadMemory } from '#platform/http/upload-memory.ts'
import { defineWork, type Jobs } from '#platform/jobs/index.ts'
import { serveMetrics } from '#platform/observability/metrics.ts'
import type { Signals } from '#platform/live/signals.ts'

export interface App {
  http: FastifyInstance
  /** Dependencies for creating accounts; the start creates the first administrator with them. */
  people: UserDeps
  /** Notifies every instance of what a commit has changed. */
  signals: Signals
  jobs: Jobs
  /** Dependencies for sending a direct message. */
  sending: SendingDeps
  /** Dependencies for creating the demo's accounts and data. */
  demo: DemoDeps
  close(): Promise<void>
}

const site = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Creates the parts and modules, mounts the routes of the modules and starts their jobs. */
export async function createApp(options: AppOptions): Promise<App> {
  const parts = await createParts(options)
  const { http, jobs, shared, images, config, basePath } = parts
  const { uses, handlers, served } = composeModules(parts)
  const mounting: MountOptions = { ...mountOptionsOf(parts), repeats: uses.idempotency }
  mountAll(http, tables, handlers, mounting)
  for (const { serve } of served) await serve?.(http, mounting)
  for (const { jobs: work = [] } of served) defineWork(jobs, work)
  await jobs.start()
  for (const { start } of served) await start?.()
  const measured = config.metricsPort === null ? null : await serveMetrics(parts.metrics, config.metricsPort)

  mountHealth(http, {
    parts: { database: () => parts.database.pool.query('select 1') },
    short: () => (parts.freeSpace.isShort ? ['disk'] : []),
  })
  mountNotFound(http, Object.values(tables), basePath)
  await serveDocs(http, basePath)
  await serveSite(http, { root: site, basePath, serviceWorker: config.serviceWorker })
  return {
    http,
    people: uses.users,
    signals: shared.broadcast,
    jobs,
    sending: uses.messages,
    demo: uses.demo,
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

const mountOptionsOf = ({ config, basePath, viewers, rateLimiters, keys, freeSpace, checkResponse }: Parts) => ({
  prefix: basePath,
  viewerOf: viewers.viewerOf,
  limit: createLimits(rateLimiters),
  secureCookies: isHttps(config.publicUrl),
  uploadMemory: createUploadMemory(),
  lanes: createLanes(),
  repeatSecret: keys.idempotency,
  freeSpace,
  checkResponse,
})
