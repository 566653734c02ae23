import { type OAuthProvider, signInMethods } from '@otday/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { clientOf } from '../../platform/api/transport.ts'
import { signInMethodsKey } from './keys.ts'

const calls = clientOf(signInMethods)

/** The sign-in methods; always refetched, since a confirmation expires by itself. */
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
 * Leaves for the provider, which redirects back to the settings.
 * @throws ApiError (403 wrong password or not confirmed, 503)
 */
export async function linkProvider(asked: Asked): Promise<void> {
  const { url } = await calls.link(bodyOf(asked))
  window.location.assign(url)
}

/**
 * @throws ApiError (403 wrong password or not confirmed, 409 last way to sign in)
 * @returns whether this session ended, too
 */
export const unlinkProvider = async (asked: Asked): Promise<boolean> => (await calls.unlink(bodyOf(asked))).signedOut

/** Leaves for the provider to confirm by it, as `linkProvider` does. */
export const useConfirmByProvider = () =>
  useMutation({
    mutationFn: (provider: OAuthProvider) => calls.confirm({ params: { provider } }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
