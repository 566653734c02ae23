import { type ClothesId, type ClothesType, type OutfitItem, outfitLimit, type UserDto } from '@otday/contract'
import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormFooter } from '../../../ui/FormFooter.tsx'
import { ClosetPicker, listedFirst, type PickerFilter } from '../../clothes/index.ts'

interface PickDialogProps {
  user: UserDto
  title: string
  /** Pieces that are chosen already when the dialog opens; they come first in the list. */
  before: readonly OutfitItem[]
  isSingle?: boolean
  /** Type of the clothes that are listed until the user selects another type; absent: all types. */
  type?: ClothesType
  saveLabel?: string
  /** Whether the choice may be saved without a piece. */
  isEmptyAllowed?: boolean
  busy: boolean
  onSave: (ids: ClothesId[]) => void
  onClose: () => void
}

/** Chooses pieces of the closet, or only one (`isSingle`). */
export function PickDialog(props: PickDialogProps) {
  const { user, title, before, isSingle = false, type, saveLabel = '저장', isEmptyAllowed = false, busy } = props
  const { onSave, onClose } = props
  const [chosen, setChosen] = useState<readonly ClothesId[]>(before.map(({ clothesId }) => clothesId))
  const [filter, setFilter] = useState<PickerFilter>({ type: type ?? '', word: '' })
  const toggle = (id: ClothesId) =>
    setChosen((now) =>
      now.includes(id) ? now.filter((other) => other !== id) : isSingle ? [id] : [...now, id].slice(0, outfitLimit),
    )
  return (
    <Dialog
      open
      size="m"
      title={title}
      onClose={onClose}
      footer={
        <FormFooter
          submitLabel={saveLabel}
          busy={busy}
          ready={chosen.length > 0 || isEmptyAllowed}
          onSubmit={() => onSave([...chosen])}
          onCancel={onClose}
        />
      }
    >
      <ClosetPicker
        ownerId={user.id}
        filter={filter}
        onFilter={setFilter}
        chosen={chosen}
        onToggle={({ clothesId }) => toggle(clothesId)}
        variant="rows"
        order={listedFirst(before, filter)}
      />
    </Dialog>
  )
}
