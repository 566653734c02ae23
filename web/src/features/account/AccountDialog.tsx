import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FieldMessage } from '../../ui/Field.tsx'
import { LeaveQuestion } from '../../ui/LeaveQuestion.tsx'
import styles from './account.module.css'
import type { useAccountForm } from './use-account-form.ts'

interface AccountDialogProps {
  title: string
  /** What will happen. */
  text: ReactNode
  form: Pick<ReturnType<typeof useAccountForm>, 'form' | 'ready' | 'pending' | 'dirty' | 'line'>
  submitLabel: string
  busyLabel: string
  danger?: boolean
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A short form about one's own account; what was typed is asked about before it is lost. */
export function AccountDialog(props: AccountDialogProps) {
  const { title, text, form, submitLabel, busyLabel, danger = false, onClose, children } = props
  const { ready, pending, dirty, line } = form
  const [leaving, setLeaving] = useState(false)
  const formId = useId()
  const tryClose = () => {
    if (pending) return
    if (dirty) setLeaving(true)
    else onClose()
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
      <LeaveQuestion asking={leaving} stay={() => setLeaving(false)} leave={onClose} />
    </>
  )
}
