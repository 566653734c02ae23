import type { FollowRequest, UserId } from '@otday/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { usePagedView } from '../../../platform/cache/use-paged-view.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { requestsQuery } from '../requests.ts'
import { requestTexts } from '../texts.data.ts'
import styles from './Requests.module.css'
import { RequestsDialog } from './RequestsDialog.tsx'

interface RequestsBarProps {
  me: UserId
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
}

/** Number of people whom the bar shows and names. */
const named = 2

/** Bar on the user's own profile that says who waits for approval, and opens the list; nothing while nobody waits. */
export function RequestsBar({ me, isOpen, onOpen, onClose }: RequestsBarProps) {
  const query = useInfiniteQuery(requestsQuery)
  const list = usePagedView(query)
  const count = query.data?.pages[0]?.totalCount ?? 0
  return (
    <>
      {count > 0 && <Waiting requests={list.items.slice(0, named)} count={count} onOpen={onOpen} />}
      {isOpen && <RequestsDialog me={me} list={list} onClose={onClose} />}
    </>
  )
}

function Waiting({ requests, count, onOpen }: { requests: FollowRequest[]; count: number; onOpen: () => void }) {
  const names = requests.map(({ follower }) => follower.name || '사용자')
  return (
    <section className={styles.bar} aria-label={requestTexts.title}>
      <span className={styles.people}>
        {requests.map(({ id, follower }) => (
          <Avatar key={id} src={follower.profileImageUrl} size={36} />
        ))}
      </span>
      <div className={styles.words}>
        <p className={styles.count}>{requestTexts.count(count)}</p>
        <p className={styles.waiting}>{requestTexts.waiting(names, count - names.length)}</p>
      </div>
      <Button variant="secondary" aria-haspopup="dialog" onClick={onOpen}>
        {requestTexts.show}
      </Button>
    </section>
  )
}
