import { memo } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { classNames } from '../../../styles/class-names.ts'
import styles from './MessageBubble.module.css'
import { postAgain } from '../outbox.ts'
import type { ThreadRow } from '../thread-rows.ts'

export const MessageBubble = memo(function MessageBubble({ row }: { row: ThreadRow }) {
  const { content, own, state, day, isTurn } = row
  return (
    <li data-place className={styles.row}>
      {day && <p className={styles.day}>{day}</p>}
      <div className={classNames(styles.message, own && styles.own, isTurn && !day && styles.turn, styles[state])}>
        <p className={styles.words}>
          <span className="sr">{own ? '나: ' : '상대: '}</span>
          {content}
        </p>
        <Standing row={row} />
      </div>
      {row.reason && <p className={styles.reason}>{row.reason}</p>}
    </li>
  )
})

function Standing({ row: { key, state, at, ago, isAgoShown } }: { row: ThreadRow }) {
  if (state === 'pending') return <span className={styles.beside}>보내는 중</span>
  if (state === 'failed')
    return (
      <button type="button" className={styles.again} onClick={() => postAgain(key)}>
        <Icon name="refresh" size={16} />
        다시 보내기
      </button>
    )
  return (
    <time dateTime={at.toISOString()} className={classNames(styles.beside, !isAgoShown && styles.grouped)}>
      {ago}
    </time>
  )
}
