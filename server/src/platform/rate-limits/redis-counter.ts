import { createHmac } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { createClient } from '@redis/client'
import * as z from 'zod'
import { Complaints, redisConnection, type RedisOptions } from '../redis.ts'
import { type Count, type Counter, createMemoryCounter } from './counter.ts'

export interface RedisCounterOptions extends RedisOptions {
  /** Secret of the MACs under which keys are stored, since keys contain e-mail and IP addresses. */
  secret: Buffer
}

/** Adds to a count; also repairs a missing expiry, without which the key would be blocked for ever. */
const script = `
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  left = tonumber(ARGV[1])
  redis.call('PEXPIRE', KEYS[1], left)
end
return { count, left }
`
const Reply = z.tuple([z.int(), z.int()])

/** Most commands that wait to be sent, which bounds the queue while Redis does not respond. */
const commandsWaiting = 1000
/** Times in ms: a call waits for Redis for `reply` at most; after a failure, Redis is not asked for `cooldown`. */
const times = { reply: 250, cooldown: 2000 }

/**
 * Creates a counter in Redis. While Redis is slow or away, each instance counts by itself, so that calls neither fail
 * nor wait.
 */
export function createRedisCounter({ url, namespace, secret, log }: RedisCounterOptions): Counter {
  const own = createMemoryCounter()
  const complaints = new Complaints(log, 'Redis is away: each instance counts requests by itself')
  const client = createClient({
    url,
    ...redisConnection,
    disableOfflineQueue: true,
    commandsQueueMaxLength: commandsWaiting,
  })
  client.on('error', complaints.add)
  client.on('ready', complaints.clear)
  client.connect().catch(complaints.add)
  let cooldownUntil = 0

  const ask = async (key: string, window: number, amount: number): Promise<Count> => {
    const name = `otday:${namespace}:pace:${createHmac('sha256', secret).update(key).digest('base64url')}`
    const asked = client.eval(script, { keys: [name], arguments: [String(window), String(amount)] })
    const [count, left] = Reply.parse(await inTime(asked))
    return { count, left }
  }
  return {
    add: async (key, window, amount) => {
      if (!client.isReady || performance.now() < cooldownUntil) return own.add(key, window, amount)
      try {
        return await ask(key, window, amount)
      } catch (error) {
        cooldownUntil = performance.now() + times.cooldown
        complaints.add(error)
        return own.add(key, window, amount)
      }
    },
    close: () => client.destroy(),
  }
}

async function inTime<T>(asked: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('Redis does not answer')), times.reply)
  try {
    return await Promise.race([asked, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
