import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import dialog from './Dialog.module.css'
import styles from './ConfirmDialog.module.css'
import { useOpener } from './use-opener.ts'

export interface ConfirmDialogProps {
  open: boolean
  onCancel: () => void
  onConfirm: () => void
  title: string
  /** Says what the action will do, and names what it affects. */
  children: ReactNode
  confirmLabel: string
  /** Label of the confirm button while `busy`. */
  busyLabel?: string
  cancelLabel?: string
  danger?: boolean
  busy?: boolean
}

export function ConfirmPanel({
  open,
  onCancel,
  onConfirm,
  title,
  children,
  confirmLabel,
  busyLabel = confirmLabel,
  cancelLabel = '취소',
  danger = true,
  busy = false,
}: ConfirmDialogProps) {
  const opener = useOpener()
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialog.scrim} onClick={() => !busy && onCancel()} />
        <AlertDialog.Content
          className={styles.card}
          onOpenAutoFocus={opener.remember}
          onCloseAutoFocus={opener.giveBack}
        >
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className={styles.text}>{children}</div>
          </AlertDialog.Description>
          <div className={styles.buttons}>
            <AlertDialog.Cancel asChild>
              <Button variant="secondary" disabled={busy}>
                {cancelLabel}
              </Button>
            </AlertDialog.Cancel>
            <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
              {busy ? busyLabel : confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
