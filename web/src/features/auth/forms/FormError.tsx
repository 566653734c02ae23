import { type ReactNode, Suspense } from 'react'
import { FieldMessage } from '../../../ui/Field.tsx'
import styles from '../components/auth.module.css'

/** The line under the form; the place stays, so that it is announced when it fills. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <div className={styles.formError} role="alert">
      <Suspense>{children && <FieldMessage tone="error">{children}</FieldMessage>}</Suspense>
    </div>
  )
}
