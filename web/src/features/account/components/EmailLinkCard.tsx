import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { FieldMessage } from '../../../ui/Field.tsx'
import styles from './EmailLinkCard.module.css'

interface EmailLinkCardProps {
  title: string
  text: ReactNode
  /** Button that does what the link is for. Mail scanners open links, too, so opening the page alone does nothing. */
  action?: { label: string; busyLabel: string; busy: boolean; onPress: () => void }
  failure?: string | null
  next?: { label: string; to: string }
}

/** Card for one step after a mail's link was opened; the heading of each step after the first takes the focus. */
export function EmailLinkCard({ title, text, action, failure = null, next }: EmailLinkCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(title)
  useEffect(() => {
    if (first.current !== title) heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <div className={styles.text}>{text}</div>
      <div role="alert">{failure !== null && <FieldMessage tone="error">{failure}</FieldMessage>}</div>
      {action && (
        <Button size="l" block loading={action.busy} onClick={action.onPress}>
          {action.busy ? action.busyLabel : failure === null ? action.label : '다시 시도'}
        </Button>
      )}
      {next && (
        <Link className={buttonClass({ size: 'l', block: true })} to={next.to}>
          {next.label}
        </Link>
      )}
    </>
  )
}
