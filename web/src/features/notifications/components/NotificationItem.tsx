import type { Notification } from '@otday/contract'
import { useId } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../../art/Icon.tsx'
import { agoOf } from '../../../platform/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { signOf } from '../icon-of.ts'
import styles from './NotificationItem.module.css'
import { useReadNotification } from '../mutations.ts'

interface NotificationItemProps {
  notification: Notification
  now: Date
  isRead?: boolean
  onOpen: () => void
}

/** Pressing deletes it, as does its link, which opens the subject; of a read one only the link is left. */
export function NotificationItem({ notification, now, isRead = false, onOpen }: NotificationItemProps) {
  const { id, title, content, createdAt, targetUrl } = notification
  const contentId = useId()
  const read = useReadNotification()
  const { icon, tone } = signOf(notification)
  const target = targetUrl?.replace(/^.*#/, '')
  function open() {
    if (!isRead) read.mutate(id)
    onOpen()
  }
  return (
    <li data-place className={styles.item} aria-busy={read.isPending || undefined}>
      <span className={classNames(styles.sign, styles[tone])}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        {isRead ? (
          <p className={styles.read}>{title}</p>
        ) : (
          <button
            type="button"
            className={styles.read}
            aria-describedby={contentId}
            disabled={read.isPending}
            onClick={() => read.mutate(id)}
          >
            {title}
          </button>
        )}
        <p id={contentId} className={styles.content}>
          {content}
        </p>
        <p className={styles.foot}>
          <time dateTime={createdAt.toISOString()}>{agoOf(createdAt, now)}</time>
          {target?.startsWith('/') && (
            <Link className={styles.target} to={target} onClick={open}>
              보러 가기
              <Icon name="chevron-right" size={14} />
            </Link>
          )}
        </p>
      </div>
    </li>
  )
}
