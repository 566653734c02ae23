import { colorFamilyLabels, notWornDays, occasionLabels, seasonLabels } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { countOf } from '../../../platform/time/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { RemovableChip } from '../../../ui/RemovableChip.tsx'
import { attributeDefinitionsQuery } from '../../attributes/index.ts'
import { cleared, clearLabel, without } from '../closet-search.ts'
import type { ClosetSearch } from '../../clothes/index.ts'
import styles from './ClosetFilterChips.module.css'

interface ClosetFilterChipsProps {
  search: ClosetSearch
  /** Number of pieces that match the search; undefined until known. */
  found: number | undefined
  total: number | undefined
  onChange: (search: ClosetSearch) => void
}

/** Shows how many pieces of all were found, and each filter with a button to remove it. */
export function ClosetFilterChips({ search, found, total, onChange }: ClosetFilterChipsProps) {
  const chips = useChips(search)
  return (
    <div className={styles.chips}>
      <output className={`${styles.count} num`}>
        {found !== undefined && total !== undefined && `${countOf(total)}개 중 ${countOf(found)}개`}
      </output>
      {chips.map(({ label, rest }) => (
        <RemovableChip key={label} removeLabel={`${label} 필터 지우기`} onRemove={() => onChange(rest)}>
          {label}
        </RemovableChip>
      ))}
      <Button variant="ghost" size="s" onClick={() => onChange(cleared(search))}>
        {clearLabel(search)}
      </Button>
    </div>
  )
}

interface FilterChip {
  label: string
  /** The search without this filter. */
  rest: ClosetSearch
}

function useChips(search: ClosetSearch): FilterChip[] {
  const { keywordLike, colorIn = [], seasonEqual, occasionEqual, notWorn } = search
  const attribute = useAttributeLabel(search)
  const chip = (label: string, rest: ClosetSearch): FilterChip => ({ label, rest })
  const withColors = (colors: typeof colorIn) => ({
    ...without(search, 'colorIn'),
    ...(colors.length > 0 && { colorIn: colors }),
  })
  return [
    ...(keywordLike ? [chip(`‘${keywordLike}’`, without(search, 'keywordLike'))] : []),
    ...(seasonEqual ? [chip(seasonLabels[seasonEqual], without(search, 'seasonEqual'))] : []),
    ...colorIn.map((color) => chip(colorFamilyLabels[color], withColors(colorIn.filter((other) => other !== color)))),
    ...(occasionEqual ? [chip(occasionLabels[occasionEqual], without(search, 'occasionEqual'))] : []),
    ...(attribute ? [chip(attribute, without(search, 'definitionIdEqual', 'valueEqual'))] : []),
    ...(notWorn ? [chip(`${notWornDays}일 동안 안 입음`, without(search, 'notWorn'))] : []),
  ]
}

function useAttributeLabel({ definitionIdEqual, valueEqual }: ClosetSearch): string | null {
  const { data } = useQuery({ ...attributeDefinitionsQuery(), enabled: definitionIdEqual !== undefined })
  if (!definitionIdEqual) return null
  const name = data?.find(({ id }) => id === definitionIdEqual)?.name ?? '속성'
  return valueEqual ? `${name} ${valueEqual}` : name
}
