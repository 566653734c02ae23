import { messageLimit, type UserId } from '@otday/contract'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useSocketTrouble } from '../../../platform/live/use-live.ts'
import { Icon } from '../../../art/Icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import { lengthNearLimit, messageOf } from '../message-draft.ts'
import styles from './MessageField.module.css'
import { post } from '../outbox.ts'

/** Enter sends, Shift+Enter breaks the line. Text stays while disconnected. */
export function MessageField({ partnerId, onSent }: { partnerId: UserId; onSent: () => void }) {
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const { away, trouble } = useSocketTrouble()
  const words = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const countId = useId()
  const content = messageOf(text)
  const length = lengthNearLimit(text)
  const over = length !== null && length > messageLimit

  function submit(event: FormEvent) {
    event.preventDefault()
    if (content === null) return
    words.current?.focus()
    const given = post(partnerId, content)
    setTried(!given)
    if (!given) return
    setText('')
    onSent()
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <output className={classNames(styles.trouble, (trouble || (tried && away)) && styles.shown)}>
        {(trouble || (tried && away)) && (
          <>
            <Icon name="cloud-off" size={16} />
            연결이 끊겼어요. 다시 연결하는 중이에요.
          </>
        )}
      </output>
      <div className={styles.box}>
        <textarea
          ref={words}
          rows={1}
          aria-label="메시지"
          placeholder="메시지 입력..."
          value={text}
          aria-invalid={over || undefined}
          aria-describedby={length === null ? undefined : countId}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => sendOnEnter(event, form.current)}
        />
        {length !== null && (
          <span id={countId} className={classNames(styles.count, 'num', over && styles.over)}>
            {length.toLocaleString('ko-KR')} / {messageLimit.toLocaleString('ko-KR')}
          </span>
        )}
      </div>
      <IconButton type="submit" icon="send" variant="accent" label="보내기" disabled={content === null} />
    </form>
  )
}

function sendOnEnter(event: KeyboardEvent, form: HTMLFormElement | null) {
  if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
  event.preventDefault()
  form?.requestSubmit()
}
