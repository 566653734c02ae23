import type { ReactNode } from 'react'
import { ApiError, messageOf } from '../../../platform/api-error.ts'
import type { useDialogForm } from '../../../platform/forms/use-dialog-form.ts'
import { LeaveQuestion } from '../../../platform/leave/LeaveQuestion.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FieldMessage } from '../../../ui/Field.tsx'
import { accountTexts } from '../words.data.ts'
import styles from './account.module.css'

interface AccountDialogProps {
  title: string
  /** Explains the consequence. */
  text: ReactNode
  form: Pick<ReturnType<typeof useDialogForm>, 'form' | 'ready' | 'pending' | 'exit' | 'formFailure'>
  submitLabel: string
  busyLabel: string
  danger?: boolean
  children: ReactNode
}

/** Asks before edits are lost. */
export function AccountDialog(props: AccountDialogProps) {
  const { title, text, form, submitLabel, busyLabel, danger = false, children } = props
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
          <>
            <Button variant="ghost" onClick={tryClose}>
              취소
            </Button>
            <Button
              type="submit"
              form={form.form.id}
              variant={danger ? 'danger' : 'primary'}
              disabled={!ready}
              loading={pending}
            >
              {pending ? busyLabel : submitLabel}
            </Button>
          </>
        }
      >
        <form className={styles.form} {...form.form}>
          <div className={styles.text}>{text}</div>
          {children}
          <div role="alert">
            {formFailure !== null && <FieldMessage tone="error">{lineOf(formFailure)}</FieldMessage>}
          </div>
        </form>
      </Dialog>
      <LeaveQuestion guard={exit.guard} />
    </>
  )
}

const lineOf = (failure: unknown) =>
  failure instanceof ApiError && failure.exceptionName === 'SignInTooOld'
    ? accountTexts.signInAgain
    : messageOf(failure)
