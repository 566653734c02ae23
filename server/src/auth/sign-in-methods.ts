import { OAuthProvider, type SignInMethods, type signInMethods } from '@otday/contract'
import type { Handlers, Viewer } from '#platform/http/mount.ts'
import { recordOutcome } from '#platform/observability/security-log.ts'
import { findUser } from '../users/index.ts'
import { type AttemptDeps, beginAttempt } from './attempts.ts'
import type { SessionCookies } from './cookies.ts'
import { type LinkingDeps, unlinkProvider } from './link-provider.ts'
import { confirmedUntil, proveOwner, type ProvingDeps } from './prove-owner.ts'
import { confirmedAtOf } from './queries.ts'
import { identitiesOf } from './queries-social.ts'

export interface MethodDeps extends AttemptDeps, LinkingDeps, ProvingDeps {
  cookies: SessionCookies
}

export const signInMethodHandlers = (deps: MethodDeps): Handlers<typeof signInMethods> => ({
  list: ({ viewer }) => signInMethodsOf(deps, viewer),
  link: async ({ viewer, params, body, exchange }) => {
    const proof = await proveOwner(deps, viewer, body.password)
    const url = await beginAttempt(deps, exchange, params.provider, { purpose: 'link', viewer, proof })
    return { url: url.href }
  },
  confirm: async ({ viewer, params, exchange }) => {
    const url = await beginAttempt(deps, exchange, params.provider, { purpose: 'confirm', viewer })
    return { url: url.href }
  },
  unlink: async ({ viewer, params: { provider }, body, exchange }) => {
    const attempt = { event: 'provider.unlinked', who: viewer.id, method: provider } as const
    const signedOut = await recordOutcome(exchange.record, attempt, async () => {
      const proof = await proveOwner(deps, viewer, body.password)
      return unlinkProvider(deps, viewer, provider, proof)
    })
    if (signedOut) deps.cookies.clear(exchange)
    return { signedOut }
  },
})

async function signInMethodsOf(
  { db, clock, providers }: AttemptDeps,
  { id: userId, sessionId }: Viewer,
): Promise<SignInMethods> {
  const user = await findUser(db, userId)
  const linked = await identitiesOf(db, userId)
  const session = await confirmedAtOf(db, sessionId)
  const until = session ? confirmedUntil(session) : null
  return {
    password: user?.passwordHash != null,
    confirmedUntil: until && until > clock.now() ? until : null,
    providers: OAuthProvider.options.map((provider) => ({
      provider,
      available: providers.has(provider),
      linkedAt: linked.find((identity) => identity.provider === provider)?.createdAt ?? null,
    })),
  }
}
