import { Dialog as RadixDialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import dialog from './Dialog.module.css'
import { keepForToasts } from './DialogPanel.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './SidePanel.module.css'
import { useOpener } from './use-opener.ts'

interface SidePanelProps {
  title: string
  onClose: () => void
  /** Buttons beside the close button. */
  actions?: ReactNode
  footer?: ReactNode
  /** Returns the element that gets the focus after closing, instead of the element that opened the panel. */
  returnFocus?: () => HTMLElement | null
  children: ReactNode
}

/** A panel of 480 px at the right edge over a scrim, a sheet on a phone. The focus begins on the heading. */
export function SidePanel({ title, onClose, actions, footer, returnFocus, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useOpener(returnFocus)
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={dialog.scrim} />
        <RadixDialog.Content
          className={styles.panel}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            opener.remember()
            event.preventDefault()
            heading.current?.focus()
          }}
          onCloseAutoFocus={opener.giveBack}
          onInteractOutside={keepForToasts}
        >
          <div className={styles.head}>
            <RadixDialog.Title ref={heading} className={styles.title} tabIndex={-1}>
              {title}
            </RadixDialog.Title>
            {actions}
            <RadixDialog.Close asChild>
              <IconButton icon="close" label="닫기" />
            </RadixDialog.Close>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
