import { type Device, exportPath, type SessionId, type UserId } from '@otday/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, messageOf } from '../../platform/api-error.ts'
import { download } from '../../platform/download.ts'
import { toast } from '../../ui/toast.ts'
import { accountApi, devicesApi } from './calls.ts'
import { devicesQuery } from './queries.ts'
import { accountTexts } from './words.data.ts'

/** An already ended session counts as success. */
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

/** A browser download: the page never holds the data. */
export const useExport = (userId: UserId) =>
  useMutation({
    mutationFn: () => accountApi.askExport({ params: { userId } }),
    onSuccess: () => {
      download(exportPath.replace(':userId', userId))
      toast.success(accountTexts.exportBegun)
    },
    onError: (error) => toast.error(messageOf(error)),
  })
