import type { FollowRequest, UserId } from '@otday/contract'
import { Link } from 'react-router'
import type { PagedView } from '../../../platform/cache/use-paged-view.ts'
import { profilePath } from '../../../platform/navigation/paths.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ListTail } from '../../../ui/ListTail.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { useAnswerRequest } from '../requests.ts'
import { requestTexts } from '../texts.data.ts'
import styles from './Requests.module.css'

interface RequestsDialogProps {
  me: UserId
  list: PagedView<FollowRequest>
  onClose: () => void
}

/** Lists who asks to follow the user; each request can be accepted or deleted. */
export function RequestsDialog({ me, list, onClose }: RequestsDialogProps) {
  return (
    <Dialog open short size="s" title={requestTexts.title} onClose={onClose}>
      <Requests me={me} list={list} />
    </Dialog>
  )
}

function Requests({ me, list }: Omit<RequestsDialogProps, 'onClose'>) {
  const { items, state, hasMore } = list
  if (state === 'failed')
    return <ErrorState level={3} title={requestTexts.failed} text={list.message} onRetry={list.retry} />
  if (state === 'ready' && items.length === 0 && !hasMore)
    return <output className={styles.none}>{requestTexts.none}</output>
  return (
    <>
      <ul className={styles.rows} aria-label={requestTexts.title} aria-busy={state === 'loading'}>
        {state === 'loading' && (
          <li className={styles.row}>
            <Skeleton height={48} />
          </li>
        )}
        {items.map((request) => (
          <RequestRow key={request.id} me={me} request={request} />
        ))}
      </ul>
      <ListTail list={list} />
      <p className={styles.note}>{requestTexts.silent}</p>
    </>
  )
}

function RequestRow({ me, request: { id, follower } }: { me: UserId; request: FollowRequest }) {
  const answer = useAnswerRequest(me)
  const name = follower.name || '사용자'
  const button = (accept: boolean) => (
    <Button
      variant={accept ? 'primary' : 'secondary'}
      size="s"
      aria-label={`${name} 님 요청 ${accept ? requestTexts.accept : requestTexts.delete}`}
      loading={answer.isPending && answer.variables.accept === accept}
      disabled={answer.isPending && answer.variables.accept !== accept}
      onClick={() => answer.mutate({ id, accept })}
    >
      {accept ? requestTexts.accept : requestTexts.delete}
    </Button>
  )
  return (
    <li className={styles.row}>
      <Avatar src={follower.profileImageUrl} size={48} />
      <Link className={`${styles.name} ell`} to={profilePath(follower.userId)} replace>
        {name}
      </Link>
      <span className={styles.answers}>
        {button(false)}
        {button(true)}
      </span>
    </li>
  )
}
