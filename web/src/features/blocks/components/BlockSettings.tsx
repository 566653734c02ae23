import type { UserSummary } from '@otday/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePagedView } from '../../../platform/cache/use-paged-view.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FailedCard } from '../../../ui/FailedCard.tsx'
import { ListTail } from '../../../ui/ListTail.tsx'
import { SideCard } from '../../../ui/SideCard.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useUnblock } from '../mutations.ts'
import { blocksQuery } from '../queries.ts'
import { blockTexts } from '../texts.data.ts'
import styles from './blocks.module.css'
import { MuteSettings } from './MuteSettings.tsx'

/** Lists of the people whom the user blocks, and of what the user has muted, in the settings. */
export function BlockSettings() {
  return (
    <>
      <BlockedPeople />
      <MuteSettings />
    </>
  )
}

const title = '차단한 사람'

function BlockedPeople() {
  const list = usePagedView(useInfiniteQuery(blocksQuery))
  const [asked, setAsked] = useState<UserSummary | null>(null)
  const unblock = useUnblock()
  if (list.state === 'failed')
    return <FailedCard title={title} message={list.message} busy={false} onRetry={list.retry} />
  return (
    <SideCard title={title} text="서로의 피드, 댓글, 프로필, 옷장이 보이지 않고 메시지를 주고받을 수 없어요.">
      {list.state === 'ready' && list.items.length === 0 && <p className={styles.empty}>{blockTexts.noBlocks}</p>}
      <ul className={styles.rows} aria-label={title} aria-busy={list.state === 'loading'}>
        {list.state === 'loading' && (
          <li>
            <Skeleton height={44} />
          </li>
        )}
        {list.items.map(({ id, user }) => (
          <li key={id} className={styles.row}>
            <Avatar src={user.profileImageUrl} size={36} />
            <span className={styles.name}>{user.name}</span>
            <Button
              variant="secondary"
              size="s"
              loading={unblock.isPending && unblock.variables === user.userId}
              aria-label={`${user.name} 님 차단 풀기`}
              onClick={() => setAsked(user)}
            >
              차단 풀기
            </Button>
          </li>
        ))}
      </ul>
      <ListTail list={list} />
      <ConfirmDialog
        open={asked !== null}
        title={`${asked?.name ?? ''} 님 차단 풀기`}
        confirmLabel="차단 풀기"
        danger={false}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) unblock.mutate(asked.userId)
          setAsked(null)
        }}
      >
        {blockTexts.unblockText}
      </ConfirmDialog>
    </SideCard>
  )
}
