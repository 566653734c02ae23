import { precipitationLabels, skyLabels } from '@otday/contract'
import type { ReactNode } from 'react'
import { Select, type SelectOption } from '../../../ui/Select.tsx'
import { usePhone } from '../../../ui/use-media.ts'
import { WordSearch } from '../../../ui/WordSearch.tsx'
import styles from './FeedFilterBar.module.css'
import type { FeedFilters } from '../filters.ts'

/** Names of the filters, which appear in the URL. */
type FeedFilterName = 'keywordLike' | 'skyStatusEqual' | 'precipitationTypeEqual' | 'sortBy'

type Choice<Name extends FeedFilterName> = NonNullable<FeedFilters[Name]>

/** Time in ms after the last key until the typed word is searched for. */
const searchDelay = 300

const all = { value: '', label: '전체' } as const
const optionsOf = <Value extends string>(labels: Record<Value, string>) => [
  all,
  ...(Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] })),
]
const skyOptions: SelectOption<Choice<'skyStatusEqual'> | ''>[] = optionsOf(skyLabels)
const precipitationOptions: SelectOption<Choice<'precipitationTypeEqual'> | ''>[] = optionsOf(precipitationLabels)
const sortOptions: SelectOption<Choice<'sortBy'>>[] = [
  { value: 'createdAt', label: '최신순' },
  { value: 'likeCount', label: '좋아요순' },
]

interface FeedFilterBarProps {
  filters: FeedFilters
  /** Called with a filter; an empty value removes it. */
  onChange: (name: FeedFilterName, value: string) => void
  /** Chips that remove a filter. */
  children?: ReactNode
}

export function FeedFilterBar({ filters, onChange, children }: FeedFilterBarProps) {
  const { keywordLike, skyStatusEqual, precipitationTypeEqual, sortBy } = filters
  const phone = usePhone()
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <WordSearch
          label="피드 내 검색"
          word={keywordLike ?? ''}
          rest={searchDelay}
          onWord={(word) => onChange('keywordLike', word)}
        />
      </div>
      <Select
        label="하늘"
        showLabel
        value={skyStatusEqual ?? ''}
        active={Boolean(skyStatusEqual)}
        onChange={(value) => onChange('skyStatusEqual', value)}
        options={skyOptions}
      />
      <Select
        label="강수"
        showLabel
        value={precipitationTypeEqual ?? ''}
        active={Boolean(precipitationTypeEqual)}
        onChange={(value) => onChange('precipitationTypeEqual', value)}
        options={precipitationOptions}
      />
      <div className={styles.chips}>{children}</div>
      <Select
        label="정렬"
        showLabel={!phone}
        value={sortBy}
        onChange={(value) => onChange('sortBy', value)}
        options={sortOptions}
      />
    </div>
  )
}
