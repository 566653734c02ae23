import type { Notification } from '@otday/contract'
import { useId } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../../art/Icon.tsx'
import { agoOf } from '../../../platform/time/format.ts'
import { atComments } from '../../../platform/navigation/opened-feed.ts'
import { classNames } from '../../../styles/class-names.ts'
import { signOf } from '../icon-of.ts'
import styles from './NotificationItem.module.css'
import { useReadNotification } from '../mutations.ts'

interface NotificationItemProps {
  notification: Notification
  now: Date
  isRead?: boolean
  /** Called when the link to the notification's subject is followed. */
  onOpen: () => void
}

/** A notification; pressing deletes it and opens its subject. One that was read before is only a link. */
export function NotificationItem({ notification, now, isRead = false, onOpen }: NotificationItemProps) {
  const { id, content, createdAt, targetUrl } = notification
  const contentId = useId()
  const read = useReadNotification()
  const { icon, tone } = signOf(notification)
  const path = targetUrl?.replace(/^.*#/, '')
  const target = path?.startsWith('/') ? path : null
  const press = () => {
    if (!isRead && !read.isPending) read.mutate(id)
    if (target) onOpen()
  }
  return (
    <li data-place className={styles.item} aria-busy={read.isPending || undefined}>
      <span className={classNames(styles.sign, styles[tone])}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <Title notification={notification} target={target} isRead={isRead} describedBy={contentId} onPress={press} />
        <p id={contentId} className={styles.content}>
          {content}
        </p>
        <p className={styles.foot}>
          <time dateTime={createdAt.toISOString()}>{agoOf(createdAt, now)}</time>
          {target && (
            <span aria-hidden="true" className={styles.way}>
              보러 가기
              <Icon name="chevron-right" size={14} />
            </span>
          )}
        </p>
      </div>
    </li>
  )
}

interface TitleProps {
  notification: Notification
  target: string | null
  isRead: boolean
  describedBy: string
  onPress: () => void
}

/** Shows the title, with a link or button as wide as the notification. */
function Title({ notification: { title, kind }, target, isRead, describedBy, onPress }: TitleProps) {
  if (target)
    return (
      <Link
        className={styles.press}
        to={target}
        state={kind === 'comment.created' ? atComments : null}
        aria-describedby={describedBy}
        onClick={onPress}
      >
        {title}
      </Link>
    )
  if (isRead) return <p className={styles.title}>{title}</p>
  return (
    <button type="button" className={styles.press} aria-describedby={describedBy} onClick={onPress}>
      {title}
    </button>
  )
}
