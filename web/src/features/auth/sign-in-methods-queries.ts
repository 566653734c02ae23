import { type OAuthProvider, signInMethods } from '@otday/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../platform/transport.ts'

const calls = clientOf(signInMethods)

export const signInMethodsQuery = queryOptions({
  queryKey: ['sign-in-methods'],
  queryFn: ({ signal }) => calls.list({}, { signal }),
})

/** Leaves for the provider's page, which comes back to the settings. */
export const useLinkProvider = (onError: (error: Error) => void) =>
  useMutation({
    mutationFn: (provider: OAuthProvider) => calls.link({ params: { provider } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError,
  })

export function useUnlinkProvider(onError: (error: Error) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (provider: OAuthProvider) => calls.unlink({ params: { provider } }),
    onSettled: () => queryClient.invalidateQueries(signInMethodsQuery),
    onError,
  })
}
