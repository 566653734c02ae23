import { type Comment, commentLimit, toastTexts } from '@otday/contract'
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react'
import { currentUser } from '../../../platform/session.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import { toast } from '../../../ui/toast.ts'
import styles from './CommentField.module.css'
import { commentOf, countOf } from '../comment-draft.ts'
import { usePostComment } from '../mutations.ts'

interface CommentFieldProps {
  feedId: Comment['feedId']
  text: string
  onText: (text: string) => void
}

/** Where one says something: Enter sends, Shift+Enter begins a line. A failure keeps what was typed. */
export function CommentField({ feedId, text, onText }: CommentFieldProps) {
  const words = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const countId = useId()
  const post = usePostComment(feedId)
  const content = commentOf(text)
  const count = countOf(text)
  const over = count !== null && count > commentLimit

  function submit(event: FormEvent) {
    event.preventDefault()
    const user = currentUser()
    if (content === null || post.isPending) return
    if (!user) return toast.error(toastTexts.loginRequired)
    post.mutate({ authorId: user.id, content }, { onSuccess: () => onText('') })
    // Where the button was pressed, it is about to be of no use.
    words.current?.focus()
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <div className={styles.box}>
        <textarea
          ref={words}
          rows={1}
          aria-label="댓글"
          placeholder="댓글을 남겨 보세요"
          value={text}
          readOnly={post.isPending}
          aria-invalid={over || undefined}
          aria-describedby={count === null ? undefined : countId}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={(event) => sendOnEnter(event, form.current)}
        />
        {count !== null && (
          <span id={countId} className={classNames(styles.count, 'num', over && styles.over)}>
            {count.toLocaleString('ko-KR')} / {commentLimit.toLocaleString('ko-KR')}
          </span>
        )}
      </div>
      <IconButton
        type="submit"
        icon="send"
        variant="accent"
        label="댓글 등록"
        disabled={content === null}
        loading={post.isPending}
      />
    </form>
  )
}

function sendOnEnter(event: KeyboardEvent, form: HTMLFormElement | null) {
  if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
  event.preventDefault()
  form?.requestSubmit()
}
