import { excessOf, wearNoteLimit } from '@otday/contract'
import { useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { TextArea } from '../../../../ui/TextArea.tsx'

interface WearNoteProps {
  note: string | null
  name: string
  onSave: (note: string) => void
}

const focusNow = (field: HTMLTextAreaElement | null) => field?.focus()

/** Shown as said; opened to be written. */
export function WearNote({ note, name, onSave }: WearNoteProps) {
  const [text, setText] = useState<string | null>(null)
  if (text === null)
    return (
      <div className="cal-note">
        {note && <p>{`“${note}”`}</p>}
        <Button variant="ghost" size="s" icon="edit" onClick={() => setText(note ?? '')}>
          {note ? '메모 고치기' : '메모 쓰기'}
        </Button>
      </div>
    )
  return (
    <div className="cal-writing">
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
        <Button variant="ghost" size="s" onClick={() => setText(null)}>
          취소
        </Button>
        <Button
          size="s"
          disabled={excessOf(text, wearNoteLimit) !== null}
          onClick={() => {
            onSave(text)
            setText(null)
          }}
        >
          저장
        </Button>
      </div>
    </div>
  )
}
