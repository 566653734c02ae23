import { type ReactNode, useId } from 'react'
import { LeaveQuestion } from '../../../platform/leave/LeaveQuestion.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FieldMessage } from '../../../ui/Field.tsx'
import styles from './account.module.css'
import type { useAccountForm } from '../forms/use-account-form.ts'

interface AccountDialogProps {
  title: string
  /** What will happen. */
  text: ReactNode
  form: Pick<ReturnType<typeof useAccountForm>, 'form' | 'ready' | 'pending' | 'exit' | 'line'>
  submitLabel: string
  busyLabel: string
  danger?: boolean
  /** The fields. */
  children: ReactNode
}

/** A short form about one's own account; what was typed is asked about before it is lost. */
export function AccountDialog(props: AccountDialogProps) {
  const { title, text, form, submitLabel, busyLabel, danger = false, children } = props
  const { ready, pending, exit, line } = form
  const formId = useId()
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
              form={formId}
              variant={danger ? 'danger' : 'primary'}
              disabled={!ready}
              loading={pending}
            >
              {pending ? busyLabel : submitLabel}
            </Button>
          </>
        }
      >
        <form id={formId} className={styles.form} {...form.form}>
          <div className={styles.text}>{text}</div>
          {children}
          <div role="alert">{line !== null && <FieldMessage tone="error">{line}</FieldMessage>}</div>
        </form>
      </Dialog>
      <LeaveQuestion guard={exit.guard} />
    </>
  )
}
