import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

interface FormFooterProps {
  onCancel: () => void
  cancelLabel?: string
  cancelVariant?: 'ghost' | 'secondary'
  /** Id of the form that the button submits, if the footer is outside of it. */
  form?: string
  onSubmit?: () => void
  submitLabel: string
  /** Label of the submit button while `busy`. */
  busyLabel?: string
  busy: boolean
  ready: boolean
  danger?: boolean
  /** Id of the element that explains why the form cannot be submitted yet. */
  problemId?: string | undefined
  /** Another button that submits, shown between the two. */
  another?: ReactNode
  /** Shown before the buttons: what is missing, or what else may be done. */
  children?: ReactNode
}

/** The last row of a dialog with a form: cancel, then save. */
export function FormFooter(props: FormFooterProps) {
  const { onCancel, cancelLabel = '취소', form, onSubmit, submitLabel, busyLabel = submitLabel, busy, ready } = props
  return (
    <>
      {props.children}
      <Button variant={props.cancelVariant ?? 'ghost'} onClick={onCancel}>
        {cancelLabel}
      </Button>
      {props.another}
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
