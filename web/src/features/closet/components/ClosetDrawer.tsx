import type { UserId } from '@otday/contract'
import { Suspense, useEffect } from 'react'
import { useHistoryDialog } from '../../../platform/navigation/history-dialog.ts'
import { Drawer } from '../../../ui/Drawer.tsx'
import { lazy } from '../../../ui/lazy.ts'

const shelf = lazy(() => import('./ClosetShelf.tsx'))
const ClosetShelf = shelf.part('ClosetShelf')

interface ClosetDrawerProps {
  ownerId: UserId
  /** Name of the owner. */
  name: string
  owned: boolean
}

/** Drawer that shows a closet. Opening it adds an entry to the history; the chosen type is in the URL. */
export function ClosetDrawer({ ownerId, name, owned }: ClosetDrawerProps) {
  const { dialog, open, close } = useHistoryDialog('drawer')
  useEffect(() => shelf.warmUp(), [])
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
