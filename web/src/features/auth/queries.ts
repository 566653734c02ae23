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
    // Said here: the button that was pressed is gone as soon as the list is read anew.
    onSuccess: (_, provider) => toast.success(`${providerLabels[provider]} 연결을 끊었어요.`),
    onSettled: () => queryClient.invalidateQueries(signInMethodsQuery),
    onError,
  })
}
