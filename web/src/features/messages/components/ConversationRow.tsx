import type { Conversation, UserId } from '@otday/contract'
import { agoOf, countOf } from '../../../platform/format.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import styles from './ConversationListDialog.module.css'

interface ConversationRowProps {
  conversation: Conversation
  me: UserId
  now: Date
  onOpen: (partnerId: UserId) => void
}

export function ConversationRow({ conversation, me, now, onOpen }: ConversationRowProps) {
  const { partner, lastMessage, lastMessageAt, unreadCount } = conversation
  return (
    <li>
      <button type="button" className={styles.row} onClick={() => onOpen(partner.userId)}>
        <Avatar src={partner.profileImageUrl} size={44} />
        <span className={styles.words}>
          <span className={styles.head}>
            <b className="ell">{partner.name || '사용자'}</b>
            <time dateTime={lastMessageAt.toISOString()}>{agoOf(lastMessageAt, now)}</time>
          </span>
          <span className={styles.last}>
            <span className="ell">{`${lastMessage.senderId === me ? '나: ' : ''}${lastMessage.content}`}</span>
            {unreadCount > 0 && (
              <span className={`${styles.unread} num`}>
                <span aria-hidden="true">{unreadCount > 99 ? '99+' : unreadCount}</span>
                <span className="sr">{`안 읽은 메시지 ${countOf(unreadCount)}개`}</span>
              </span>
            )}
          </span>
        </span>
      </button>
    </li>
  )
}
