import { occasionLabels, seasonLabels } from '@otday/contract'
import { Select, type SelectOption } from '../../../ui/Select.tsx'
import { usePhone } from '../../../ui/use-media.ts'
import { WordSearch } from '../../../ui/WordSearch.tsx'
import { type ClosetOrder, inOrder, orderOf, without } from '../closet-search.ts'
import type { ClosetSearch } from '../../clothes/index.ts'
import { AttributeFilter } from './AttributeFilter.tsx'
import styles from './ClosetFilterBar.module.css'
import { ColorFilter } from './ColorFilter.tsx'

/** Time in ms after the last key until the typed word is searched for. */
const searchDelay = 300

const optionsOf = <Value extends string>(labels: Record<Value, string>): SelectOption<Value | ''>[] => [
  { value: '', label: '전체' },
  ...(Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] })),
]
const seasons = optionsOf(seasonLabels)
const occasions = optionsOf(occasionLabels)
const orders: SelectOption<ClosetOrder>[] = [
  { value: 'newest', label: '최신순' },
  { value: 'oldest', label: '오래된순' },
  { value: 'name', label: '이름순' },
  { value: 'mostWorn', label: '많이 입은 순' },
  { value: 'leastWorn', label: '적게 입은 순' },
  { value: 'lastWorn', label: '최근에 입은 순' },
  { value: 'longUnworn', label: '오래 안 입은 순' },
]

interface ClosetFilterBarProps {
  search: ClosetSearch
  onChange: (search: ClosetSearch) => void
}

export function ClosetFilterBar({ search, onChange }: ClosetFilterBarProps) {
  const { keywordLike = '', seasonEqual, occasionEqual } = search
  const phone = usePhone()
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <WordSearch
          label="옷장 내 검색"
          placeholder="이름, 색, 계절, 메모로 찾기"
          word={keywordLike}
          rest={searchDelay}
          onWord={(word) => onChange({ ...without(search, 'keywordLike'), ...(word !== '' && { keywordLike: word }) })}
        />
      </div>
      <div className={styles.filters}>
        <Select
          label="계절"
          showLabel
          value={seasonEqual ?? ''}
          active={seasonEqual !== undefined}
          onChange={(season) => onChange({ ...without(search, 'seasonEqual'), ...(season && { seasonEqual: season }) })}
          options={seasons}
        />
        <ColorFilter
          chosen={search.colorIn ?? []}
          onChange={(colors) =>
            onChange({ ...without(search, 'colorIn'), ...(colors.length > 0 && { colorIn: colors }) })
          }
        />
        <Select
          label="상황"
          showLabel
          value={occasionEqual ?? ''}
          active={occasionEqual !== undefined}
          onChange={(occasion) =>
            onChange({ ...without(search, 'occasionEqual'), ...(occasion && { occasionEqual: occasion }) })
          }
          options={occasions}
        />
        <AttributeFilter search={search} onChange={onChange} />
        <Select
          label="정렬"
          showLabel={!phone}
          value={orderOf(search)}
          onChange={(order) => onChange(inOrder(search, order))}
          options={orders}
        />
      </div>
    </div>
  )
}
