import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { classNames } from '../styles/class-names.ts'
import { ownElement } from './own-element.tsx'

/**
 * A word in a tinted pill; the color adds nothing that the word does not say. `dot` adds a dot for active or inactive.
 */
export function Badge({
  tone = 'plain',
  dot = false,
  children,
}: {
  tone?: 'ok' | 'danger' | 'accent' | 'sun' | 'plain'
  dot?: boolean
  children: ReactNode
}) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {dot && <i aria-hidden="true" />}
      {ownElement(children)}
    </span>
  )
}

/**
 * Number of unread notifications on the bell: hidden at 0, "99+" above 99. Hidden from screen readers, because the
 * button's label says it.
 */
export function BellBadge({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span className={classNames(styles.count, 'num')} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}
