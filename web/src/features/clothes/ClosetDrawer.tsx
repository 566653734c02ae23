import type { UserId } from '@otday/contract'
import { lazy, Suspense } from 'react'
import { useHistoryDialog } from '../../platform/history-dialog.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { warmUp } from '../../ui/warm-up.ts'

const shelf = () => import('./ClosetShelf.tsx')
const ClosetShelf = lazy(async () => ({ default: (await shelf()).ClosetShelf }))
warmUp(shelf)

interface ClosetDrawerProps {
  ownerId: UserId
  /** Of the owner, for the title. */
  name: string
  /** One's own: pieces can be edited and deleted. */
  owned: boolean
}

/** Somebody's closet beside a page. Being open is a step in the history; the type in force stands in the address. */
export function ClosetDrawer({ ownerId, name, owned }: ClosetDrawerProps) {
  const { dialog, open, close } = useHistoryDialog('drawer')
  return (
    <Drawer
      open={dialog?.name === 'closet'}
      onOpenChange={(next) => (next ? open({ name: 'closet' }) : close())}
      title={`${name} 님의 옷장`}
      openLabel="옷장 열기"
      closeLabel="닫기"
    >
      <Suspense fallback={null}>
        <ClosetShelf ownerId={ownerId} owned={owned} />
      </Suspense>
    </Drawer>
  )
}
