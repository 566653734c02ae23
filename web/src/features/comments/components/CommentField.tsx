import { type Comment, commentLimit, toastTexts } from '@otday/contract'
import { currentUser } from '../../../platform/session/session.ts'
import { useKeptText } from '../../../platform/version/use-kept-input.ts'
import { ComposeField } from '../../../ui/ComposeField.tsx'
import { toast } from '../../../ui/toast.ts'
import { usePostComment } from '../mutations.ts'

interface CommentFieldProps {
  feedId: Comment['feedId']
  text: string
  onText: (text: string) => void
}

/** Field for a comment; a failure keeps what was typed. */
export function CommentField({ feedId, text, onText }: CommentFieldProps) {
  const post = usePostComment(feedId)
  useKeptText(`comment ${feedId}`, text, onText)
  function send(content: string) {
    const user = currentUser()
    if (!user) return toast.error(toastTexts.loginRequired)
    post.mutate({ authorId: user.id, content }, { onSuccess: () => onText('') })
  }
  return (
    <ComposeField
      label="댓글"
      placeholder="댓글을 남겨 보세요"
      sendLabel="댓글 등록"
      text={text}
      onText={onText}
      limit={commentLimit}
      sending={post.isPending}
      onSend={send}
    />
  )
}
