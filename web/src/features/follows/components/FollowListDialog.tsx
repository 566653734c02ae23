import type { UserId } from '@otday/contract'
import { SearchDialog } from '../../../ui/SearchDialog.tsx'
import { FollowList } from './FollowList.tsx'
import { type FollowSide, sideLabels } from '../keys.ts'

interface FollowListDialogProps {
  me: UserId
  side: FollowSide
  userId: UserId
  onClose: () => void
}

export function FollowListDialog({ me, side, userId, onClose }: FollowListDialogProps) {
  return (
    <SearchDialog title={sideLabels[side]} label="사용자 검색" placeholder="사용자 검색..." onClose={onClose}>
      {(word) => <FollowList key={word} me={me} filters={{ side, userId, nameLike: word }} />}
    </SearchDialog>
  )
}
