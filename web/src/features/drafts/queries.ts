import { drafts, type PhotoDraft } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../platform/query-client.ts'
import { clientOf } from '../../platform/transport.ts'

export const draftApi = clientOf(drafts)

/** Drafts of whose last change the server has not heard: what stands here counts, whatever it answers meanwhile. */
export const unsaved = new Set<string>()

/** Photos that wait to be looked at, the oldest first. The list lives in the cache: what is changed is changed there. */
export const draftsQuery = () =>
  queryOptions({
    queryKey: ['drafts'],
    queryFn: async ({ signal }) => (await draftApi.list({}, { signal })).map(withUnsaved),
    staleTime: Number.POSITIVE_INFINITY,
  })

const { queryKey } = draftsQuery()

function withUnsaved(draft: PhotoDraft): PhotoDraft {
  const known = unsaved.has(draft.id) ? knownDraft(draft.id) : undefined
  if (!known) return draft
  const { name, type, attributes, isCutOut } = known
  return { ...draft, name, type, attributes, isCutOut }
}

/** Changes the list where it has been loaded. */
function change(by: (list: readonly PhotoDraft[]) => PhotoDraft[]): void {
  queryClient.setQueryData(queryKey, (list) => list && by(list))
}

export const knownDraft = (id: string): PhotoDraft | undefined =>
  queryClient.getQueryData(queryKey)?.find((draft) => draft.id === id)

/** A draft joins the list where it belongs; one that is there already is replaced. */
export function putDraft(draft: PhotoDraft): void {
  change((list) =>
    [...list.filter(({ id }) => id !== draft.id), draft].toSorted(
      (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
    ),
  )
}

/** A list that is on its way may have been read before this draft was made: then it is read again. */
export async function addDraft(draft: PhotoDraft): Promise<void> {
  const { fetchStatus } = queryClient.getQueryState(queryKey) ?? {}
  putDraft(draft)
  if (fetchStatus === 'fetching') await refreshDrafts()
}

export const patchDraft = (id: string, patch: Partial<PhotoDraft>): void =>
  change((list) => list.map((draft) => (draft.id === id ? { ...draft, ...patch } : draft)))

export const removeDraft = (id: string): void => change((list) => list.filter((draft) => draft.id !== id))

export const refreshDrafts = (): Promise<void> => queryClient.invalidateQueries({ queryKey })
