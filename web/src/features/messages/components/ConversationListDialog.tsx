import { type Conversation, pageSizes, type UserId } from '@otday/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useNow } from '../../../platform/time/use-now.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { usePagedView } from '../../../platform/cache/use-paged-view.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ListTail } from '../../../ui/ListTail.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import styles from './ConversationListDialog.module.css'
import { ConversationRow } from './ConversationRow.tsx'
import { conversationsQuery } from '../queries.ts'
import { useFreshConversations } from '../use-fresh-conversations.ts'
import { useUnsent } from '../use-outbox.ts'

interface ConversationListProps {
  me: UserId
  onOpen: (partnerId: UserId) => void
}

export function ConversationListDialog({ onClose, ...rest }: ConversationListProps & { onClose: () => void }) {
  return (
    <Dialog open size="message" bare title="대화 목록" onClose={onClose}>
      <ConversationList {...rest} />
    </Dialog>
  )
}

function ConversationList({ me, onOpen }: ConversationListProps) {
  const list = usePagedView<Conversation>(useInfiniteQuery(conversationsQuery()))
  const now = useNow()
  const unsent = useUnsent()
  useFreshConversations()
  if (list.state === 'loading') return <Waiting />
  if (list.state === 'failed')
    return (
      <div className={styles.scroll}>
        <ErrorState level={3} title="대화를 불러오지 못했어요" text={list.message} onRetry={list.retry} />
      </div>
    )
  if (list.items.length === 0 && !list.hasMore)
    return (
      <div className={styles.scroll}>
        <div className={styles.empty}>
          <p>아직 나눈 대화가 없어요. 프로필에서 메시지를 보내 보세요.</p>
          {/* It replaces the dialog in the history: going back skips it. */}
          <Link to={paths.feeds} replace className={buttonClass({ variant: 'secondary', size: 's' })}>
            피드에서 사람 보기
          </Link>
        </div>
      </div>
    )
  return (
    <div className={styles.scroll}>
      <ul aria-label="대화">
        {list.items.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            unsent={unsent.get(conversation.partner.userId)}
            me={me}
            now={now}
            onOpen={onOpen}
          />
        ))}
      </ul>
      <ListTail
        list={list}
        ahead="200px"
        endText={list.items.length > pageSizes.default ? '모두 보여 드렸어요.' : undefined}
      />
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.scroll}>
      <output className="sr">대화를 불러오는 중...</output>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className={styles.row} aria-hidden="true" data-skeleton>
          <Skeleton width={44} height={44} radius={22} />
          <span className={styles.words}>
            <Skeleton width={96} height={18} />
            <Skeleton width="80%" height={16} />
          </span>
        </div>
      ))}
    </div>
  )
}
