import type { AttributeDefinition } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RetryButton } from '../../../ui/RetryButton.tsx'
import { Field, FieldMessage } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { attributeDefinitionsQuery } from '../../attributes/index.ts'
import styles from './AttributeFields.module.css'

interface AttributeFieldsProps {
  values: Readonly<Record<string, string>>
  onChange: (values: Readonly<Record<string, string>>) => void
}

interface WithDefinitionsProps {
  /** While the catalogue is on its way. */
  waiting: ReactNode
  children: (definitions: readonly AttributeDefinition[]) => ReactNode
}

/** With a retry in place of the catalogue. */
export function WithDefinitions({ waiting, children }: WithDefinitionsProps) {
  const { data, isPending, isFetching, refetch } = useQuery(attributeDefinitionsQuery())
  if (isPending || (!data && isFetching)) return waiting
  if (data) return children(data)
  return (
    <div className={styles.failed}>
      <FieldMessage tone="error">속성을 불러오지 못했어요.</FieldMessage>
      <RetryButton size="s" onRetry={() => void refetch()} />
    </div>
  )
}

/** Without the catalogue the rest of the form works. */
export function AttributeFields({ values, onChange }: AttributeFieldsProps) {
  return (
    <WithDefinitions waiting={<FieldSkeletons />}>
      {(definitions) => (
        <div className={styles.fields}>
          {definitions.map((definition) => (
            <Field key={definition.id} label={definition.name}>
              <Select
                variant="field"
                label={definition.name}
                value={values[definition.id] ?? ''}
                onChange={(value) => onChange({ ...values, [definition.id]: value })}
                options={optionsOf(definition)}
              />
            </Field>
          ))}
        </div>
      )}
    </WithDefinitions>
  )
}

/** None comes first. */
export function optionsOf({ selectableValues, swatches }: AttributeDefinition) {
  return [
    { value: '', label: '선택 안 함' },
    ...selectableValues.map((value, index) => ({
      value,
      label: value,
      ...(swatches.length > 0 && { icon: <Swatch hex={swatches[index] ?? null} /> }),
    })),
  ]
}

function Swatch({ hex }: { hex: string | null }) {
  return <span className={styles.swatch} style={hex ? { background: hex } : undefined} aria-hidden="true" />
}

function FieldSkeletons() {
  return (
    <div className={styles.fields} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={styles.skeleton}>
          <Skeleton width={48} height={20} />
          <Skeleton height={48} radius={12} />
        </div>
      ))}
    </div>
  )
}
