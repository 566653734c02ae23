import { type Device, exportPath, type OwnEmail, type SessionId, type UserId } from '@otday/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, messageOf } from '../../platform/api/api-error.ts'
import { download } from '../../platform/device/download.ts'
import { toast } from '../../ui/toast.ts'
import { accountApi, devicesApi } from './calls.ts'
import { devicesQuery, ownEmailQuery } from './queries.ts'
import { accountTexts } from './words.data.ts'

/** Ends a session on another device; one that has already ended counts as success. */
export function useSignOutThere() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (sessionId: SessionId) => {
      await devicesApi.end({ params: { sessionId } }).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.exceptionName !== 'SessionNotFound') throw error
      })
      return sessionId
    },
    onSuccess: (sessionId) => {
      queryClient.setQueryData(devicesQuery.queryKey, (devices: Device[] | undefined) =>
        devices?.filter(({ id }) => id !== sessionId),
      )
      toast.success(accountTexts.signedOutThere)
    },
    onError: (error) => toast.error(messageOf(error)),
  })
}

/** Mails a new link that confirms the new e-mail address; the earlier link becomes invalid. */
export function useMailEmailLink(userId: UserId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => accountApi.mailEmailLink({ params: { userId } }),
    onSuccess: (own) => {
      queryClient.setQueryData(ownEmailQuery(userId).queryKey, own)
      toast.success(accountTexts.emailMailedAgain)
    },
    onError: (error) => {
      toast.error(messageOf(error))
      void queryClient.invalidateQueries(ownEmailQuery(userId))
    },
  })
}

export function useCancelEmail(userId: UserId) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => accountApi.cancelEmail({ params: { userId } }),
    onSuccess: () => {
      queryClient.setQueryData(ownEmailQuery(userId).queryKey, (own: OwnEmail | undefined) =>
        own ? { ...own, pending: null } : own,
      )
      toast.success(accountTexts.emailCancelled)
    },
    onError: (error) => toast.error(messageOf(error)),
  })
}

/** Exports the user's data by a browser download, so that the page never loads the data. */
export const useExport = (userId: UserId) =>
  useMutation({
    mutationFn: () => accountApi.askExport({ params: { userId } }),
    onSuccess: () => {
      download(exportPath.replace(':userId', userId))
      toast.success(accountTexts.exportBegun)
    },
    onError: (error) => toast.error(messageOf(error)),
  })
