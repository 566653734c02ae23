import { type ReactNode, Suspense } from 'react'
import { FieldMessage } from '../../../ui/Field.tsx'
import styles from '../components/auth.module.css'

/** Always mounted: a live region is announced only when its content changes. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <div className={styles.formError} role="alert">
      <Suspense>{children && <FieldMessage tone="error">{children}</FieldMessage>}</Suspense>
    </div>
  )
}
