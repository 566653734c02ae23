import { createClient } from '@redis/client'
import * as z from 'zod'
import { newId } from '../ids.ts'
import { Complaints, redisConnection, type RedisOptions } from '../redis.ts'
import { createSignals, signalChannels } from '../signals.ts'
import type { Broadcast } from './broadcast.ts'

const Letter = z.object({ from: z.string(), channel: z.enum(signalChannels), ids: z.array(z.string()) })
type Letter = z.infer<typeof Letter>

/** Ids in one letter, so that none is long. */
const idsPerLetter = 500
/** Letters that may wait for a Redis which does not answer. */
const lettersWaiting = 1000

/**
 * Signals over Redis. Nothing ever waits for it: while it is away signals reach this process alone, and when it is
 * back everybody is told to look for what was missed.
 */
export function createRedisBroadcast({ url, namespace, log }: RedisOptions): Broadcast {
  const signals = createSignals()
  const self = newId()
  const channel = `otday:${namespace}:signals`
  const resyncs = new Set<() => void>()
  const complaints = new Complaints(log, 'Redis is away: live channels of several instances are slower')
  const out = createClient({
    url,
    ...redisConnection,
    disableOfflineQueue: true,
    commandsQueueMaxLength: lettersWaiting,
  })
  const ear = createClient({ url, ...redisConnection })
  for (const client of [out, ear]) client.on('error', complaints.add)
  const receive = (text: string) => {
    const letter = readLetter(text)
    if (letter && letter.from !== self) signals.wake(letter.channel, letter.ids)
  }
  // Redis answers in order: after this it has taken up the subscription, and what comes from now on is heard.
  const heard = () => ear.ping().then(() => resyncs.forEach((resync) => resync()), complaints.add)
  ear.on('ready', () => {
    complaints.clear()
    void heard()
  })
  for (const client of [out, ear]) client.connect().catch(complaints.add)
  ear.subscribe(channel, receive).catch(complaints.add)

  return {
    get isConnected() {
      return out.isReady && ear.isReady
    },
    wake: (kind, ids) => {
      signals.wake(kind, ids)
      if (!out.isReady) return
      for (let at = 0; at < ids.length; at += idsPerLetter) {
        const letter: Letter = { from: self, channel: kind, ids: ids.slice(at, at + idsPerLetter) }
        out.publish(channel, JSON.stringify(letter)).catch(complaints.add)
      }
    },
    hear: signals.hear,
    onResync: (listener) => void resyncs.add(listener),
    close: async () => {
      for (const client of [out, ear]) client.destroy()
    },
  }
}

function readLetter(text: string): Letter | null {
  try {
    return Letter.parse(JSON.parse(text))
  } catch {
    return null
  }
}
