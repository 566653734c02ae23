import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { Icon } from '../art/Icon.tsx'
import { classNames } from '../styles/class-names.ts'
import dialog from './Dialog.module.css'
import styles from './Drawer.module.css'
import { IconButton } from './IconButton.tsx'
import { usePhone } from './use-media.ts'

export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  openLabel: string
  closeLabel: string
  children: ReactNode
}

interface DrawerPanelProps extends DrawerProps {
  /** The tab that opens the drawer; an open drawer shows a tab of its own instead. */
  tab: RefObject<HTMLButtonElement | null>
}

export function DrawerPanel({ open, onOpenChange, title, closeLabel, tab, children }: DrawerPanelProps) {
  const phone = usePhone()
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange} modal={phone}>
      <RadixDialog.Portal>
        {phone && <RadixDialog.Overlay className={dialog.scrim} />}
        <RadixDialog.Content
          className={styles.drawer}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            giveBack(tab.current)
          }}
          onInteractOutside={(event) => {
            if (!phone) event.preventDefault()
          }}
        >
          {!phone && <ClosingTab label={closeLabel} />}
          <div className={styles.head}>
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            {phone && (
              <RadixDialog.Close asChild>
                <IconButton icon="close" label={closeLabel} />
              </RadixDialog.Close>
            )}
          </div>
          <div className={styles.body}>{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

function ClosingTab({ label }: { label: string }) {
  return (
    <RadixDialog.Close asChild>
      <button type="button" className={classNames(styles.tab, styles.closing)} aria-expanded="true">
        <Icon name="chevron-right" size={18} />
        {label}
      </button>
    </RadixDialog.Close>
  )
}

/**
 * If the focus was lost when the drawer closed, moves it to the tab or the page; a focus in a dialog or on another page
 * stays.
 */
function giveBack(tab: HTMLElement | null): void {
  if (document.activeElement && document.activeElement !== document.body) return
  const home = tab?.isConnected ? tab : document.querySelector<HTMLElement>('main')
  home?.focus({ preventScroll: true })
}
