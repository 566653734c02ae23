import type { ReactNode } from 'react'
import { Icon } from '../art/Icon.tsx'
import { Button } from './Button.tsx'
import { Spinner } from './Spinner.tsx'
import styles from './States.module.css'

interface EmptyStateProps {
  /** A drawn garment or another picture of 96 px on the round ground. */
  picture?: ReactNode
  title: string
  text?: ReactNode
  action?: ReactNode
  /** Inside a page section: h2; inside a section of a section: h3. */
  level?: 2 | 3
}

/** Nothing here: says why and what to do. */
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
  retryLabel?: string
  busy?: boolean
}

/** It could not be loaded: announced, with a button that tries again. */
export function ErrorState({ onRetry, retryLabel = '다시 시도', busy = false, ...rest }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        {...rest}
        action={
          <Button variant="secondary" icon="refresh" loading={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      />
    </div>
  )
}

/** A line at the top of the page while the network is away; announced politely. */
export function OfflineBanner({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <output className={styles.banner}>
      <Icon name="cloud-off" size={18} />
      <span>{children}</span>
      {action}
    </output>
  )
}

/** The last line of a list that has no more. */
export function EndOfList({ children }: { children: ReactNode }) {
  return <p className={styles.end}>{children}</p>
}

/** The last line of a list while more is coming. */
export function LoadingMore({ children }: { children: ReactNode }) {
  return (
    <output className={styles.end}>
      <Spinner size={14} />
      {children}
    </output>
  )
}
