import type { ReactNode } from 'react'
import { Icon } from '../art/Icon.tsx'
import type { IconName } from '../art/icons.data.ts'
import { RetryButton } from './RetryButton.tsx'
import { Spinner } from './Spinner.tsx'
import styles from './States.module.css'

interface EmptyStateProps {
  /** Picture of 96 px. */
  picture?: ReactNode
  title: string
  text?: ReactNode
  action?: ReactNode
  /** Heading level: 2 inside a page section, 3 deeper. */
  level?: 2 | 3
}

export function EmptyState({ picture, title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.state}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

interface ErrorStateProps extends Omit<EmptyStateProps, 'action'> {
  onRetry: () => void
  busy?: boolean
}

/** Says that something failed, with a retry button; screen readers announce it at once. */
export function ErrorState({ onRetry, busy = false, ...rest }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        text="잠시 뒤에 다시 시도해 주세요."
        {...rest}
        action={<RetryButton busy={busy} onRetry={onRetry} />}
      />
    </div>
  )
}

/** A message in a bar; screen readers announce it when they are idle. */
export function Banner({ icon, children, action }: { icon: IconName; children: ReactNode; action?: ReactNode }) {
  return (
    <output className={styles.banner}>
      <Icon name={icon} size={18} />
      <span>{children}</span>
      {action}
    </output>
  )
}

export function EndOfList({ children }: { children: ReactNode }) {
  return <p className={styles.end}>{children}</p>
}

export function LoadingMore({ children }: { children: ReactNode }) {
  return (
    <output className={styles.end}>
      <Spinner size={14} />
      {children}
    </output>
  )
}
