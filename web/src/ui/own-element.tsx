import type { ReactNode } from 'react'

/**
 * Wraps a text beside parts that come and go. Browsers that translate a page replace its text nodes; only elements stay
 * where React expects them.
 */
export const ownElement = (children: ReactNode): ReactNode =>
  typeof children === 'string' ? <span>{children}</span> : children
