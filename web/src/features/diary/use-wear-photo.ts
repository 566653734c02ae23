import type { Wear } from '@otday/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, messageOf } from '../../platform/api/api-error.ts'
import { isFinal } from '../../platform/api/is-passing.ts'
import { preparePicture } from '../../platform/pictures/prepare-picture.ts'
import { toast } from '../../ui/toast.ts'
import { withStored } from './kept-writes.ts'
import { loadWears, wearsKey, wearsListKey } from './queries.ts'

type List = { wears: Wear[] }

/** Puts the record in place of its earlier version in all cached lists, loaded or stored for offline use. */
function keep(queryClient: QueryClient, wear: Wear): void {
  const change = (wears: readonly Wear[]) => withStored(wears, wear)
  queryClient.setQueriesData<List>({ queryKey: wearsListKey }, (list) => list && { ...list, wears: change(list.wears) })
  import('./renew-wears.ts').then(({ renewWears }) => renewWears(change)).catch(() => undefined)
}

/**
 * Shows a failure. If it is temporary, a button tries again; if another device deleted the record, lists are refetched.
 */
function tell(queryClient: QueryClient, error: unknown, again: () => void): void {
  if (!isFinal(error))
    return toast.error(`기록하지 못했어요. ${messageOf(error)}`, { label: '다시 시도', onPress: again })
  toast.error(messageOf(error))
  if (error instanceof ApiError && error.exceptionName === 'WearNotFound')
    void queryClient.invalidateQueries({ queryKey: wearsKey })
}

/** Saves the photo of a record or, if `file` is null, removes it. */
export function useWearPhoto(wear: Wear) {
  const queryClient = useQueryClient()
  const params = { wearId: wear.id }
  const changing = useMutation({
    mutationFn: async (file: File | null): Promise<Wear | null> => {
      const api = await loadWears()
      if (!file) {
        await api.deletePhoto({ params })
        return { ...wear, photo: null, revision: wear.revision + 1 }
      }
      const { picture, problem } = await preparePicture(file)
      if (picture) return api.savePhoto({ params, body: {}, image: picture })
      toast.error(problem)
      return null
    },
    onSuccess: (changed) => {
      if (changed) keep(queryClient, changed)
    },
    onError: (error, file) => tell(queryClient, error, () => changing.mutate(file)),
  })
  return changing
}
