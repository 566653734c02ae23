import type { Conversation, UserId } from '@otday/contract'
import { agoOf, countOf } from '../../../platform/time/format.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { classNames } from '../../../styles/class-names.ts'
import styles from './ConversationListDialog.module.css'
import type { OutgoingMessage } from '../outbox.ts'

interface ConversationRowProps {
  conversation: Conversation
  /** The user's last message to the partner that the server has not stored yet. */
  unsent: OutgoingMessage | undefined
  me: UserId
  now: Date
  onOpen: (partnerId: UserId) => void
}

export function ConversationRow({ conversation, unsent, me, now, onOpen }: ConversationRowProps) {
  const { partner, lastMessage, lastMessageAt, unreadCount } = conversation
  const last = unsent && unsent.at > lastMessageAt ? unsent : { content: lastMessage.content, at: lastMessageAt }
  const own = last === unsent || lastMessage.senderId === me
  return (
    <li>
      <button type="button" className={styles.row} onClick={() => onOpen(partner.userId)}>
        <Avatar src={partner.profileImageUrl} size={44} />
        <span className={styles.words}>
          <span className={styles.head}>
            <b className="ell">{partner.name || '사용자'}</b>
            <time dateTime={last.at.toISOString()}>{agoOf(last.at, now)}</time>
          </span>
          <span className={styles.last}>
            <span className="ell">{`${own ? '나: ' : ''}${last.content}`}</span>
            {unsent && (
              <span className={classNames(styles.standing, unsent.state === 'failed' && styles.failed)}>
                {unsent.state === 'failed' ? '보내지 못했어요' : '보내는 중'}
              </span>
            )}
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
