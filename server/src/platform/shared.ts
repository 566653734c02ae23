import type { Config } from './config/index.ts'
import type { Database } from './db/index.ts'
import type { Keys } from './crypto/keys.ts'
import { type Broadcast, createLocalBroadcast } from './live/broadcast.ts'
import { createRedisBroadcast } from './live/redis-broadcast.ts'
import { type Counter, createMemoryCounter, createRedisCounter } from './rate-limits/index.ts'
import type { RedisOptions } from './redis.ts'

/** State that instances share through Redis; without Redis, each instance has its own. */
export interface Shared {
  broadcast: Broadcast
  counter: Counter
  close(): Promise<void>
}
export interface SharedDeps {
  database: Database
  keys: Keys
  log: RedisOptions['log']
}

/** Opens the shared state; its namespace in Redis depends on secret, database and base path. */
export async function openShared(
  { redisUrl, basePath }: Pick<Config, 'redisUrl' | 'basePath'>,
  { database, keys, log }: SharedDeps,
): Promise<Shared> {
  if (!redisUrl) return together(createLocalBroadcast(), createMemoryCounter())
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  const namespace = [keys.namespace.toString('hex', 0, 8), rows[0]?.name, basePath].join(':')
  const redis = { url: redisUrl, namespace, log }
  return together(createRedisBroadcast(redis), createRedisCounter({ ...redis, secret: keys.rateLimiters }))
}

const together = (broadcast: Broadcast, counter: Counter): Shared => ({
  broadcast,
  counter,
  close: async () => {
    await broadcast.close()
    counter.close()
  },
})
