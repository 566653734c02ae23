import type { ClothesId, UserDto } from '@otday/contract'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ClothesPicker } from './ClothesPicker.tsx'
import styles from './FixedOutfitsSetting.module.css'

interface FixedOutfitDialogProps {
  user: UserDto
  title: string
  fixed: readonly ClothesId[]
  onSave: (ids: ClothesId[]) => void
  onClose: () => void
}

/** Chooses what is worn on a weekday from the closet, by type and name. */
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
        <>
          <output className={styles.count}>{`${chosen.length}개 골랐어요`}</output>
          <Button variant="ghost" onClick={onClose}>
            취소
          </Button>
          <Button
            onClick={() => {
              onSave([...chosen])
              onClose()
            }}
          >
            저장
          </Button>
        </>
      }
    >
      <ClothesPicker user={user} first={fixed} chosen={chosen} onToggle={toggle} />
    </Dialog>
  )
}
