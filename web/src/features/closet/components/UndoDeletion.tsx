import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { useStore } from '../../../ui/store.ts'
import { changeTexts } from '../../clothes/index.ts'
import { deletions } from '../deletions.ts'
import { useUndo } from '../use-closet-changes.ts'
import styles from './UndoDeletion.module.css'

/** Button that undoes the last deletion; pressed again, the one before. */
export function UndoDeletion() {
  const last = useStore(deletions).at(-1)
  const undo = useUndo()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    if (last) await undo(last.id)
    setBusy(false)
    // The button has disappeared if no deletion is left to undo.
    if (document.activeElement === document.body) focusHeading()
  }
  return (
    last && (
      <p className={styles.undo}>
        <Button variant="ghost" size="s" loading={isBusy} onClick={() => void press()}>
          {changeTexts.undoDeletion(last.names)}
        </Button>
      </p>
    )
  )
}
