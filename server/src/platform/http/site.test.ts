import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { serveSite } from './site.ts'

const files = {
  'index.html': '<!doctype html>',
  'manifest.webmanifest': '{"name":"옷데이"}',
  'service-worker.js': 'the worker',
  'service-worker.js.br': 'the worker in brotli',
  'service-worker-retired.js': 'the retired worker',
  'assets/part-1a2b3c4.js': 'a part',
}

async function siteOf(options: { basePath?: string; serviceWorker?: boolean } = {}) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'otday-site-'))
  fs.mkdirSync(path.join(root, 'assets'))
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(root, name), text)
  const app = Fastify()
  await serveSite(app, { root, basePath: '', serviceWorker: true, ...options })
  onTestFinished(async () => {
    await app.close()
    fs.rmSync(root, { recursive: true })
  })
  return app
}

test.each(['', '/otday'])(
  'with the base path “%s” browsers revalidate the page, the worker and the manifest',
  async (basePath) => {
    const app = await siteOf({ basePath })
    for (const [name, type] of [
      ['', 'text/html'],
      ['service-worker.js', 'application/javascript'],
      ['manifest.webmanifest', 'application/manifest+json'],
    ] as const) {
      const { statusCode, headers } = await app.inject({ url: `${basePath}/${name}` })
      expect([name, statusCode, headers['cache-control']]).toEqual([name, 200, 'no-cache'])
      expect(headers['content-type']).toContain(type)
    }
    const part = await app.inject({ url: `${basePath}/assets/part-1a2b3c4.js` })
    expect(part.headers['cache-control']).toContain('immutable')
  },
)

test('the service worker is sent compressed', async () => {
  const app = await siteOf()
  const sent = await app.inject({ url: '/service-worker.js', headers: { 'accept-encoding': 'br' } })
  expect([sent.headers['content-encoding'], sent.body]).toEqual(['br', 'the worker in brotli'])
})

test('with the service worker switched off, its URL serves the worker that retires it', async () => {
  const app = await siteOf({ serviceWorker: false })
  expect((await app.inject({ url: '/service-worker.js' })).body).toBe('the retired worker')
})

test('a share request that reaches the server is redirected to the page', async () => {
  const app = await siteOf({ basePath: '/otday' })
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/otday/share',
    headers: { 'content-type': 'application/json' },
    payload: {},
  })
  expect([statusCode, headers.location]).toEqual([303, '/otday/'])
})
