import type { ReactNode } from 'react'

/**
 * Wraps a text in an element if elements beside it come and go: browsers that translate a page replace text nodes, and
 * only elements stay where React expects them.
 */
export const ownElement = (children: ReactNode): ReactNode =>
  typeof children === 'string' ? <span>{children}</span> : children
