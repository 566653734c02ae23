import { precipitationLabels, skyLabels } from '@otday/contract'
import type { ReactNode } from 'react'
import { Select, type SelectOption } from '../../ui/Select.tsx'
import { usePhone } from '../../ui/use-media.ts'
import { WordSearch } from '../../ui/WordSearch.tsx'
import styles from './FeedFilterBar.module.css'
import type { FeedFilters } from './filters.ts'

/** What the bar can change; the names stand in the address. */
export type FeedFilterName = 'keywordLike' | 'skyStatusEqual' | 'precipitationTypeEqual' | 'sortBy'

type Choice<Name extends FeedFilterName> = NonNullable<FeedFilters[Name]>

/** How long, in ms, typing must rest before the feeds are searched. */
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
  /** An empty value takes the filter away. */
  onChange: (name: FeedFilterName, value: string) => void
  /** Removable chips of other filters in force. */
  children?: ReactNode
}

/** Search, both filters and the order of the feed list, as they are in force. */
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
