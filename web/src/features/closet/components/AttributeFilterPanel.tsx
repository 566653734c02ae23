import { type DefinitionId, notWornDays } from '@otday/contract'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import type { ClosetSearch } from '../../clothes/index.ts'
import styles from './AttributeFilterPanel.module.css'
import { WithDefinitions } from '../../clothes-form/index.ts'

const all = { value: '', label: '전체' } as const

export interface AttributeFilterProps {
  search: ClosetSearch
  onChange: (search: ClosetSearch) => void
}

/** Filters a closet by one attribute and its value, and by pieces that have not been worn for `notWornDays` days. */
export function AttributeFilterPanel({ search, onChange }: AttributeFilterProps) {
  const { definitionIdEqual, valueEqual = '', notWorn = false, ...others } = search
  const attribute = { ...(definitionIdEqual && { definitionIdEqual }), ...(valueEqual && { valueEqual }) }
  const worn = notWorn ? { notWorn } : {}
  return (
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
                  value={definitionIdEqual ?? ''}
                  onChange={(id) =>
                    onChange({ ...others, ...worn, ...(id && { definitionIdEqual: id as DefinitionId }) })
                  }
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
                    onChange({ ...others, ...worn, definitionIdEqual, ...(value && { valueEqual: value }) })
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
          <span className={styles.hint}>OOTD와 다이어리에 없는 옷이에요.</span>
        </p>
        <Switch
          label={`${notWornDays}일 동안 안 입은 옷만`}
          checked={notWorn}
          onChange={(isOn) => onChange({ ...others, ...attribute, ...(isOn && { notWorn: true }) })}
        />
      </div>
    </div>
  )
}
