import { once } from 'node:events'
import http from 'node:http'
import { conversationTopic, live } from '@otday/contract'
import type { LivePerson } from './live-server.ts'

/** Number of connections opened at the same time: the server limits unauthenticated ones per IP address. */
const together = 25

/** Calls `work` for every element, 25 at a time. @returns the results in the order of `all` */
export async function someAtATime<T, R>(all: readonly T[], work: (one: T, index: number) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let at = 0; at < all.length; at += together)
    done.push(...(await Promise.all(all.slice(at, at + together).map((one, index) => work(one, at + index)))))
  return done
}

export interface Talker {
  /** Sends a message. If `receipt` is given, the listener's `taken` or `refused` is called with it. */
  send(content: string, receipt?: string): void
  close(): void
}

export interface TalkListener {
  /** Called with each message from the partner. */
  heard(content: string): void
  taken?(receipt: string): void
  refused?(receipt: string): void
}

const subscribed = 'subscribed'

type Heard = { content: string; receiverId: string } | { receipt: string }

/** Opens a socket that subscribes to the conversation of two people and to refusals of messages. */
export async function openTalker(
  url: string,
  [me, partner]: readonly [LivePerson, LivePerson],
  { heard, taken, refused }: TalkListener,
): Promise<Talker> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${live.socket}/websocket`)
  await once(socket, 'open')
  const ready = new Promise<void>((resolve, reject) => {
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (data.startsWith('ERROR')) reject(new Error(data))
      if (data.startsWith('RECEIPT')) {
        const receipt = data.slice(data.indexOf(':') + 1, data.indexOf('\n\n'))
        return receipt === subscribed ? resolve() : taken?.(receipt)
      }
      if (!data.startsWith('MESSAGE')) return
      const message = JSON.parse(data.slice(data.indexOf('\n\n') + 2, -1)) as Heard
      if ('receipt' in message) refused?.(message.receipt)
      else if (message.receiverId === me.id) heard(message.content)
    })
  })
  const topic = conversationTopic(me.id, partner.id)
  socket.send(`CONNECT\naccept-version:1.2\nAuthorization:Bearer ${me.token}\n\n\0`)
  socket.send(`SUBSCRIBE\nid:0\ndestination:${live.refusals}\n\n\0`)
  socket.send(`SUBSCRIBE\nid:1\nreceipt:${subscribed}\ndestination:${topic}\n\n\0`)
  await ready
  return {
    send: (content, receipt) => {
      const body = JSON.stringify({ senderId: me.id, receiverId: partner.id, content })
      const asked = receipt === undefined ? '' : `receipt:${receipt}\n`
      socket.send(`SEND\ndestination:${live.send}\n${asked}\n${body}\0`)
    },
    close: () => socket.close(),
  }
}

/** Opens an event stream; `heard` is called at each notification. @returns a function that closes the stream */
export async function openListener(url: string, { token }: LivePerson, heard: () => void): Promise<() => void> {
  const request = http.get(url + live.stream, { headers: { authorization: `Bearer ${token}` }, agent: false })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`a stream was answered with ${response.statusCode}`)
  response.setEncoding('utf8').on('data', (text: string) => {
    for (const _ of text.matchAll(/^event: notifications$/gm)) heard()
  })
  response.on('error', () => {})
  return () => void request.destroy()
}
