import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { FieldMessage } from '../../../ui/Field.tsx'
import styles from '../components/auth.module.css'

/** Shows a form's failure. Always mounted, since a live region is announced only when its content changes. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <div className={styles.formError} role="alert">
      <Suspense>{children && <FieldMessage tone="error">{children}</FieldMessage>}</Suspense>
    </div>
  )
}

/** Shows a notice; empty when first rendered, since screen readers announce only text that appears later. */
export function FormNews({ children }: { children: ReactNode }) {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setMounted(true))
    return () => clearTimeout(timer)
  }, [])
  return (
    <output className={styles.formError}>
      {isMounted && children && <FieldMessage tone="success">{children}</FieldMessage>}
    </output>
  )
}
