import { type Clothes, type ClosetChangeId, closetChanges, type DefinitionId } from '@otday/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, messageOf } from '../../platform/api/api-error.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { randomId } from '../../platform/device/random-id.ts'
import { clientOf } from '../../platform/api/transport.ts'
import { toast } from '../../ui/toast.ts'
import { changeTexts, clothesLists, countedOf, removeMany, putClothes } from '../clothes/index.ts'
import { createStore, useStore } from '../../ui/store.ts'
import { offerUndo, withdrawUndo } from './deletions.ts'
import type { ChosenGarment } from './quick-start.ts'

const client = clientOf(closetChanges)

/** Gives a retry of a change with the same content the same id, so that the server applies it only once. */
function useChangeId() {
  const last = useRef<{ content: string; id: ClosetChangeId }>(undefined)
  return {
    of: (content: unknown): ClosetChangeId => {
      const text = JSON.stringify(content)
      if (last.current?.content !== text) last.current = { content: text, id: randomId() }
      return last.current.id
    },
    /** Gives the next change a new id, even if its content is the same. */
    done: () => {
      last.current = undefined
    },
  }
}

export function useStartCloset() {
  const queryClient = useQueryClient()
  const changeId = useChangeId()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (garments: ChosenGarment[]) => client.start({ body: { changeId: changeId.of(garments), garments } }),
    onSuccess: ({ clothes }) => {
      changeId.done()
      // The server lists the newest piece first. The list is reversed, so that the newest piece is inserted last, in
      // front of the others.
      putClothes(queryClient, clothes.toReversed())
      const onPress = () => void navigate(paths.closet)
      toast.success(changeTexts.started(countedOf(clothes)), { label: changeTexts.seeCloset, onPress })
    },
    onError: (error) => toast.error(isSaid(error, 'TooManyClothes') ? messageOf(error) : changeTexts.startFailed),
  })
}

export interface AttributeChoice {
  pieces: readonly Clothes[]
  definitionId: DefinitionId
  /** Null removes the attribute. */
  value: string | null
}

/** The change that was undone last, in whichever way. */
const undone = createStore<ClosetChangeId | null>(null)

/** Returns a function that undoes a deletion; it resolves when that has succeeded or failed. */
export function useUndo(): (id: ClosetChangeId) => Promise<boolean> {
  const queryClient = useQueryClient()
  return (id) => takeBack(queryClient, id)
}

/** Changes pieces of the closet; the last change can be undone. */
export function useClosetChanges() {
  const queryClient = useQueryClient()
  const changeId = useChangeId()
  const [last, setLast] = useState<ClosetChangeId>()
  const isUndone = useStore(undone) === last
  const undo = async (id: ClosetChangeId) => {
    setLast((before) => (before === id ? undefined : before))
    if (!(await takeBack(queryClient, id))) setLast(id)
  }
  const announce = (id: ClosetChangeId, text: string) => {
    changeId.done()
    setLast(id)
    toast.success(text, { label: changeTexts.undo, onPress: () => void undo(id) })
  }
  const setAttribute = useMutation({
    mutationFn: async ({ pieces, ...choice }: AttributeChoice) => {
      const body = { clothesIds: pieces.map(({ id }) => id), ...choice }
      const id = changeId.of(body)
      return { id, ...(await client.setAttribute({ body: { changeId: id, ...body } })) }
    },
    onSuccess: ({ id, clothes }) => {
      putClothes(queryClient, clothes)
      announce(id, changeTexts.changed(countedOf(clothes)))
    },
    onError: (error) => showFailure(queryClient, error, changeTexts.changeFailed),
  })
  const remove = useMutation({
    mutationFn: async (pieces: readonly Clothes[]) => {
      const body = { clothesIds: pieces.map(({ id }) => id) }
      const id = changeId.of(body)
      await client.delete({ body: { changeId: id, ...body } })
      return id
    },
    onSuccess: (id, pieces) => {
      removeMany(queryClient, pieces)
      offerUndo({ id, names: namesOf(pieces) })
      announce(id, pieces.length === 1 ? changeTexts.deleted : changeTexts.deletedMany(countedOf(pieces)))
    },
    onError: (error) => showFailure(queryClient, error, changeTexts.deleteFailed),
  })
  return {
    setAttribute,
    remove,
    /** Undoes the last change; absent if it is undone already. */
    undo: last && !isUndone ? () => void undo(last) : undefined,
  }
}
export type ClosetChanges = ReturnType<typeof useClosetChanges>

function namesOf([first, ...others]: readonly Clothes[]): string {
  const name = first?.name ?? ''
  return others.length > 0 ? `${name} 외 ${countedOf(others)}` : name
}

const isSaid = (error: unknown, exceptionName: string) =>
  error instanceof ApiError && error.exceptionName === exceptionName

/** Whether the piece was deleted in another window, so that retrying would not help. */
export const isPieceGone = (error: unknown) => isSaid(error, 'ClothesNotFound')

function showFailure(queryClient: QueryClient, error: unknown, text: string): void {
  if (isPieceGone(error)) void queryClient.invalidateQueries({ queryKey: clothesLists })
  toast.error(isPieceGone(error) ? changeTexts.gone : text)
}

/** Undoes a change; returns whether that succeeded. A toast may call it after the page was left. */
async function takeBack(queryClient: QueryClient, changeId: ClosetChangeId): Promise<boolean> {
  try {
    const { clothes } = await client.undo({ body: { changeId } })
    putClothes(queryClient, clothes)
    withdrawUndo(changeId)
    undone.set(changeId)
    toast.success(changeTexts.undone)
    return true
  } catch (error) {
    const isTooLate = isSaid(error, 'NotFound')
    if (isTooLate) withdrawUndo(changeId)
    toast.error(isTooLate ? changeTexts.undoTooLate : changeTexts.undoFailed)
    return isTooLate
  }
}
