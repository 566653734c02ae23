import type { Look, LookId, looks, RequestOf } from '@otday/contract'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../../../platform/api-error.ts'
import { isFinal } from '../../../../platform/is-passing.ts'
import { renewKept } from '../../../../platform/kept/renew-kept.ts'
import { queryClient } from '../../../../platform/query-client.ts'
import { randomId } from '../../../../platform/random-id.ts'
import { toast, type ToastAction } from '../../../../ui/toast.ts'
import { lookTexts } from './look-texts.data.ts'
import { looksKey } from '../../queries.ts'
import { type LookFilters, looksApi, looksListKey, looksQuery } from './queries.ts'

export type LookBody = RequestOf<(typeof looks)['save']>['body']

/** As it is, with some of it changed. */
export const bodyOf = ({ name, tags, occasions, items, revision }: Look, over: Partial<LookBody> = {}): LookBody => ({
  name,
  tags,
  occasions,
  clothesIds: items.map(({ clothesId }) => clothesId),
  revision,
  ...over,
})

export const newLookId = () => randomId<LookId>()

export interface LookSaving {
  id: LookId
  body: LookBody
  text: string
  action?: ToastAction
}

/** Says what happened. Null when it failed, which a toast says, and which may be tried again. */
export async function saveLook(saving: LookSaving): Promise<Look | null> {
  const { id, body, text, action } = saving
  try {
    const look = await looksApi.save({ params: { lookId: id }, body })
    await refreshLooks()
    toast.success(text, action)
    return look
  } catch (error) {
    fail(error, () => void saveLook(saving))
    return null
  }
}

/** A toast brings it back. */
export async function deleteLook(look: Look): Promise<boolean> {
  try {
    await looksApi.delete({ params: { lookId: look.id }, query: { revision: look.revision } })
    await refreshLooks()
    const body = bodyOf(look, { revision: look.revision + 1 })
    const onPress = () => void saveLook({ id: look.id, body, text: lookTexts.restored })
    toast.success(lookTexts.deleted, { label: lookTexts.undo, onPress })
    return true
  } catch (error) {
    fail(error, () => void deleteLook(look))
    return false
  }
}

/** Waits for what is shown. */
export function refreshLooks(): Promise<void> {
  void renewKept(looksListKey, ([, , filters]) => queryClient.prefetchInfiniteQuery(looksQuery(filters as LookFilters)))
  return queryClient.invalidateQueries({ queryKey: looksKey })
}

/** What another device changed is loaded anew. */
function fail(error: unknown, again: () => void): void {
  if (isFinal(error)) void refreshLooks()
  toast.error(messageOf(error), isFinal(error) ? undefined : { label: lookTexts.retry, onPress: again })
}

export const useSaveLook = () => useMutation({ mutationFn: saveLook })
