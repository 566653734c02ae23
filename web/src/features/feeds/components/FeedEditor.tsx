import { feedContentLimit } from '@otday/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import styles from './FeedEditor.module.css'
import type { FeedEditor as Editor } from '../use-feed-editor.ts'

/** Edits the text of a feed. `onLeft` is called when the field disappears with the focus in it. */
export function FeedEditor({ editor, onLeft }: { editor: Editor; onLeft: () => void }) {
  const words = useRef<HTMLTextAreaElement>(null)
  const leave = useEffectEvent(onLeft)
  useEffect(() => {
    const { current } = words
    current?.focus()
    current?.setSelectionRange(current.value.length, current.value.length)
    return () => {
      // If the removed field had the focus, the browser has moved it to the body.
      if (document.activeElement === document.body) leave()
    }
  }, [])
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        editor.save()
      }}
    >
      <TextArea
        ref={words}
        grow
        aria-label="피드 내용"
        value={editor.text}
        limit={feedContentLimit}
        readOnly={editor.saving}
        onChange={(event) => editor.type(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button variant="ghost" size="s" disabled={editor.saving} onClick={editor.cancel}>
          취소
        </Button>
        <Button type="submit" size="s" disabled={!editor.fit} loading={editor.saving}>
          {editor.saving ? '저장 중...' : '저장'}
        </Button>
      </div>
    </form>
  )
}
