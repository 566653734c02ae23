import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { tables } from '@otday/contract'
import { expect, test } from 'vitest'
import type { Db, Publish } from '#platform/db/index.ts'
import { createModules, defineModule, type KindsOf, publisherOf } from '#platform/define-module.ts'
import type { AllHandlers } from '#platform/http/mount.ts'
import { job, type Queue, scheduled, work } from '#platform/jobs/index.ts'
import { modules } from '../../src/modules.ts'

const { layers, clientOnly }: { layers: string[][]; clientOnly: string[] } = createRequire(import.meta.url)(
  '../../../layers.cjs',
)
const onServer = layers.map((layer) => layer.filter((name) => !clientOnly.includes(name)))

test('the modules stand in the layers that layers.cjs lists, and each has a folder of its name', () => {
  expect(modules.map((layer) => layer.map(({ name }) => name))).toEqual(onServer)
  const folders = modules.flat().map(({ name }) => path.join(import.meta.dirname, '../../src', name))
  expect(folders.filter((folder) => !fs.existsSync(folder))).toEqual([])
})

interface Posted {
  type: 'posted'
  text: string
}
interface Removed {
  type: 'removed'
}
const sendJob = job<{ text: string }>()('send')
const sweepJob = job()('sweep')
interface PostParts {
  author: string
  publish: Publish<Posted>
  jobs: Queue<typeof sendJob>
  countOf: () => number
}

const posts = defineModule('posts', (parts: PostParts) => ({
  handlers: { likes: { create: async () => undefined } },
  jobs: [work(sendJob, async () => {}), scheduled(sweepJob, '0 4 * * *', async () => {})],
  uses: {
    post: async (text: string) => {
      await parts.publish({} as Db, { type: 'posted', text: `${parts.author}: ${text}` })
      return parts.countOf()
    },
  },
}))
interface PageDeps {
  posts: { post(text: string): Promise<number> }
}
const pages = defineModule('pages', (deps: PageDeps) => ({
  handlers: { likes: { delete: async () => undefined } },
  uses: { page: () => deps.posts.post('hello'), count: () => 2 },
}))
const unserved = defineModule('unserved', () => ({ handlers: { likes: { create: async () => undefined } } }))
const idle = defineModule('idle', () => ({ jobs: [scheduled(sweepJob, '0 4 * * *', async () => {})] }))

const published: string[] = []
const publish = publisherOf({ posted: async (_tx: Db, { text }: Posted) => void published.push(text) })
const jobs = { enqueue: async () => {} }
const parts = { author: 'me', publish, jobs }
const asks = { posts: { countOf: () => 1 } }

test('a module receives its own parts, modules of lower layers and functions of higher ones, and nothing else', async () => {
  const { uses, handlers, served } = createModules(
    [[posts], [pages]],
    parts,
    (higher: { pages: { count(): number } }) => ({
      posts: { countOf: () => higher.pages.count() },
    }),
  )
  expect(await uses.pages.page()).toBe(2)
  expect(published).toEqual(['me: hello'])
  expect(Object.keys(handlers.likes)).toEqual(['create', 'delete'])
  expect(served.flatMap(({ jobs: works = [] }) => works.map(({ kind }) => kind.name))).toEqual(['send', 'sweep'])
})

/**
 * Checks that mistakes in defining modules do not compile. The compiler does the check: it reports an error if an
 * expected error does not occur.
 */
test('a module without a needed part, answer, subscriber, worker or handler does not compile', () => {
  const compiled = () => {
    // @ts-expect-error: the part `author` is missing.
    createModules([[posts]], { publish, jobs }, () => asks)
    // @ts-expect-error: nobody answers what `posts` asks.
    createModules([[posts]], parts, () => ({}))
    // @ts-expect-error: `posts` stands beside `pages`, not below.
    createModules([[posts, pages]], parts, () => asks)
    // @ts-expect-error: `posts` stands above `pages`.
    createModules([[pages], [posts]], parts, () => asks)

    const removed = async (_tx: Db, _event: Removed) => {}
    // @ts-expect-error: `posted` has no subscriber.
    const events: Publish<Posted> = publisherOf({ removed })
    // @ts-expect-error: the subscriber of `posted` is one of another event.
    const mistaken: Publish<Removed> = publisherOf({ posted: removed })

    const queue: Queue<typeof sendJob> = jobs as Queue<KindsOf<readonly [readonly [typeof posts]]>>
    // @ts-expect-error: no module works on `send`.
    const nobody: Queue<typeof sendJob> = jobs as Queue<KindsOf<readonly [readonly [typeof idle]]>>
    // @ts-expect-error: `send` needs a text.
    void queue.enqueue({} as Db, sendJob, {})
    // @ts-expect-error: a schedule has no text to give.
    scheduled(sendJob, '0 4 * * *', async () => {})

    type Likes = Pick<AllHandlers<typeof tables>, 'likes'>
    const whole: Likes = createModules([[posts], [pages]], parts, () => asks).handlers
    // @ts-expect-error: nobody handles `likes.delete`.
    const half: Likes = createModules([[unserved]], {}, () => ({})).handlers
    return [events, mistaken, nobody, whole, half]
  }
  expect(compiled).toBeTypeOf('function')
})
