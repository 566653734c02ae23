import { withParticle } from '@otday/common/particles'
import { type ClothesId, countedClothes, type Laundry, type LaundryRules, type PutAwayPlace } from '@otday/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, messageOf } from '../../platform/api/api-error.ts'
import { queryClient } from '../../platform/cache/query-client.ts'
import { toast, type ToastAction } from '../../ui/toast.ts'
import { followsCloset } from '../clothes/index.ts'
import { laundryTexts } from './laundry-texts.data.ts'
import { followsLaundry } from './keys.ts'
import { laundryApi, laundryQuery } from './queries.ts'

interface LaundryChange {
  /**
   * The destination of the pieces. `WORN_ON`: they stay in the closet, and are due for washing again after the next wear.
   * `BEFORE`: they return to where they were before.
   */
  to: PutAwayPlace | 'CLOSET' | 'WORN_ON' | 'BEFORE'
  clothesIds: readonly ClothesId[]
  /**
   * Day of return to the closet, `YYYY-MM-DD`. Absent: the rules for washing set the day, or pieces that are packed
   * away for the season stay until they are taken out.
   */
  until?: string | null
  /** Whether the pieces are at the place `to` already, and only their day of return changes. */
  isMove?: boolean
}

/** Everything that the cards need to change the laundry. */
export interface LaundryActions {
  /** `YYYY-MM-DD` */
  today: string
  change: (change: LaundryChange) => void
  isBusy: (clothesId: ClothesId) => boolean
}

/** Maximum number of pieces in one request. */
const most = 500

/** Changes the laundry and reports success or failure in a toast, which can undo or retry. */
async function changeLaundry(change: LaundryChange): Promise<void> {
  try {
    const before = queryClient.getQueryData(laundryQuery.queryKey)
    const after = await send(change)
    keep(after)
    toast.success(textOf(change, [before, after]), undoOf(change))
  } catch (error) {
    if (error instanceof ApiError && error.exceptionName === 'ClothesNotFound')
      void queryClient.invalidateQueries(laundryQuery)
    toast.error(messageOf(error), { label: laundryTexts.retry, onPress: () => void changeLaundry(change) })
  }
}

function send({ to, clothesIds, until = null }: LaundryChange): Promise<Laundry> {
  const ids = clothesIds.slice(0, most)
  if (to === 'CLOSET' || to === 'BEFORE')
    return laundryApi.takeOut({ body: { clothesIds: ids, isUndone: to === 'BEFORE' } })
  if (to === 'WORN_ON') return laundryApi.postpone({ body: { clothesIds: ids } })
  return laundryApi.putAway({ body: { clothesIds: ids, place: to, until } })
}

/** Puts the server's new state of the laundry into the cache, and refetches outfits and plans, which depend on it. */
function keep(laundry: Laundry): void {
  queryClient.setQueryData(laundryQuery.queryKey, laundry)
  void queryClient.invalidateQueries({
    predicate: ({ meta, queryKey }) =>
      meta?.['follows'] === followsLaundry.follows ||
      (meta?.['follows'] === followsCloset.follows && queryKey[0] !== laundryQuery.queryKey[0]),
  })
}

function textOf({ to, clothesIds, isMove }: LaundryChange, laundries: readonly (Laundry | undefined)[]): string {
  if (isMove) return laundryTexts.moved
  if (to === 'WORN_ON') return laundryTexts.wornOn
  const some = withParticle(countedIn(laundries, clothesIds), '을/를')
  if (to === 'CLOSET' || to === 'BEFORE') return laundryTexts.back(some)
  return to === 'WASH' ? laundryTexts.washed(some) : laundryTexts.stored(some)
}

/**
 * Returns the number of pieces with the Korean unit for their types, such as 벌 or 켤레. The types are taken from the
 * laundry before and after the change; if a piece is in neither, the unit is 개.
 */
function countedIn(laundries: readonly (Laundry | undefined)[], clothesIds: readonly ClothesId[]): string {
  const ids = new Set(clothesIds.slice(0, most))
  const pieces = laundries.flatMap((laundry) =>
    laundry ? [...laundry.washing, ...laundry.stored, ...laundry.due] : [],
  )
  const known = new Map(pieces.flatMap(({ item }) => (ids.has(item.clothesId) ? [[item.clothesId, item.type]] : [])))
  return known.size === ids.size ? countedClothes(ids.size, known.values()) : `${ids.size}개`
}

function undoOf({ to, clothesIds, isMove }: LaundryChange): ToastAction | undefined {
  if (isMove || (to !== 'WASH' && to !== 'STORAGE')) return undefined
  return { label: laundryTexts.undo, onPress: () => void changeLaundry({ to: 'BEFORE', clothesIds }) }
}

export const useLaundryChange = () => useMutation({ mutationFn: changeLaundry })

const rulesKey = ['laundry', 'rules'] as const

/** Saves the rules of the laundry: shows them at once, and sends consecutive changes one after the other. */
export function useSetRules() {
  const client = useQueryClient()
  const { queryKey } = laundryQuery
  const { mutate } = useMutation({
    mutationKey: rulesKey,
    scope: { id: rulesKey.join() },
    mutationFn: (body: LaundryRules) => laundryApi.setRules({ body }),
    onSuccess: (laundry) => {
      if (client.isMutating({ mutationKey: rulesKey }) === 1) client.setQueryData(queryKey, laundry)
    },
    onError: (_error, rules) => {
      void client.invalidateQueries({ queryKey })
      toast.error(laundryTexts.rulesFailed, { label: laundryTexts.retry, onPress: () => set(rules) })
    },
  })
  function set(rules: LaundryRules) {
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (before) => before && { ...before, rules })
    mutate(rules)
  }
  return set
}
