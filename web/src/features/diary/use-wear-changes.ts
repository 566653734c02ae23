import type { Wear, WearId } from '@otday/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, messageOf } from '../../platform/api-error.ts'
import { preparePicture } from '../../platform/prepare-picture.ts'
import { toast } from '../../ui/toast.ts'
import { loadWears, wearsKey, type wearsQuery } from './queries.ts'
import { changeOf, type WearBody } from './wear-change.ts'

type Days = Parameters<typeof wearsQuery>[0]
type List = { wears: Wear[]; days: unknown[] }

/** In all loaded days; `wear` null takes it out. */
function keep(queryClient: QueryClient, id: WearId, wear: Wear | null): void {
  for (const [key, list] of queryClient.getQueriesData<List>({ queryKey: [...wearsKey, 'list'] })) {
    if (!list) continue
    const { from, to } = key[2] as Days
    const fits = wear !== null && wear.date >= from && wear.date <= to
    const at = list.wears.findIndex((one) => one.id === id && one.date === wear?.date)
    const wears =
      fits && at >= 0
        ? list.wears.with(at, wear)
        : [...list.wears.filter((one) => one.id !== id), ...(fits ? [wear] : [])]
    queryClient.setQueryData(key, { ...list, wears })
  }
  void queryClient.invalidateQueries({ queryKey: wearsKey, predicate: ({ queryKey }) => queryKey[1] !== 'list' })
}

/** What failed on the way may be tried again; a record that another device changed is loaded anew. */
function tell(queryClient: QueryClient, error: unknown, again: () => void): void {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)
    return toast.error('기록하지 못했어요.', { label: '다시 시도', onPress: again })
  toast.error(messageOf(error))
  if (error.exceptionName === 'WearChanged' || error.exceptionName === 'WearNotFound')
    void queryClient.invalidateQueries({ queryKey: wearsKey })
}

interface Saving {
  id: WearId
  body: WearBody
  /** Said afterwards. */
  text?: string
}

export const newWearId = () => crypto.randomUUID() as WearId

export function useSaveWear() {
  const queryClient = useQueryClient()
  const saving = useMutation({
    mutationFn: async ({ id, body }: Saving) => (await loadWears()).save({ params: { wearId: id }, body }),
    onSuccess: (wear, { text }) => {
      keep(queryClient, wear.id, wear)
      if (text) toast.success(text)
    },
    onError: (error, wanted) => tell(queryClient, error, () => saving.mutate(wanted)),
  })
  return saving
}

/** With everything it had. */
export function useRestoreWear() {
  const { mutate } = useSaveWear()
  return (wear: Wear) => mutate({ id: wear.id, body: changeOf(wear, { revision: wear.revision + 1 }) })
}

/** A toast takes it back. */
export function useDeleteWear() {
  const queryClient = useQueryClient()
  const restore = useRestoreWear()
  const deleting = useMutation({
    mutationFn: async ({ id, revision }: Wear) =>
      (await loadWears()).delete({ params: { wearId: id }, query: { revision } }),
    onSuccess: (_nothing, wear) => {
      keep(queryClient, wear.id, null)
      toast.success(wear.state === 'WORN' ? '기록을 삭제했어요.' : '계획을 지웠어요.', {
        label: '되돌리기',
        onPress: () => restore(wear),
      })
    },
    onError: (error, wear) => tell(queryClient, error, () => deleting.mutate(wear)),
  })
  return deleting
}

/** `file` null takes the photo away. */
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
      if (changed) keep(queryClient, wear.id, changed)
    },
    onError: (error, file) => tell(queryClient, error, () => changing.mutate(file)),
  })
  return changing
}
