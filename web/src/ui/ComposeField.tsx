import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react'
import { classNames } from '../styles/class-names.ts'
import { composed } from './composed.ts'
import styles from './ComposeField.module.css'
import { IconButton } from './IconButton.tsx'
import { isComposing } from './is-composing.ts'

interface ComposeFieldProps {
  label: string
  placeholder: string
  sendLabel: string
  text: string
  onText: (text: string) => void
  /** Most characters that the stored text may have. */
  limit: number
  sending?: boolean
  /** Receives the text when the user sends it; it is neither blank nor too long. */
  onSend: (content: string) => void
}

/**
 * A growing text field with a send button. Enter sends, Shift+Enter starts a new line; after sending, the parent must
 * clear `text`.
 */
export function ComposeField({
  label,
  placeholder,
  sendLabel,
  text,
  onText,
  limit,
  sending = false,
  onSend,
}: ComposeFieldProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const countId = useId()
  const { content, count, isOver, isCounted, canSend } = composed(text, limit)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!canSend || sending) return
    // The pressed button is about to be disabled and would lose the focus.
    input.current?.focus()
    onSend(content)
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <div className={styles.box}>
        <textarea
          ref={input}
          rows={1}
          aria-label={label}
          placeholder={placeholder}
          value={text}
          readOnly={sending}
          aria-invalid={isOver || undefined}
          aria-describedby={isCounted ? countId : undefined}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={(event) => sendOnEnter(event, form.current)}
        />
        {isCounted && (
          <span id={countId} className={classNames(styles.count, 'num', isOver && styles.over)}>
            {count}
          </span>
        )}
      </div>
      <IconButton type="submit" icon="send" variant="accent" label={sendLabel} disabled={!canSend} loading={sending} />
    </form>
  )
}

function sendOnEnter(event: KeyboardEvent, form: HTMLFormElement | null) {
  if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
  event.preventDefault()
  form?.requestSubmit()
}
