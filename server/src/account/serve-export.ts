import { finished, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { exportPath, type UserId } from '@otday/contract'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import { AppError } from '#platform/errors.ts'
import type { Exchange, Viewer } from '#platform/http/mount.ts'
import { loggedNetworkOf } from '#platform/http/network.ts'
import type { Keys } from '#platform/crypto/keys.ts'
import type { Claims } from '#platform/live/claims.ts'
import { securityLog } from '#platform/observability/security-log.ts'
import { findLiveSession } from '../auth/index.ts'
import { type ArchiveDeps, archiveOf } from './export-archive.ts'
import { readTicket, signTicket, ticketCookie, ticketLife } from './export-ticket.ts'

export interface ExportDeps extends ArchiveDeps {
  clock: Clock
  keys: Keys
  basePath: string
  /** Users with a download in progress. */
  exporting: Claims
}

/** Time limit of a download in ms. */
const timeout = 30 * 60_000
const retryAfterSeconds = 60

const addressOf = (basePath: string, userId: string) => `${basePath}${exportPath.replace(':userId', userId)}`

/**
 * Lets the viewer's browser download the export, by a cookie for the download's path that is valid for one minute.
 * @throws TooManyRequests during another download of the user; thrown here, since the page can show an error and a
 * download cannot
 */
export async function askExport(
  { keys, clock, basePath, exporting }: ExportDeps,
  { id: userId, sessionId }: Viewer,
  exchange: Exchange,
): Promise<void> {
  claim(exporting, userId)()
  const ticket = await signTicket(keys.download, { userId, sessionId }, clock.now())
  exchange.setCookie(ticketCookie, ticket, { path: addressOf(basePath, userId), maxAge: ticketLife, httpOnly: true })
}

/** Serves the download, which requires the cookie of `askExport`; one per user at a time. */
export function serveExport(app: FastifyInstance, deps: ExportDeps): void {
  app.get<{ Params: { userId: string } }>(
    addressOf(deps.basePath, ':userId'),
    { exposeHeadRoute: false, handlerTimeout: timeout },
    async ({ params, cookies, ip, log }, reply) => {
      const userId = await bearerOf(deps, params.userId, cookies[ticketCookie])
      const release = claim(deps.exporting, userId)
      // Unlike an event of the stream, `finished` also calls back if the client disconnected during authentication.
      finished(reply.raw, release)
      securityLog(log, loggedNetworkOf(ip))({ event: 'export.made', who: userId, result: 'done' })
      const now = deps.clock.now()
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="otday-${now.toISOString().slice(0, 10)}.zip"`,
          'cache-control': 'no-store',
        })
        .send(Readable.fromWeb(archiveOf(deps, userId, now) as ReadableStream))
    },
  )
}

function claim(exporting: Claims, userId: UserId): () => void {
  const release = exporting.take(userId)
  if (!release) throw new AppError('TooManyRequests', {}, retryAfterSeconds)
  return release
}

/**
 * Returns the user who may download. The session that requested the ticket must still be live.
 * @throws Unauthenticated
 */
async function bearerOf({ db, keys, clock }: ExportDeps, wanted: string, cookie: string | undefined): Promise<UserId> {
  const now = clock.now()
  const ticket = await readTicket(keys.download, cookie, now)
  const session = ticket && (await findLiveSession(db, ticket.sessionId, now))
  if (!session || session.id !== ticket.userId || session.id !== wanted) throw new AppError('Unauthenticated')
  return session.id
}
