import { type Clothes, mostChanged } from '@otday/contract'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useStore } from '../../../ui/store.ts'
import type { useHistoryDialog } from '../../../platform/navigation/history-dialog.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useClosetChanges } from '../use-closet-changes.ts'
import { SetAttributeDialog } from '../lazy.ts'
import { changeTexts, countedOf } from '../../clothes/index.ts'
import { DeleteManyDialog } from './DeleteManyDialog.tsx'
import type { Selection } from '../selection.ts'
import styles from './SelectionBar.module.css'

interface SelectionBarProps {
  selection: Selection
  items: readonly Clothes[]
  dialogs: ReturnType<typeof useHistoryDialog>
  onEnd: () => void
  /** Renders buttons of other features for the chosen pieces. */
  more?: (pieces: readonly Clothes[]) => ReactNode
}

/** Bar of actions for the chosen pieces; Escape ends choosing. */
export function SelectionBar({ selection, items, dialogs: { dialog, open, close }, onEnd, more }: SelectionBarProps) {
  const chosen = useStore(selection)
  const changes = useClosetChanges()
  const pieces = items.filter(({ id }) => chosen.has(id))
  useEffect(() => selection.show(items.map(({ id }) => id)), [selection, items])
  useEscape(dialog ? null : onEnd)
  const none = pieces.length === 0
  return (
    <section className={styles.bar} aria-label="고른 옷">
      <IconButton icon="close" label="선택 끝내기" onClick={onEnd} />
      <output className={`${styles.count} num`}>{`${countedOf(pieces)} 선택`}</output>
      <Button
        variant="ghost"
        size="s"
        onClick={() => {
          if (!none) selection.clear()
          else if (!selection.chooseAll()) toast.info(changeTexts.full(mostChanged))
        }}
      >
        {none ? '모두 선택' : '선택 해제'}
      </Button>
      <div className={styles.actions}>
        {changes.undo && (
          <Button variant="ghost" size="s" onClick={changes.undo}>
            {changeTexts.undo}
          </Button>
        )}
        <Button variant="soft" size="s" icon="tag" disabled={none} onClick={() => open({ name: 'set-attribute' })}>
          속성 바꾸기
        </Button>
        <Suspense fallback={null}>{more?.(pieces)}</Suspense>
        <Button variant="danger" size="s" icon="trash" disabled={none} onClick={() => open({ name: 'delete-many' })}>
          삭제
        </Button>
      </div>
      <Suspense fallback={null}>
        {dialog?.name === 'set-attribute' && (
          <SetAttributeDialog pieces={pieces} save={changes.setAttribute} onClose={close} />
        )}
      </Suspense>
      {dialog?.name === 'delete-many' && <DeleteManyDialog pieces={pieces} remove={changes.remove} onClose={close} />}
    </section>
  )
}

function useEscape(onEscape: (() => void) | null): void {
  useEffect(() => {
    if (!onEscape) return
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [onEscape])
}
