import { type DefinitionId, notWornDays } from '@otday/contract'
import { useState } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { without } from '../closet-search.ts'
import type { ClosetSearch } from '../keys.ts'
import styles from './AttributeFilter.module.css'
import { WithDefinitions } from './AttributeFields.tsx'
import { FilterButton } from './FilterButton.tsx'

interface AttributeFilterProps {
  search: ClosetSearch
  onChange: (search: ClosetSearch) => void
}

const all = { value: '', label: '전체' } as const

/** Any attribute of the catalogue, and what has not been worn. */
export function AttributeFilter({ search, onChange }: AttributeFilterProps) {
  const [open, setOpen] = useState(false)
  const { definitionIdEqual = '', valueEqual = '', notWorn = false } = search
  const used = Number(definitionIdEqual !== '') + Number(notWorn)
  const bare = without(search, 'definitionIdEqual', 'valueEqual')
  const choose = (id: string) => onChange({ ...bare, ...(id !== '' && { definitionIdEqual: id as DefinitionId }) })
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title="속성과 입은 날"
      compact
      trigger={
        <FilterButton label="더보기" active={used > 0}>
          {used > 0 && used}
        </FilterButton>
      }
    >
      <div className={styles.fields}>
        <WithDefinitions waiting={<Skeleton height={164} radius={12} />}>
          {(definitions) => {
            const definition = definitions.find(({ id }) => id === definitionIdEqual)
            const values = definition?.selectableValues ?? []
            return (
              <>
                <Field label="속성">
                  <Select
                    variant="field"
                    label="속성"
                    value={definitionIdEqual as string}
                    onChange={choose}
                    options={[all, ...definitions.map(({ id, name }) => ({ value: id as string, label: name }))]}
                  />
                </Field>
                <Field label="값">
                  <Select
                    variant="field"
                    label="값"
                    disabled={!definition}
                    value={valueEqual}
                    onChange={(value) =>
                      onChange({ ...without(search, 'valueEqual'), ...(value !== '' && { valueEqual: value }) })
                    }
                    options={[all, ...values.map((value) => ({ value, label: value }))]}
                  />
                </Field>
              </>
            )
          }}
        </WithDefinitions>
        <div className={styles.worn}>
          <p>
            {notWornDays}일 동안 안 입은 옷만
            <span className={styles.hint}>OOTD에 없는 옷이에요.</span>
          </p>
          <Switch
            label={`${notWornDays}일 동안 안 입은 옷만`}
            checked={notWorn}
            onChange={(isOn) => onChange({ ...without(search, 'notWorn'), ...(isOn && { notWorn: true }) })}
          />
        </div>
      </div>
    </Popover>
  )
}
