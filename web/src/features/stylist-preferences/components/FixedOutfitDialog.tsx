import type { ClothesId, UserDto } from '@otday/contract'
import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormFooter } from '../../../ui/FormFooter.tsx'
import { ClosetChecklist } from '../../clothes/index.ts'
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
      <ClosetChecklist ownerId={user.id} first={fixed} chosen={chosen} onToggle={toggle} />
    </Dialog>
  )
}
