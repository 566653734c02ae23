import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, requireFound } from '../../errors.ts'
import { closeCodes } from '../connection.ts'
import { hijackResponse } from '../hijack-response.ts'
import { browserOf, nameBrowser, SessionOwner } from './browser.ts'
import { eventSource, type Framing, htmlFile, isCallback, jsonp, readTexts, xhr, xhrStreaming } from './framing.ts'
import { headless, type SockJsOptions, timesDefault } from './options.ts'
import { PollingConnection } from './polling-connection.ts'

type SessionRequest = FastifyRequest<{ Params: { server: string; session: string }; Querystring: { c?: unknown } }>

interface Session {
  connection: PollingConnection
  owner: SessionOwner
}

export function servePolling(
  scope: FastifyInstance,
  { path, accept, sendBuffers, times = timesDefault, secureCookies: secure }: SockJsOptions,
): void {
  const sessions = new Map<string, Session>()
  const open = (id: string, request: SessionRequest): Session => {
    const forget = () => void sessions.delete(id)
    const connection = new PollingConnection(request.ip, accept, { times, sendBuffers, forget })
    const opened = { connection, owner: new SessionOwner(browserOf(request)) }
    sessions.set(id, opened)
    return opened
  }
  const flow = (framing: Framing) => (request: SessionRequest, reply: FastifyReply) => {
    const id = idOf(request)
    const { connection, owner } = sessions.get(id) ?? open(id, request)
    const browser = browserOf(request)
    if (!owner.admits(browser)) throw new AppError('NotFound')
    if (browser === null) nameBrowser(reply, owner.offered, { path, secure })
    connection.attach(
      hijackResponse(reply, { 'content-type': framing.contentType, 'x-accel-buffering': 'no' }),
      framing,
    )
  }
  const named = (framing: (callback: string) => Framing) => (request: SessionRequest, reply: FastifyReply) => {
    const { c } = request.query
    if (!isCallback(c)) throw new AppError('InvalidInput', { c: 'callback' })
    flow(framing(c))(request, reply)
  }
  const take = (request: SessionRequest, payload: unknown) => {
    const session = sessions.get(idOf(request))
    if (!session?.connection.isOpen || !session.owner.admits(browserOf(request))) throw new AppError('NotFound')
    const texts = requireFound(
      typeof payload === 'string' && payload !== '' ? readTexts(payload) : null,
      'MalformedRequest',
    )
    session.connection.take(texts)
  }
  const at = (transport: string) => `${path}/:server/:session/${transport}`
  scope.post(at('xhr'), flow(xhr))
  scope.post(at('xhr_streaming'), flow(xhrStreaming))
  scope.get(at('eventsource'), headless, flow(eventSource))
  scope.get(at('htmlfile'), headless, named(htmlFile))
  scope.get(at('jsonp'), headless, named(jsonp))
  scope.post(at('xhr_send'), async (request: SessionRequest, reply) => {
    take(request, request.body)
    return reply.code(204).header('content-type', 'text/plain; charset=UTF-8').send()
  })
  scope.post(at('jsonp_send'), async (request: SessionRequest, reply) => {
    take(request, ofForm(request))
    return reply.header('content-type', 'text/plain; charset=UTF-8').send('ok')
  })
  scope.addHook('preClose', async () => {
    for (const { connection } of sessions.values()) connection.close(closeCodes.goingAway, '')
    for (const { connection } of sessions.values()) connection.drop()
  })
}

const isName = (text: string) => text !== '' && !text.includes('.')

function idOf({ params: { server, session } }: SessionRequest): string {
  if (!isName(server) || !isName(session)) throw new AppError('NotFound')
  return session
}

/** Returns the sent text: old browsers send it as the field `d` of a form, some as the whole body. */
const ofForm = ({ headers, body }: FastifyRequest) =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') && typeof body === 'string'
    ? new URLSearchParams(body).get('d')
    : body
