import { excessOf, wearNoteLimit } from '@otday/contract'
import { useState } from 'react'
import { LeaveQuestion } from '../../../platform/leave/LeaveQuestion.tsx'
import { useLayerGuard } from '../../../platform/leave/use-leave-guard.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import styles from './WearNote.module.css'

interface WearNoteProps {
  note: string | null
  name: string
  onSave: (note: string) => void
}

const focusNow = (field: HTMLTextAreaElement | null) => field?.focus()

/** Scrolls the buttons into view with the field: the foot of the panel would hide them. */
const showNow = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' })

/** Shows an outfit's note as a quotation; a button opens it for editing. */
export function WearNote({ note, name, onSave }: WearNoteProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <Writing note={note} name={name} onSave={onSave} onClose={() => setOpen(false)} />
  return (
    <div className={styles.note}>
      {note && <p>{`“${note}”`}</p>}
      <Button variant="ghost" size="s" icon="edit" onClick={() => setOpen(true)}>
        {note ? '메모 고치기' : '메모 쓰기'}
      </Button>
    </div>
  )
}

function Writing({ note, name, onSave, onClose }: WearNoteProps & { onClose: () => void }) {
  const [text, setText] = useState(note ?? '')
  const guard = useLayerGuard(text !== (note ?? ''))
  return (
    <div className={styles.writing} ref={showNow}>
      <TextArea
        aria-label={`${name} 메모`}
        placeholder="입어 보니 어땠나요?"
        value={text}
        limit={wearNoteLimit}
        rows={2}
        ref={focusNow}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div>
        <Button variant="ghost" size="s" onClick={onClose}>
          취소
        </Button>
        <Button
          size="s"
          disabled={excessOf(text, wearNoteLimit) !== null}
          onClick={() => {
            onSave(text)
            onClose()
          }}
        >
          저장
        </Button>
      </div>
      <LeaveQuestion guard={guard} />
    </div>
  )
}
