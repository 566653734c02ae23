import { type OAuthProvider, providerLabels, signInMethods } from '@otday/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { clientOf } from '../../platform/transport.ts'
import { toast } from '../../ui/toast.ts'
import { signInMethodsKey } from './keys.ts'

const calls = clientOf(signInMethods)

export const signInMethodsQuery = queryOptions({
  queryKey: signInMethodsKey,
  queryFn: ({ signal }) => calls.list({}, { signal }),
})

/** Navigates to the provider, which redirects back to the settings. */
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
    // Here, as the pressed button unmounts when the list is refetched.
    onSuccess: (_, provider) => toast.success(`${providerLabels[provider]} 연결을 끊었어요.`),
    onSettled: () => queryClient.invalidateQueries(signInMethodsQuery),
    onError,
  })
}
