import type { AttributeDefinition } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { Icon } from '../../../art/Icon.tsx'
import { countOf } from '../../../platform/time/format.ts'
import styles from './DefinitionDialog.module.css'
import { usageQuery } from '../queries.ts'

interface RemovedValuesProps {
  definition: AttributeDefinition
  options: readonly string[]
}

/** Warns if saving would remove values that clothes have. */
export function RemovedValues({ definition, options }: RemovedValuesProps) {
  const { data } = useQuery(usageQuery(definition.id))
  const lost = data?.values.filter(({ value }) => !options.includes(value)) ?? []
  const clothes = lost.reduce((sum, { clothesCount }) => sum + clothesCount, 0)
  return (
    <div aria-live="polite">
      {clothes > 0 && (
        <p className={styles.warning}>
          <Icon name="warning" size={18} />
          <span>{`저장하면 옷 ${countOf(clothes)}개에서 ${lost.map(({ value }) => `‘${value}’`).join(', ')} 값이 빠져요.`}</span>
        </p>
      )}
    </div>
  )
}
