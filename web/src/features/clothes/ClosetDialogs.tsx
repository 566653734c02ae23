import { type Clothes, ClothesType } from '@otday/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import type { HistoryDialog, useHistoryDialog } from '../../platform/history-dialog.ts'
import { knownClothes } from './cache.ts'
import type { OwnerActions } from './ClothesCard.tsx'
import { AddClothesDialog, DeleteClothesDialog, EditClothesDialog } from './dialogs.ts'

interface ClosetDialogsProps {
  ownerId: string
  /** The closet is there: a piece can be looked up. */
  loaded: boolean
  /** `add` with a type, `link` with a link to load, `edit` and `delete` with a piece; any other is somebody else's. */
  dialog: HistoryDialog | null
  close: () => void
}

/** The dialogs of an owner: add, edit, delete. */
export function ClosetDialogs({ ownerId, loaded, dialog, close }: ClosetDialogsProps) {
  const queryClient = useQueryClient()
  // Looked up once: a deleted piece still has its dialog until that closes.
  const item = useMemo(
    () => (loaded && dialog?.id ? knownClothes(queryClient, dialog.id) : undefined),
    [loaded, dialog, queryClient],
  )
  return (
    <Suspense fallback={null}>
      {dialog?.name === 'add' && (
        <AddClothesDialog ownerId={ownerId} type={ClothesType.safeParse(dialog.id).data} onClose={close} />
      )}
      {dialog?.name === 'link' && <AddClothesDialog ownerId={ownerId} link={dialog.id} onClose={close} />}
      {dialog?.name === 'edit' && item && <EditClothesDialog key={item.id} item={item} onClose={close} />}
      {dialog?.name === 'delete' && item && <DeleteClothesDialog item={item} onClose={close} />}
    </Suspense>
  )
}

/** Stable between renderings, so that a card is drawn anew only when its own piece changes. */
export function useOwnerActions(open: ReturnType<typeof useHistoryDialog>['open']): OwnerActions {
  return useMemo(
    () => ({
      onEdit: (item: Clothes) => open({ name: 'edit', id: item.id }),
      onDelete: (item: Clothes) => open({ name: 'delete', id: item.id }),
    }),
    [open],
  )
}
