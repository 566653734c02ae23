import type { ReactNode } from 'react'

/**
 * A text beside parts that come and go. Browsers that translate a page put other nodes in place of its texts; only
 * elements stay where React looks for them.
 */
export const ownElement = (children: ReactNode): ReactNode =>
  typeof children === 'string' ? <span>{children}</span> : children
