import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

interface FormFooterProps {
  onCancel: () => void
  cancelLabel?: string
  /** Id of the form that it submits. */
  form?: string
  onSubmit?: () => void
  submitLabel: string
  /** Replaces the label while `busy`. */
  busyLabel?: string
  busy: boolean
  ready: boolean
  danger?: boolean
  /** Id of what says why it is not ready. */
  problemId?: string | undefined
  /** Shown before the buttons: what is missing, or what else may be done. */
  children?: ReactNode
}

/** Ends a dialog in which something is entered: cancel, then save. */
export function FormFooter(props: FormFooterProps) {
  const { onCancel, cancelLabel = '취소', form, onSubmit, submitLabel, busyLabel = submitLabel, busy, ready } = props
  return (
    <>
      {props.children}
      <Button variant="ghost" onClick={onCancel}>
        {cancelLabel}
      </Button>
      <Button
        {...(form && { type: 'submit', form })}
        onClick={onSubmit}
        variant={props.danger ? 'danger' : 'primary'}
        disabled={!ready}
        loading={busy}
        aria-describedby={props.problemId}
      >
        {busy ? busyLabel : submitLabel}
      </Button>
    </>
  )
}
