import { type Clothes, ClothesType } from '@otday/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import type { HistoryDialog, useHistoryDialog } from '../../../platform/navigation/history-dialog.ts'
import { knownClothes } from '../../clothes/index.ts'
import type { OwnerActions } from './ClothesCard.tsx'
import { AddClothesDialog, EditClothesDialog } from '../../clothes-form/index.ts'
import { DeleteClothesDialog } from '../lazy.ts'

interface ClosetDialogsProps {
  ownerId: string
  loaded: boolean
  /** The open dialog. Its `id` is a type for `add`, a link for `link`, a piece's id for `edit` and `delete`. */
  dialog: HistoryDialog | null
  close: () => void
}

export function ClosetDialogs({ ownerId, loaded, dialog, close }: ClosetDialogsProps) {
  const queryClient = useQueryClient()
  // The piece is looked up once per dialog, so that the dialog still shows a piece that has just been deleted until it
  // closes.
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

/**
 * Returns what the owner of a closet can do with a piece: open, edit or delete it. The object stays the same between
 * renders, so that a card renders only when its piece changes.
 */
export function useOwnerActions(
  open: ReturnType<typeof useHistoryDialog>['open'],
  onOpen?: OwnerActions['onOpen'],
): OwnerActions {
  return useMemo(
    () => ({
      ...(onOpen && { onOpen }),
      onEdit: (item: Clothes) => open({ name: 'edit', id: item.id }),
      onDelete: (item: Clothes) => open({ name: 'delete', id: item.id }),
    }),
    [open, onOpen],
  )
}
