import {
  type ErrorName,
  OAuthProvider,
  type RateName,
  type SessionId,
  socialEnds,
  socialPaths,
  type UserId,
} from '@otday/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError, toAppError } from '#platform/errors.ts'
import { type Exchange, exchangeOf, type MountOptions } from '#platform/http/mount.ts'
import type { Keys } from '#platform/crypto/keys.ts'
import type { Checks } from '#platform/openid/index.ts'
import { type Attempt, recordOutcome, unknownPerson } from '#platform/observability/security-log.ts'
import { type AttemptDeps, beginAttempt, takeAttempt } from './attempts.ts'
import { csrfCookie, type SessionCookies } from './cookies.ts'
import { confirmByProvider } from './confirm-by-provider.ts'
import { type Link, type LinkingDeps, linkProvider } from './link-provider.ts'
import { requireProvider } from './providers.ts'
import { deleteSessionOf, findLiveSession } from './queries.ts'
import { signInSocially, type SocialSignInDeps } from './sign-in-socially.ts'
import { sessionOfCsrfToken } from './tokens.ts'
import type { Viewers } from './viewer.ts'

export interface SocialDeps extends AttemptDeps, SocialSignInDeps, LinkingDeps {
  keys: Keys
  cookies: SessionCookies
  viewers: Viewers
}
type Log = FastifyInstance['log']

interface SocialRequest {
  provider: OAuthProvider
  parameters: URLSearchParams
  exchange: Exchange
  log: Log
}

/**
 * Serves the start and callback URLs of social sign-in. Failures redirect to the login page or, in a session, to
 * settings.
 */
export function serveSocialSignIn(http: FastifyInstance, deps: SocialDeps, options: MountOptions): void {
  const serve = (
    path: string,
    rate: RateName | 'default',
    socialRequest: (socialRequest: SocialRequest) => Promise<string>,
  ) => {
    for (const provider of OAuthProvider.options)
      http.route({
        method: 'GET',
        url: `${options.prefix}${path}${provider}`,
        // A prefetching HEAD must not consume an attempt.
        exposeHeadRoute: false,
        onRequest: options.limit(rate),
        handler: async (request, reply) => {
          const exchange = exchangeOf(request, reply, options)
          const { searchParams: parameters } = new URL(request.url, 'http://localhost')
          return leadTo(reply, await socialRequest({ provider, parameters, exchange, log: request.log }))
        },
        errorHandler: (error, request, reply) => {
          void leadTo(reply, `${deps.basePath + socialEnds.login}?error=${failureName(error, request.log)}`)
        },
      })
  }
  serve(socialPaths.start, 'social', async ({ provider, exchange }) => {
    const url = await beginAttempt(deps, exchange, provider, { purpose: 'sign-in' })
    return url.href
  })
  serve(socialPaths.back, 'default', (socialRequest) => comeBack(deps, socialRequest))
}

const leadTo = (reply: FastifyReply, target: string) => reply.header('cache-control', 'no-store').redirect(target)

async function comeBack(deps: SocialDeps, socialRequest: SocialRequest): Promise<string> {
  const { sessionId, purpose, ...checks } = await takeAttempt(deps, socialRequest.exchange, socialRequest)
  if (sessionId === null) return enter(deps, socialRequest, checks)
  const inSession = { ...checks, sessionId }
  return purpose === 'confirm'
    ? toSettings(deps, socialRequest, inSession, { work: confirmByProvider, done: 'confirmed' })
    : toSettings(deps, socialRequest, inSession, { work: linkProvider, done: 'linked' })
}

async function enter(deps: SocialDeps, socialRequest: SocialRequest, checks: Checks): Promise<string> {
  const { provider, exchange } = socialRequest
  const attempt: Attempt = { event: 'sign-in.done', failed: 'sign-in.failed', who: null, method: provider }
  const session = await recordOutcome(exchange.record, attempt, async () => {
    const claims = await claimsOf(deps, socialRequest, checks)
    attempt.who = unknownPerson(deps.keys.securityLog, `${provider} ${claims.subject}`)
    const device = exchange.header('user-agent') ?? ''
    const { session: opened, isNew, isBack } = await signInSocially(deps, { provider, claims, device })
    attempt.who = opened.userId
    if (isNew) exchange.record({ event: 'account.created', who: opened.userId, result: 'done', method: provider })
    if (isBack) exchange.record({ event: 'account.returned', who: opened.userId, result: 'done', method: provider })
    return opened
  })
  await endSessionBefore(deps, exchange, session.userId)
  deps.cookies.give(exchange, session.id, session.generation)
  return deps.basePath + socialEnds.home
}

interface InSettings {
  work(deps: SocialDeps, link: Link): Promise<void>
  done: 'linked' | 'confirmed'
}

async function toSettings(
  deps: SocialDeps,
  socialRequest: SocialRequest,
  { sessionId, ...checks }: Checks & { sessionId: SessionId },
  { work, done }: InSettings,
) {
  const { provider, exchange, log } = socialRequest
  const settings = deps.basePath + socialEnds.settings
  const owner = await findLiveSession(deps.db, sessionId, deps.clock.now())
  try {
    const event = done === 'linked' ? 'provider.linked' : 'provider.confirmed'
    const attempt: Attempt = { event, who: owner?.id ?? null, method: provider }
    await recordOutcome(exchange.record, attempt, async () =>
      work(deps, { sessionId, provider, claims: await claimsOf(deps, socialRequest, checks) }),
    )
    return `${settings}&${done}=${provider}`
  } catch (error) {
    return `${settings}&error=${failureName(error, log)}`
  }
}

const claimsOf = ({ providers }: SocialDeps, { provider, parameters }: SocialRequest, checks: Checks) =>
  requireProvider(providers, provider).claimsOf(parameters, checks)

/**
 * Ends the session that this browser had before. The refresh cookie is not sent to this path. The CSRF cookie names the
 * session, but scripts can change it, so only a session of the same user is ended.
 */
async function endSessionBefore({ db, keys, viewers }: SocialDeps, { cookies }: Exchange, userId: UserId) {
  const sessionId = sessionOfCsrfToken(keys, cookies[csrfCookie])
  if (sessionId && (await deleteSessionOf(db, sessionId, userId))) viewers.ended(sessionId)
}

/** Returns the error's name, which is all that the URL reveals. */
function failureName(error: unknown, log: Log): ErrorName {
  if (!(error instanceof AppError)) log.error({ err: error }, 'a social sign-in failed unexpectedly')
  return toAppError(error).code
}
