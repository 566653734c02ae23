import type { Audience, UserId } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { Select } from '../../../ui/Select.tsx'
import { profileQuery } from '../../profiles/index.ts'
import styles from './OotdDialog.module.css'

const options = [
  { value: 'EVERYONE', label: '모두' },
  { value: 'FOLLOWERS', label: '팔로워' },
] as const satisfies readonly { value: Audience; label: string }[]

interface FeedAudienceProps {
  author: UserId
  value: Audience
  onChange: (audience: Audience) => void
}

/** Chooses who sees a new feed; for a private account, whose feeds are for followers, it only says so. */
export function FeedAudience({ author, value, onChange }: FeedAudienceProps) {
  const { data: profile } = useQuery(profileQuery(author))
  return (
    <div className={styles.audience}>
      {profile?.audience === 'FOLLOWERS' ? (
        <p>비공개 계정이라 팔로워에게만 보여요.</p>
      ) : (
        <Select showLabel label="공개 범위" options={options} value={value} onChange={onChange} />
      )}
    </div>
  )
}
