import type { AttributeDefinition } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { RetryButton } from '../../../ui/RetryButton.tsx'
import { Field, FieldMessage } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { attributeDefinitionsQuery } from '../../attributes/index.ts'
import styles from './AttributeFields.module.css'
import { ColorRadios } from './ColorRadios.tsx'

interface AttributeFieldsProps {
  values: Readonly<Record<string, string>>
  /** Called with the changed value only, keyed by the id of its definition. */
  onChange: (values: Readonly<Record<string, string>>) => void
}

interface WithDefinitionsProps {
  /** Shown while the attribute definitions load. */
  waiting: ReactNode
  children: (definitions: readonly AttributeDefinition[]) => ReactNode
}

/** Renders its children with all attribute definitions, or a retry button if they cannot be loaded. */
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

/** Shows a field for each attribute; if the definitions cannot be loaded, the rest of the form still works. */
export function AttributeFields({ values, onChange }: AttributeFieldsProps) {
  return (
    <WithDefinitions waiting={<FieldSkeletons />}>
      {(definitions) => (
        <div className={styles.fields}>
          {definitions.toSorted(colorsFirst).map((definition) => {
            const { id, name, swatches } = definition
            const shared = {
              label: name,
              value: values[id] ?? '',
              onChange: (value: string) => onChange({ [id]: value }),
            }
            if (swatches.length > 0) return <ColorField key={id} definition={definition} {...shared} />
            return (
              <Field key={id} label={name}>
                <Select variant="field" {...shared} options={optionsOf(definition)} />
              </Field>
            )
          })}
        </div>
      )}
    </WithDefinitions>
  )
}

const colorsFirst = (a: AttributeDefinition, b: AttributeDefinition) =>
  Number(b.swatches.length > 0) - Number(a.swatches.length > 0)

interface ColorFieldProps {
  definition: AttributeDefinition
  label: string
  value: string
  onChange: (value: string) => void
}

/** Chooses a color. The name of the chosen one is visible; screen readers read the name of every color. */
function ColorField({ definition: { selectableValues, swatches }, label, ...choice }: ColorFieldProps) {
  return (
    <div className={styles.color}>
      <p className={styles.label} aria-hidden="true">
        {label} <span>{choice.value || noValue}</span>
      </p>
      <ColorRadios
        {...choice}
        label={label}
        name={useId()}
        wrap
        options={[
          { value: '', label: noValue, hex: null },
          ...selectableValues.map((value, index) => ({ value, label: value, hex: swatches[index] ?? null })),
        ]}
      />
    </div>
  )
}

const noValue = '선택 안 함'

/** Returns the options of an attribute, with "none" first. */
export function optionsOf({ selectableValues, swatches }: AttributeDefinition, none: string = noValue) {
  return [
    { value: '', label: none },
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
