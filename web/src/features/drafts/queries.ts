import { drafts, type PhotoDraft } from '@otday/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '../../platform/cache/query-client.ts'
import { clientOf } from '../../platform/api/transport.ts'

export const draftApi = clientOf(drafts)

/** Ids of drafts whose state in the cache takes precedence over the server's. */
export const unsaved = new Set<string>()

/**
 * Query of the user's drafts, oldest first; not refetched by itself, since each change of a draft also updates the
 * cache.
 */
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

function change(by: (list: readonly PhotoDraft[]) => PhotoDraft[]): void {
  queryClient.setQueryData(queryKey, (list) => list && by(list))
}

export const knownDraft = (id: string): PhotoDraft | undefined =>
  queryClient.getQueryData(queryKey)?.find((draft) => draft.id === id)

export function putDraft(draft: PhotoDraft): void {
  change((list) =>
    [...list.filter(({ id }) => id !== draft.id), draft].toSorted(
      (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
    ),
  )
}

/** Adds a draft; a list that is being fetched may be older than the draft, so it is refetched. */
export async function addDraft(draft: PhotoDraft): Promise<void> {
  const { fetchStatus } = queryClient.getQueryState(queryKey) ?? {}
  putDraft(draft)
  if (fetchStatus === 'fetching') await refreshDrafts()
}

export const patchDraft = (id: string, patch: Partial<PhotoDraft>): void =>
  change((list) => list.map((draft) => (draft.id === id ? { ...draft, ...patch } : draft)))

export const removeDraft = (id: string): void => change((list) => list.filter((draft) => draft.id !== id))

export const refreshDrafts = (): Promise<void> => queryClient.invalidateQueries({ queryKey })
