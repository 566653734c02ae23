import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { totalOf } from '../../../platform/cache/paged-list.ts'
import { BellBadge } from '../../../ui/Badge.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import { NotificationList } from '../lazy.ts'
import { notificationsQuery } from '../queries.ts'

interface NotificationBellProps {
  actionOf: (close: () => void) => ReactNode
}

export function NotificationBell({ actionOf }: NotificationBellProps) {
  const [open, setOpen] = useState(false)
  const { data, isStale, refetch } = useInfiniteQuery(notificationsQuery())
  const count = totalOf(data) ?? 0
  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        if (next && isStale) void refetch({ cancelRefetch: false })
      }}
      title="알림"
      headerAction={actionOf(() => setOpen(false))}
      trigger={
        <IconButton icon="bell" iconSize={22} label={count > 0 ? `알림 ${count}개` : '알림'}>
          <BellBadge count={count} />
        </IconButton>
      }
    >
      <Suspense fallback={<output className="sr">알림을 불러오는 중...</output>}>
        <NotificationList onOpen={() => setOpen(false)} />
      </Suspense>
    </Popover>
  )
}
