import http from 'node:http'
import https from 'node:https'
import { createGunzip } from 'node:zlib'

export interface Payload {
  status: number
  text: string
}

/** A code such as ECONNREFUSED; never the address, which may contain keys. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse'
  readonly code: string
  constructor(code: string) {
    super(`no answer: ${code}`)
    this.code = code
  }
}

/** GET without redirects, which could leak keys to other hosts. */
export type Get = (url: URL, headers?: Record<string, string>) => Promise<Payload>

export interface OutboundLimits {
  /** Milliseconds, TLS included. */
  connectMs: number
  /** Milliseconds until the last byte. */
  totalMs: number
  /** Bytes after decompression. */
  maxBytes: number
}

/** Gateways reject tool names. */
const userAgent = 'Mozilla/5.0 (compatible; Otday/1.0)'

/** @throws NoResponse, leaving nothing open */
export function createOutbound(limits: OutboundLimits): Get {
  const agents = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) }
  return async (url, headers = {}) => {
    const deadline = AbortSignal.timeout(limits.totalMs)
    try {
      const response = await open(url, { headers, deadline, agents, connectMs: limits.connectMs })
      return { status: response.statusCode ?? 0, text: await readText(response, limits.maxBytes) }
    } catch (error) {
      throw error instanceof NoResponse ? error : new NoResponse(deadline.aborted ? 'ETIMEDOUT' : codeOf(error))
    }
  }
}

interface Opening {
  headers: Record<string, string>
  deadline: AbortSignal
  agents: Record<'http:' | 'https:', http.Agent>
  connectMs: number
}

function open(url: URL, { headers, deadline, agents, connectMs }: Opening): Promise<http.IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).get(
      url,
      {
        agent: agents[isSecure ? 'https:' : 'http:'],
        signal: deadline,
        headers: { 'user-agent': userAgent, accept: '*/*', 'accept-encoding': 'gzip', ...headers },
      },
      resolve,
    )
    request.once('error', reject)
    request.once('socket', (socket) => {
      if (!socket.connecting) return
      const slow = setTimeout(() => request.destroy(new NoResponse('ECONNTIMEOUT')), connectMs)
      socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(slow))
      socket.once('close', () => clearTimeout(slow))
    })
  })
}

async function readText(response: http.IncomingMessage, maxBytes: number): Promise<string> {
  const decoder = response.headers['content-encoding'] === 'gzip' ? createGunzip() : undefined
  if (decoder) response.once('error', (error) => decoder.destroy(error))
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of decoder ? response.pipe(decoder) : response) {
      const bytes = chunk as Buffer
      length += bytes.length
      if (length > maxBytes) throw new NoResponse('ETOOBIG')
      chunks.push(bytes)
    }
  } finally {
    response.destroy()
  }
  if (!response.complete) throw new NoResponse('ECONNRESET')
  return Buffer.concat(chunks).toString('utf8')
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'EUNKNOWN'
