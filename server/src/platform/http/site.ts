import fs from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const aYear = 365 * 24 * 60 * 60

const worker = 'service-worker.js'
const retiredWorker = 'service-worker-retired.js'

interface Site {
  root: string
  basePath: string
  /** Whether browsers get the service worker; if not, they get one that removes itself. */
  serviceWorker: boolean
}

/** Serves the client's files: assets, which have hashed names, are cached for a year; pages are revalidated. */
export async function serveSite(app: FastifyInstance, { root, basePath, serviceWorker }: Site): Promise<void> {
  if (!fs.existsSync(path.join(root, 'index.html'))) return
  await app.register(fastifyStatic, {
    root,
    prefix: `${basePath}/`,
    // One route per file: a wildcard would read folders at each request to compare spelling.
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: [`${worker}*`],
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`)
      void reply.header('cache-control', hashed ? `public, max-age=${aYear}, immutable` : 'no-cache')
    },
  })
  app.get(`${basePath}/${worker}`, (_request, reply) => reply.sendFile(serviceWorker ? worker : retiredWorker))
  // Content that another app shares arrives here if the service worker, which would handle it, is not installed yet.
  app.post(`${basePath}/share`, (_request, reply) => reply.redirect(`${basePath}/`, 303))
  if (basePath) app.get(basePath, (_request, reply) => reply.redirect(`${basePath}/`))
}
