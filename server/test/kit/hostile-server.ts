import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'

type Serve = (request: IncomingMessage, response: ServerResponse, url: URL) => unknown

export interface HostileServer {
  port: number
  url: string
  calls: IncomingMessage[]
  open(): Promise<number>
  close(): Promise<void>
}

/** Opens a server with these pages by path; `port` 0 takes a free one. */
export async function openHostileServer(
  address: string,
  port: number,
  pages: Readonly<Record<string, Serve>>,
): Promise<HostileServer> {
  const calls: IncomingMessage[] = []
  const server = createServer({ maxHeaderSize: 1 << 20 }, (request, response) => {
    calls.push(request)
    const url = new URL(request.url ?? '/', 'http://trickster')
    const serve = pages[url.pathname]
    if (serve) void serve(request, response, url)
    else response.writeHead(404).end()
  })
  server.on('clientError', (_, socket) => socket.destroy())
  server.listen(port, address)
  await once(server, 'listening')
  const taken = (server.address() as AddressInfo).port
  return {
    port: taken,
    url: `http://${address.includes(':') ? `[${address}]` : address}:${taken}`,
    calls,
    open: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export const html =
  (text: string | Buffer, type = 'text/html; charset=utf-8'): Serve =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': type }).end(text)

const big = Buffer.alloc(64 * 1024, ' ')

function* forever() {
  for (;;) yield big
}

/** Yields gzip members without content, endlessly. */
function* emptyMembers() {
  const some = Buffer.concat(Array.from({ length: 1000 }, () => gzipSync('')))
  for (;;) yield some
}

const flood = (response: ServerResponse) => pipeline(Readable.from(forever()), response, () => undefined)

async function drip(response: ServerResponse) {
  while (!response.destroyed) {
    response.write('.')
    await sleep(100)
  }
}

export const tricks: Readonly<Record<string, Serve>> = {
  '/redirect': (_, response, { searchParams }) =>
    void response
      .writeHead(Number(searchParams.get('status') ?? 302), { location: searchParams.get('to') ?? '' })
      .end(),
  '/hops': (_, response, { searchParams }) => {
    const left = Number(searchParams.get('left'))
    if (left === 0) return html('<title>there</title>')(_, response, new URL('http://x'))
    return response.writeHead(302, { location: `/hops?left=${left - 1}` }).end()
  },
  '/drip': (_, response) => drip(response.writeHead(200, { 'content-type': 'text/html' })),
  '/silence': () => undefined,
  '/endless': (_, response) => flood(response.writeHead(200, { 'content-type': 'text/html' })),
  '/gzip-bomb': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipBomb),
  '/empty-members': (_, response) =>
    pipeline(
      Readable.from(emptyMembers()),
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }),
      () => undefined,
    ),
  '/br-bomb': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(brotliBomb),
  '/deflate-bomb': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'deflate' }).end(deflateBomb),
  '/packed-twice': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip, gzip' }).end(gzipBomb),
  '/bad-gzip': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('no gzip'),
  '/odd-packing': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'lzma' }).end('?'),
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '5000' }).write('<title>cut')
    setTimeout(() => response.destroy(), 50)
  },
  '/deflate': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'deflate' })
      .end(deflateSync('<title>deflated</title>')),
  '/deflate-raw': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'deflate' })
      .end(deflateRawSync('<title>deflated</title>')),
  '/deflate-nothing': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'deflate', 'content-length': 0 }).end(),
  '/nothing-of-it': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '5000' }).flushHeaders()
    setTimeout(() => response.destroy(), 50)
  },
  '/cookies': (request, response, { searchParams }) => {
    if (searchParams.get('if') !== null && request.headers.cookie?.includes(searchParams.get('if') ?? ''))
      return html('<title>known</title>')(request, response, new URL('http://x'))
    return response
      .writeHead(302, {
        'set-cookie': searchParams.getAll('set'),
        location: searchParams.get('to') ?? request.url ?? '',
      })
      .end()
  },
  '/headers': (_, response) => {
    for (let at = 0; at < 3000; at++) response.setHeader(`x-header-${at}`, 'x'.repeat(30))
    response.writeHead(200, { 'content-type': 'text/html' }).end()
  },
  '/pdf': html('%PDF-1.7', 'application/pdf'),
  '/json': html('{}', 'application/json'),
  '/untyped': (_, response) => response.writeHead(200).end('<title>untyped</title>'),
  '/forbidden': (_, response) => response.writeHead(403).end(),
  '/broken': (_, response) => response.writeHead(500).end(),
  '/echo': (request, response) => html(JSON.stringify(request.headers))(request, response, new URL('http://x')),
}

const zeros = Buffer.alloc(64 * 1024 * 1024)
const gzipBomb = gzipSync(zeros)
const brotliBomb = brotliCompressSync(zeros)
const deflateBomb = deflateSync(zeros)
