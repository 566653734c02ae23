import { Slot } from 'radix-ui'
import { type ReactElement, type ReactNode, useEffect, useId } from 'react'
import { classNames } from '../styles/class-names.ts'
import { Dialog } from './Dialog.tsx'
import styles from './Popover.module.css'
import { useFloating } from './use-floating.ts'
import { usePhone } from './use-media.ts'

interface PopoverProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: ReactElement
  title: string
  /** Shown left of the close button; only the sheet on a phone has one. */
  headerAction?: ReactNode
  closeLabel?: string
  /** Makes the panel as large as its content. */
  compact?: boolean
  children: ReactNode
}

/**
 * A popover of 450 × 530 px under its button, right-aligned; on a phone a sheet. Escape and a press outside close it
 * and return the focus.
 */
export function Popover({
  open,
  onOpenChange,
  trigger,
  title,
  headerAction,
  closeLabel,
  compact = false,
  children,
}: PopoverProps) {
  const phone = usePhone()
  const id = useId()
  const { anchor, panel } = useFloating<HTMLDialogElement>({ open: open && !phone, onDismiss: () => close(), gap: 8 })
  function close() {
    onOpenChange(false)
    anchor.current?.focus({ preventScroll: true })
  }
  useEffect(() => {
    if (open && !phone) panel.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [open, phone, panel])
  return (
    <>
      <Slot.Root
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpenChange(!open)}
      >
        {trigger}
      </Slot.Root>
      {open && !phone && (
        <dialog
          ref={panel}
          id={id}
          aria-label={title}
          popover="manual"
          className={classNames(styles.panel, compact && styles.compact)}
        >
          <div className={styles.head}>
            <h2 className={styles.title} tabIndex={-1}>
              {title}
            </h2>
            {headerAction}
          </div>
          {children}
        </dialog>
      )}
      {phone && (
        <Dialog
          open={open}
          onClose={() => onOpenChange(false)}
          title={title}
          headerAction={headerAction}
          bare
          short={compact}
          {...(closeLabel && { closeLabel })}
        >
          {children}
        </Dialog>
      )}
    </>
  )
}
