import type { Role } from '@otday/contract'
import { adminSearchDelay } from '../../../platform/navigation/search-params.ts'
import { Select, type SelectOption } from '../../../ui/Select.tsx'
import { WordSearch } from '../../../ui/WordSearch.tsx'
import styles from './AccountFilterBar.module.css'
import type { AccountFilters } from '../filters.ts'

const roleOptions: readonly SelectOption<Role | ''>[] = [
  { value: '', label: '전체' },
  { value: 'USER', label: 'USER' },
  { value: 'ADMIN', label: 'ADMIN' },
]
const stateOptions: readonly SelectOption<'' | 'false' | 'true'>[] = [
  { value: '', label: '전체' },
  { value: 'false', label: '활성' },
  { value: 'true', label: '잠금' },
]

interface AccountFilterBarProps {
  filters: AccountFilters
  /** Called with a filter; an empty value removes it. */
  onChange: (name: 'emailLike' | 'roleEqual' | 'locked', value: string) => void
}

export function AccountFilterBar({ filters, onChange }: AccountFilterBarProps) {
  const { emailLike, roleEqual, locked } = filters
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <WordSearch
          label="이메일 검색"
          word={emailLike ?? ''}
          rest={adminSearchDelay}
          onWord={(word) => onChange('emailLike', word)}
        />
      </div>
      <Select
        label="권한"
        showLabel
        value={roleEqual ?? ''}
        active={roleEqual !== undefined}
        onChange={(value) => onChange('roleEqual', value)}
        options={roleOptions}
      />
      <Select
        label="상태"
        showLabel
        value={locked === undefined ? '' : locked ? 'true' : 'false'}
        active={locked !== undefined}
        onChange={(value) => onChange('locked', value)}
        options={stateOptions}
      />
    </div>
  )
}
