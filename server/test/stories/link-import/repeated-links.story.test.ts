import path from 'node:path'
import type { SessionId } from '@otday/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPublicReader, createResolve } from '#platform/http-client/index.ts'
import { inTime } from '#platform/http/in-time.ts'
import type { Viewer } from '#platform/http/mount.ts'
import { newId } from '#platform/ids.ts'
import { createDiskStorage } from '#platform/storage/index.ts'
import { linkImport } from '../../../src/link-import/index.ts'
import { testUrls } from '../../kit/fixtures.ts'
import { html, type HostileServer, openHostileServer } from '../../kit/hostile-server.ts'
import { openImages } from '../../kit/open-images.ts'
import { allStoriesShareOneUser, testApp, 하니 } from '../../kit/story-users.ts'

/** Tests of links that are requested again by clients that have disconnected. */

allStoriesShareOneUser()
const images = openImages()
const opened = Promise.withResolvers<void>()
const jeans = html(
  '<!doctype html><meta charset="utf-8"><meta property="og:type" content="product"><title>청바지</title>',
)
let shop: HostileServer
beforeAll(async () => {
  shop = await openHostileServer('127.0.0.2', 0, {
    '/jeans': async (request, response, url) => {
      await opened.promise
      jeans(request, response, url)
    },
  })
})
afterAll(async () => {
  await images.close()
  await shop.close()
})

async function openHandlers() {
  const { database, clock, config } = testApp
  const { db } = database
  const allowed = [`127.0.0.2:${shop.port}`]
  const enqueue = () => Promise.reject(new Error('a page without a picture has no jobs'))
  const storage = await createDiskStorage(path.join(config.dataDir, 'repeated-links'))
  return linkImport.create({
    db,
    publicReader: createPublicReader({ resolve: createResolve(), allowed, ownHosts: [] }),
    files: { db, clock, storage, images, jobs: { enqueue } },
    urls: testUrls(testApp),
  }).handlers.linkImport
}

test('a link requested again after a disconnect is answered while another link is being read', async () => {
  const { extract } = await openHandlers()
  const viewer: Viewer = {
    id: 하니.id,
    role: 'USER',
    sessionId: newId<SessionId>(),
    mustChangePassword: false,
    lock: async () => {},
    permission: () => sql`(select false)`,
  }
  const times = { handling: 60_000, commit: 10_000 }
  const ask = (size: number, gone?: AbortSignal) => {
    const request = { viewer, query: { url: `${shop.url}/jeans?size=${size}` } }
    return inTime({ times, gone }, () => extract(request as Parameters<typeof extract>[0]))
  }
  const leaving = new AbortController()
  const left = ask(27, leaving.signal).catch(({ code }: { code: string }) => code)
  const other = ask(28)
  await vi.waitFor(() => expect(shop.calls).toHaveLength(2))
  leaving.abort()
  const again = ask(27)
  opened.resolve()
  expect(await left).toBe('Unavailable')
  expect(await Promise.all([other, again])).toMatchObject([{ name: '청바지' }, { name: '청바지' }])
})
