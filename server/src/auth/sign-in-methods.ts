import { OAuthProvider, type SignInMethods, type signInMethods, type UserId } from '@otday/contract'
import type { Handlers } from '#platform/http/mount.ts'
import { recordOutcome } from '#platform/security-log.ts'
import { findUser } from '../users/index.ts'
import { type AttemptDeps, beginAttempt } from './attempts.ts'
import { type LinkingDeps, unlinkProvider } from './link-provider.ts'
import { identitiesOf } from './queries-social.ts'

export const signInMethodHandlers = (deps: AttemptDeps & LinkingDeps): Handlers<typeof signInMethods> => ({
  list: ({ viewer }) => signInMethodsOf(deps, viewer.id),
  link: async ({ viewer, params: { provider }, exchange }) => {
    const url = await beginAttempt(deps, exchange, { provider, linkTo: viewer })
    return { url: url.href }
  },
  unlink: async ({ viewer, params: { provider }, exchange }) => {
    const attempt = { event: 'provider.unlinked', who: viewer.id, method: provider } as const
    await recordOutcome(exchange.record, attempt, () => unlinkProvider(deps, viewer, provider))
    return undefined
  },
})

async function signInMethodsOf({ db, providers }: AttemptDeps, userId: UserId): Promise<SignInMethods> {
  const user = await findUser(db, userId)
  const linked = await identitiesOf(db, userId)
  return {
    password: user?.passwordHash != null,
    providers: OAuthProvider.options.map((provider) => ({
      provider,
      available: providers.has(provider),
      linkedAt: linked.find((identity) => identity.provider === provider)?.createdAt ?? null,
    })),
  }
}
