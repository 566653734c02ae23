import type { ClothesId, UserDto } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormFooter } from '../../../ui/FormFooter.tsx'
import { ClosetPicker, closetQuery, listedFirst, outfitItemOf, type PickerFilter } from '../../clothes/index.ts'
import styles from './FixedOutfitsSetting.module.css'

interface FixedOutfitDialogProps {
  user: UserDto
  title: string
  fixed: readonly ClothesId[]
  onSave: (ids: ClothesId[]) => void
  onClose: () => void
}

/** Dialog in which the user chooses, from the closet, the pieces that are always worn on one weekday. */
export function FixedOutfitDialog({ user, title, fixed, onSave, onClose }: FixedOutfitDialogProps) {
  const [chosen, setChosen] = useState<readonly ClothesId[]>(fixed)
  const [filter, setFilter] = useState<PickerFilter>({ type: '', word: '' })
  const { data: closet = [] } = useQuery({ ...closetQuery(user.id), enabled: fixed.length > 0 })
  const toggle = (id: ClothesId) =>
    setChosen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]))
  return (
    <Dialog
      open
      size="m"
      title={title}
      onClose={onClose}
      footer={
        <FormFooter
          submitLabel="저장"
          busy={false}
          ready
          onSubmit={() => {
            onSave([...chosen])
            onClose()
          }}
          onCancel={onClose}
        >
          <output className={styles.count}>{`${chosen.length}개 골랐어요`}</output>
        </FormFooter>
      }
    >
      <ClosetPicker
        ownerId={user.id}
        filter={filter}
        onFilter={setFilter}
        chosen={chosen}
        onToggle={({ clothesId }) => toggle(clothesId)}
        variant="rows"
        order={listedFirst(closet.filter(({ id }) => fixed.includes(id)).map(outfitItemOf), filter)}
      />
    </Dialog>
  )
}
