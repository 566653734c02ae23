import type { Feed, UserDto } from '@otday/contract'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { lazy } from '../../../ui/lazy.ts'

const FollowDialog = lazy(() => import('./FollowDialog.tsx')).part('FollowDialog')

/** Shown on another user's feed; opens a dialog that recreates its outfit from the user's closet. */
export function FollowButton({ feed, user }: { feed: Feed; user: UserDto }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="soft" size="s" icon="hanger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        내 옷장으로 따라 입기
      </Button>
      <Suspense fallback={null}>
        {isOpen && <FollowDialog feed={feed} user={user} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
