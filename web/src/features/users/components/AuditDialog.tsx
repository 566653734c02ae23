import { type AuditEntry, pageSizes } from '@otday/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { momentOf } from '../../../platform/time/moment.ts'
import { usePagedView } from '../../../platform/cache/use-paged-view.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ListTail } from '../../../ui/ListTail.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import styles from './AuditDialog.module.css'
import { auditActor, auditWords } from '../audit-words.ts'
import { auditQuery } from '../queries.ts'

export function AuditDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open size="message" bare title="관리 기록" onClose={onClose}>
      <section ref={makeReachable} className={styles.scroll} aria-label="기록 목록">
        <Entries />
      </section>
    </Dialog>
  )
}

/** Makes a box without focusable content scrollable by keys. */
function makeReachable(box: HTMLElement | null) {
  if (box) box.tabIndex = 0
}

function Entries() {
  const list = usePagedView<AuditEntry>(useInfiniteQuery(auditQuery()))
  if (list.state === 'loading') return <Waiting />
  if (list.state === 'failed')
    return <ErrorState level={3} title="기록을 불러오지 못했어요" text={list.message} onRetry={list.retry} />
  if (list.items.length === 0 && !list.hasMore) return <EmptyState level={3} title="아직 기록이 없어요" />
  return (
    <>
      <ul aria-label="관리 기록">
        {list.items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <ListTail
        list={list}
        ahead="200px"
        endText={list.items.length > pageSizes.default ? '모두 보여 드렸어요.' : undefined}
      />
    </>
  )
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { done, to } = auditWords(entry)
  return (
    <li className={styles.entry}>
      <p className={styles.done}>
        <b>{done}</b> {to}
      </p>
      <p className={styles.by}>
        <span>{auditActor(entry)}</span>
        <time className="num" dateTime={entry.createdAt.toISOString()}>
          {momentOf(entry.createdAt)}
        </time>
      </p>
    </li>
  )
}

function Waiting() {
  return (
    <>
      <output className="sr">기록을 불러오는 중...</output>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className={styles.entry} aria-hidden="true" data-skeleton>
          <Skeleton width="70%" height={18} />
          <Skeleton width="50%" height={14} />
        </div>
      ))}
    </>
  )
}
