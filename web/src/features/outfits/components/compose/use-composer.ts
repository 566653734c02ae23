import { fitText } from '@otday/common/felt-degrees'
import { type ClothesId, idsOf, type Judgement, type OutfitItem, type Recommendation } from '@otday/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '../../../../platform/api/api-error.ts'
import { toast } from '../../../../ui/toast.ts'
import { judgementQuery } from '../../queries.ts'
import { stylingApi } from '../../styling-api.ts'
import { useSceneFormat } from '../../use-scene.ts'
import { addressOf, type Change, idsIn, openSlotText, placed, removed } from './selection.ts'

/** Number of steps that can be undone. */
const mostSteps = 20

interface Layer {
  value: string | null
  replace: (value: string) => void
}

/** Outfit that is being composed: its weather (of one day), occasion, user and pieces. */
export type Composed = Pick<Recommendation, 'weatherId' | 'occasion' | 'userId'> & { clothes: readonly OutfitItem[] }

/**
 * Manages the chosen pieces, whose ids `layer` keeps, the server's rating of them for weather and occasion, and the
 * steps that can be undone.
 */
export function useComposer({ weatherId, occasion, clothes }: Composed, layer: Layer) {
  const queryClient = useQueryClient()
  const format = useSceneFormat()
  const ids = idsIn(layer.value ?? '1')
  const [known, setKnown] = useState<ReadonlyMap<ClothesId, OutfitItem>>(
    () => new Map(clothes.map((item) => [item.clothesId, item])),
  )
  const [past, setPast] = useState<readonly string[]>([])
  const [said, setSaid] = useState('')
  const judgement = useQuery({
    ...judgementQuery({ weatherId, occasion, clothesIds: ids }, format),
    enabled: ids.length > 0,
  })
  const judged = ids.length > 0 ? judgement.data : undefined
  const pieces = ids.flatMap((id) => known.get(id) ?? judged?.clothes.find(({ clothesId }) => clothesId === id) ?? [])
  const gone = useGone(judgement.error, ids, known)

  // Leaves out the server's hint on degrees, as the gauge shows the same.
  const hints = judged?.hints.filter((one) => !judged.fit || one !== `${fitText(judged.fit)}.`) ?? []
  const hint = openSlotText(pieces) ?? hints[0] ?? ''

  function show({ pieces: next, text }: Change<OutfitItem>) {
    setPast([...past, layer.value ?? '1'].slice(-mostSteps))
    setKnown(new Map([...known, ...next.map((item) => [item.clothesId, item] as const)]))
    setSaid(text)
    layer.replace(addressOf(next.map(({ clothesId }) => clothesId)))
  }

  const fill = useMutation({
    mutationFn: () => stylingApi.fill({ query: { weatherId, occasion, clothesIds: ids.join(','), scene: format } }),
    onSuccess: (filled) => {
      queryClient.setQueryData(
        judgementQuery({ weatherId, occasion, clothesIds: idsOf(filled) }, format).queryKey,
        filled,
      )
      show({ pieces: filled.clothes, text: filledText(filled, ids.length) })
    },
    onError: (error) => toast.error(messageOf(error)),
  })

  return {
    pieces,
    judgement: judged,
    busy: judgement.isFetching,
    failed:
      judgement.isError && gone.length === 0 ? { text: messageOf(judgement.error), retry: judgement.refetch } : null,
    gone,
    /** Takes the deleted pieces out. */
    dropGone: () =>
      show({ pieces: pieces.filter(({ clothesId }) => !gone.some(({ id }) => id === clothesId)), text: '' }),
    hint,
    /** A further hint of the server, besides `hint`. */
    remark: hints.find((one) => one !== hint),
    said: said && `${said} ${summaryOf(pieces.length, judged)}`,
    toggle: (item: OutfitItem) =>
      show(ids.includes(item.clothesId) ? removed(pieces, item.clothesId) : placed(pieces, item)),
    clear: () => show({ pieces: [], text: '모두 뺐어요.' }),
    undo:
      past.length === 0
        ? null
        : () => {
            const before = past.at(-1)
            if (before === undefined) return
            setPast(past.slice(0, -1))
            setSaid('되돌렸어요.')
            layer.replace(before)
          },
    fill: () => fill.mutate(),
    filling: fill.isPending,
  }
}
export type Composer = ReturnType<typeof useComposer>

const summaryOf = (count: number, judged: Judgement | undefined): string =>
  judged?.fit ? `옷 ${count}가지, ${fitText(judged.fit)}.` : `옷 ${count}가지.`

function filledText({ clothes }: Judgement, before: number): string {
  const added = clothes.length - before
  return added > 0 ? `${added}가지를 채웠어요.` : '더 채울 옷이 없어요.'
}

interface Gone {
  id: ClothesId
  name: string
}

/** Returns chosen pieces that were deleted meanwhile, with the name they had. */
function useGone(error: unknown, ids: readonly ClothesId[], known: ReadonlyMap<ClothesId, OutfitItem>): Gone[] {
  if (!(error instanceof ApiError) || error.exceptionName !== 'ClothesNotFound') return []
  const lost = error.detail('clothesIds')?.split(',') ?? []
  return ids.filter((id) => lost.includes(id)).map((id) => ({ id, name: known.get(id)?.name ?? '지운 옷' }))
}
