import type { DirectMessage, UserId } from '@otday/contract'
import { useState } from 'react'
import { useNow } from '../../../platform/time/use-now.ts'
import type { PagedView } from '../../../platform/cache/use-paged-view.ts'
import { ListTail } from '../../../ui/ListTail.tsx'
import { NewsFrame } from '../../../ui/NewsFrame.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { useKeptPlace } from '../../../ui/use-kept-place.ts'
import { MessageBubble } from './MessageBubble.tsx'
import { MessageField } from './MessageField.tsx'
import styles from './Thread.module.css'
import { threadRows } from '../thread-rows.ts'
import { useOutbox } from '../use-outbox.ts'
import { useThread } from '../use-thread.ts'

interface ThreadProps {
  me: UserId
  partnerId: UserId
  name: string
  canWrite: boolean
}

/** Shows messages, oldest first; keeps the scroll position while others arrive. */
export function Thread({ me, partnerId, name, canWrite }: ThreadProps) {
  const [isAtEnd, setAtEnd] = useState(true)
  const [isMissed, setMissed] = useState(false)
  const [spoken, setSpoken] = useState('')
  const list = useThread({ me, partnerId, onMessage: hear })
  const { box, toEdge } = useKeptPlace({ edge: 'end', stick: true, onEdge: setAtEnd })

  function hear({ sender, content }: DirectMessage) {
    if (sender.userId === me) return
    setSpoken(`${name}: ${content}`)
    if (!isAtEnd) setMissed(true)
  }
  if (isAtEnd && isMissed) setMissed(false)

  return (
    <>
      <NewsFrame
        box={box}
        label="주고받은 메시지"
        className={styles.scroll}
        news={isMissed ? { text: '새 메시지', edge: 'bottom', onOpen: toEdge } : null}
      >
        <ThreadList list={list} me={me} partnerId={partnerId} name={name} />
      </NewsFrame>
      <output className="sr">{spoken}</output>
      {canWrite ? (
        <MessageField partnerId={partnerId} onSent={toEdge} />
      ) : (
        <p className={styles.closed}>탈퇴한 사용자에게는 메시지를 보낼 수 없어요.</p>
      )}
    </>
  )
}

interface ThreadListProps extends Omit<ThreadProps, 'canWrite'> {
  list: PagedView<DirectMessage>
}

function ThreadList({ list, me, partnerId, name }: ThreadListProps) {
  const now = useNow()
  const outgoingMessages = useOutbox(partnerId, list.items)
  if (list.state === 'loading') return <Waiting />
  if (list.state === 'failed')
    return <ErrorState level={3} title="메시지를 불러오지 못했어요" text={list.message} onRetry={list.retry} />
  const rows = threadRows(me, list.items, outgoingMessages, now)
  if (rows.length === 0) return <p className={styles.empty}>{`${name} 님과의 대화를 시작해보세요`}</p>
  return (
    <>
      <ListTail list={list} ahead="200px" />
      <ol className={styles.list}>
        {rows.map((row) => (
          <MessageBubble key={row.key} row={row} />
        ))}
      </ol>
    </>
  )
}

/** Placeholders while loading: key, width in px, and whether it is on the right, as the user's own messages are. */
const waiting = [
  ['a', 220, false],
  ['b', 150, false],
  ['c', 240, true],
  ['d', 130, true],
  ['e', 200, false],
  ['f', 170, true],
] as const

function Waiting() {
  return (
    <div className={styles.list} data-skeleton>
      <output className="sr">메시지를 불러오는 중...</output>
      {waiting.map(([key, width, own]) => (
        <div key={key} className={own ? styles.own : undefined} aria-hidden="true">
          <Skeleton width={width} height={42} radius={16} />
        </div>
      ))}
    </div>
  )
}
