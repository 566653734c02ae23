import { createClient } from '@redis/client'
import * as z from 'zod'
import { newId } from '../ids.ts'
import { Complaints, redisConnection, type RedisOptions } from '../redis.ts'
import { createSignals, signalChannels } from './signals.ts'
import type { Broadcast } from './broadcast.ts'

const SignalMessage = z.object({ from: z.string(), channel: z.enum(signalChannels), ids: z.array(z.string()) })
type SignalMessage = z.infer<typeof SignalMessage>

/** Most ids per message. */
const idsPerMessage = 500
/** Most messages that wait to be sent, which bounds the queue while Redis does not respond. */
const messagesWaiting = 1000

/**
 * Creates a broadcast over Redis. Nothing waits for Redis: during an outage signals reach only this process, and
 * listeners resync afterwards.
 */
export function createRedisBroadcast({ url, namespace, log }: RedisOptions): Broadcast {
  const signals = createSignals()
  const self = newId()
  const channel = `otday:${namespace}:signals`
  const resyncs = new Set<() => void>()
  const complaints = new Complaints(log, 'Redis is away: live channels of several instances are slower')
  const publisher = createClient({
    url,
    ...redisConnection,
    disableOfflineQueue: true,
    commandsQueueMaxLength: messagesWaiting,
  })
  const subscriber = createClient({ url, ...redisConnection })
  for (const client of [publisher, subscriber]) client.on('error', complaints.add)
  const receive = (text: string) => {
    const message = readMessage(text)
    if (message && message.from !== self) signals.notify(message.channel, message.ids)
  }
  // Redis replies in order, so the subscription is active once the ping returns.
  const heard = () => subscriber.ping().then(() => resyncs.forEach((resync) => resync()), complaints.add)
  subscriber.on('ready', () => {
    complaints.clear()
    void heard()
  })
  for (const client of [publisher, subscriber]) client.connect().catch(complaints.add)
  subscriber.subscribe(channel, receive).catch(complaints.add)

  return {
    get isConnected() {
      return publisher.isReady && subscriber.isReady
    },
    notify: (kind, ids) => {
      signals.notify(kind, ids)
      if (!publisher.isReady) return
      for (let at = 0; at < ids.length; at += idsPerMessage) {
        const message: SignalMessage = { from: self, channel: kind, ids: ids.slice(at, at + idsPerMessage) }
        publisher.publish(channel, JSON.stringify(message)).catch(complaints.add)
      }
    },
    listen: signals.listen,
    onResync: (listener) => void resyncs.add(listener),
    close: async () => {
      for (const client of [publisher, subscriber]) client.destroy()
    },
  }
}

function readMessage(text: string): SignalMessage | null {
  try {
    return SignalMessage.parse(JSON.parse(text))
  } catch {
    return null
  }
}
