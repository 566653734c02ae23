import { isBlank, type UserId } from '@otday/contract'
import { useState } from 'react'
import { useDebounced } from '../../../platform/use-debounced.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import { FollowList } from './FollowList.tsx'
import styles from './FollowList.module.css'
import { type FollowSide, sideLabels } from '../keys.ts'

/** ms without a key */
const rest = 300

interface FollowListDialogProps {
  side: FollowSide
  userId: UserId
  onClose: () => void
}

export function FollowListDialog({ side, userId, onClose }: FollowListDialogProps) {
  const [text, setText] = useState('')
  const [word, settle] = useDebounced(isBlank(text) ? '' : text, rest)
  return (
    <Dialog open size="s" bare title={sideLabels[side]} onClose={onClose}>
      <search className={styles.search}>
        <SearchBox
          label="사용자 검색"
          placeholder="사용자 검색..."
          maxLength={100}
          value={text}
          onChange={setText}
          onSubmit={settle}
        />
      </search>
      <FollowList key={word} filters={{ side, userId, nameLike: word }} />
    </Dialog>
  )
}
