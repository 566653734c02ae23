import type { SessionId, UserId } from '@otday/contract'
import { expect, test } from 'vitest'
import type { Viewer } from '#platform/http/mount.ts'
import { ViewerCache } from './viewer-cache.ts'

const viewerOf = (session: string) => ({ id: '1' as UserId, sessionId: session as SessionId }) as Viewer
const never = Number.MAX_SAFE_INTEGER

/** Opens a cache whose reads of changes return `changed` once they are released. */
function open() {
  let now = 1_000_000
  const changed: SessionId[] = []
  const reads: (() => void)[] = []
  const cache = new ViewerCache({
    clock: { now: () => new Date(now) },
    readChanges: async (_since, at) => {
      await new Promise<void>((resolve) => reads.push(resolve))
      return { ids: changed.splice(0), place: { transaction: '1', at } }
    },
  })
  const confirm = async (token: string) => {
    const confirmed = cache.confirm(token)
    reads.shift()?.()
    return (await confirmed)?.sessionId
  }
  return { cache, changed, reads, confirm, pass: (ms: number) => (now += ms) }
}

test('a lookup that began before a read of changes ended is trusted for a second and not confirmed', async () => {
  const { cache, confirm, pass } = open()
  await confirm('nobody')
  const keep = cache.beginCheck()
  pass(500)
  await confirm('nobody')
  keep('token', viewerOf('a'), never)
  expect(cache.find('token')?.sessionId).toBe('a')
  pass(600)
  expect([cache.find('token'), cache.mayConfirm('token')]).toEqual([null, false])
})

test('a session that a read of changes names while it is looked up is forgotten', async () => {
  const { cache, changed, reads, pass } = open()
  const first = cache.confirm('nobody')
  reads.shift()?.()
  await first
  pass(1100)
  const confirmed = cache.confirm('nobody')
  cache.beginCheck()('token', viewerOf('a'), never)
  cache.beginCheck()('other', viewerOf('b'), never)
  changed.push('a' as SessionId)
  reads.shift()?.()
  await confirmed
  expect([cache.find('token'), cache.find('other')?.sessionId]).toEqual([null, 'b'])
  pass(900)
  expect(cache.find('other')?.sessionId).toBe('b')
})

test('what was looked up before the first read of changes is looked up again', async () => {
  const { cache, confirm } = open()
  cache.beginCheck()('token', viewerOf('a'), never)
  await confirm('nobody')
  expect(cache.find('token')).toBeNull()
})

test('a token is known until it expires, and until its session ends', async () => {
  const { cache, pass } = open()
  cache.beginCheck()('token', viewerOf('a'), 1_000_400)
  cache.beginCheck()('other', viewerOf('b'), never)
  cache.forget(['b'])
  expect([cache.find('token')?.sessionId, cache.find('other')]).toEqual(['a', null])
  pass(400)
  expect([cache.find('token'), cache.mayConfirm('token')]).toEqual([null, false])
})
