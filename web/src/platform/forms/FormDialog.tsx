import type { ReactNode } from 'react'
import { messageOf } from '../api/api-error.ts'
import { LeaveQuestion } from '../leave/LeaveQuestion.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormFooter } from '../../ui/FormFooter.tsx'
import { FieldMessage } from '../../ui/Field.tsx'
import styles from './FormDialog.module.css'
import type { useDialogForm } from './use-dialog-form.ts'

interface FormDialogProps {
  title: string
  /** Explains what submitting the form will do. */
  text: ReactNode
  form: Pick<ReturnType<typeof useDialogForm>, 'form' | 'ready' | 'pending' | 'exit' | 'formFailure'>
  submitLabel: string
  busyLabel: string
  danger?: boolean
  children: ReactNode
}

/** Dialog with a form; asks before edits are lost. */
export function FormDialog({ title, text, form, submitLabel, busyLabel, danger = false, children }: FormDialogProps) {
  const { ready, pending, exit, formFailure } = form
  const tryClose = () => {
    if (!pending) exit.tryClose()
  }
  return (
    <>
      <Dialog
        open
        short
        size="s"
        title={title}
        onClose={tryClose}
        footer={
          <FormFooter
            form={form.form.id}
            submitLabel={submitLabel}
            busyLabel={busyLabel}
            busy={pending}
            ready={ready}
            danger={danger}
            onCancel={tryClose}
          />
        }
      >
        <form className={styles.form} {...form.form}>
          <div className={styles.text}>{text}</div>
          {children}
          <div role="alert">
            {formFailure !== null && <FieldMessage tone="error">{messageOf(formFailure)}</FieldMessage>}
          </div>
        </form>
      </Dialog>
      <LeaveQuestion guard={exit.guard} />
    </>
  )
}
