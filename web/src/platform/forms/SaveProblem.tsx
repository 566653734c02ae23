import { fallbackTexts } from '@otday/contract'
import { FieldMessage } from '../../ui/Field.tsx'
import { ApiError } from '../api/api-error.ts'
import styles from './SaveProblem.module.css'

/** Shows why saving failed, if the server's message says more than the general text in the toast. */
export function SaveProblem({ failure }: { failure: unknown }) {
  if (!(failure instanceof ApiError) || failure.message === fallbackTexts.api) return null
  return (
    <div role="alert" className={styles.problem}>
      <FieldMessage tone="error">{failure.message}</FieldMessage>
    </div>
  )
}
