import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { NewPushSubscription, PushedBriefing } from '@otday/contract'

/** A browser that is subscribed to the push service, with the messages that it has decrypted. */
export interface PushBrowser {
  subscription: NewPushSubscription
  messages: PushedBriefing[]
  /** Headers that the service received with the messages. */
  headers: IncomingMessage['headers'][]
}

type PushManner = 'accept' | 'gone' | 'busy' | 'redirect'

/**
 * A push service like those of browsers; pushes are signed for it (RFC 8292) and encrypted for one browser (RFC 8291).
 */
export interface PushService {
  /** `address:port` */
  host: string
  /** Subscribes a browser for the sender that has this public key. */
  subscribe(vapidPublicKey: string): PushBrowser
  be(manner: PushManner): void
  /** Descriptions of what was wrong with requests. */
  faults: string[]
  calls: number
  close(): Promise<void>
}

export async function openPushService(now: () => Date = () => new Date()): Promise<PushService> {
  const browsers = new Map<string, { browser: PushBrowser; vapid: string; decrypt(body: Buffer): string }>()
  let manner: PushManner = 'accept'
  const answers: Record<PushManner, (response: ServerResponse) => void> = {
    accept: (response) => response.writeHead(201).end(),
    gone: (response) => response.writeHead(410).end(),
    busy: (response) => response.writeHead(503).end('later'),
    redirect: (response) => response.writeHead(307, { location: '/elsewhere' }).end(),
  }
  const service: PushService = {
    host: '',
    faults: [],
    calls: 0,
    be: (next) => {
      manner = next
    },
    subscribe(vapid) {
      const { keys, decrypt } = browserKeys()
      const endpoint = `http://${service.host}/push/${randomBytes(16).toString('base64url')}`
      const browser: PushBrowser = { subscription: { endpoint, keys }, messages: [], headers: [] }
      browsers.set(new URL(endpoint).pathname, { browser, vapid, decrypt })
      return browser
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    service.calls += 1
    const body = await buffer(request)
    const known = browsers.get(request.url ?? '')
    if (!known) {
      service.faults.push(`nobody is at ${request.url}`)
      return response.writeHead(404).end()
    }
    if (manner !== 'accept') return answers[manner](response)
    const origin = `http://${service.host}`
    const fault = faultOf(request, { origin, vapid: known.vapid, now: now() })
    if (fault) service.faults.push(fault)
    else known.browser.messages.push(JSON.parse(known.decrypt(body)))
    known.browser.headers.push(request.headers)
    answers.accept(response)
  }
  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => {
      service.faults.push(String(error))
      response.writeHead(500).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  service.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}

const longestToken = 24 * 3600
const p256Prefix = Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex')
const decoded = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())

/** Returns what is wrong with a push by RFC 8292, sections 2 and 3, and RFC 8030, section 5. */
function faultOf(
  { method, headers }: IncomingMessage,
  { origin, vapid, now }: { origin: string; vapid: string; now: Date },
) {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+), ?k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const publicKey = createPublicKey({
    key: Buffer.concat([p256Prefix, Buffer.from(key, 'base64url')]),
    format: 'der',
    type: 'spki',
  })
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
  const { aud, exp, sub } = decoded(claims)
  const left = exp - now.getTime() / 1000
  const rules: readonly (readonly [string, boolean])[] = [
    ['the method', method === 'POST'],
    ['the key', key === vapid],
    ['the algorithm', decoded(head).alg === 'ES256'],
    ['the signature', verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))],
    ['the audience', aud === origin],
    ['the contact', /^mailto:\S+@\S+$/.test(sub)],
    ['the end of the token', left > 0 && left <= longestToken],
    ['the encoding', headers['content-encoding'] === 'aes128gcm'],
    ['the time to live', Number(headers['ttl']) > 0],
  ]
  return rules.find(([, isRight]) => !isRight)?.[0]
}

/** Makes keys and decrypts by RFC 8291, section 3.4, and RFC 8188, section 2. */
function browserKeys() {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(16)
  const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))
  const decrypt = (body: Buffer): string => {
    const salt = body.subarray(0, 16)
    const keyLength = body.readUInt8(20)
    const sender = body.subarray(21, 21 + keyLength)
    const sealed = body.subarray(21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
    const secret = derive(own.computeSecret(sender), auth, info, 32)
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }
  return { keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') }, decrypt }
}
