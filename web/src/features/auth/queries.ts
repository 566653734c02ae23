import { type OAuthProvider, signInMethods } from '@otday/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { clientOf } from '../../platform/api/transport.ts'
import { signInMethodsKey } from './keys.ts'

const calls = clientOf(signInMethods)

/** The account's sign-in methods; always refetched, since the confirmation by a provider expires by itself. */
export const signInMethodsQuery = queryOptions({
  queryKey: signInMethodsKey,
  queryFn: ({ signal }) => calls.list({}, { signal }),
  staleTime: 0,
})

/** `password` is empty for accounts without one. */
interface Asked {
  provider: OAuthProvider
  password: string
}
const bodyOf = ({ provider, password }: Asked) => ({
  params: { provider },
  body: password === '' ? {} : { password },
})

/**
 * Navigates to the provider, which redirects back to the settings.
 * @throws ApiError when the password is wrong or the user is not confirmed (403), or the provider is unavailable (503)
 */
export async function linkProvider(asked: Asked): Promise<void> {
  const { url } = await calls.link(bodyOf(asked))
  window.location.assign(url)
}

/**
 * Unlinks an OAuth provider from the account.
 * @throws ApiError when the password is wrong or the user is not confirmed (403), or no other way to sign in is left
 * (409)
 * @returns whether this session ended, too, as the server ends those that began at the provider
 */
export const unlinkProvider = async (asked: Asked): Promise<boolean> => (await calls.unlink(bodyOf(asked))).signedOut

/** Navigates to the provider, where a sign-in confirms the user; it redirects back to the settings. */
export const useConfirmByProvider = () =>
  useMutation({
    mutationFn: (provider: OAuthProvider) => calls.confirm({ params: { provider } }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
