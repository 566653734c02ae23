import { Button } from '../../../ui/Button.tsx'
import { useStore } from '../../../ui/store.ts'
import { deletions } from '../deletions.ts'
import styles from './UndoDeletion.module.css'

/** Undoes the last deletion, then the one before. */
export function UndoDeletion() {
  const last = useStore(deletions).at(-1)
  return (
    last && (
      <p className={styles.undo}>
        <Button variant="ghost" size="s" onClick={last.undo}>
          삭제 되돌리기
        </Button>
      </p>
    )
  )
}
