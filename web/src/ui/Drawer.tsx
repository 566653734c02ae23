import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from '../art/Icon.tsx'
import styles from './Drawer.module.css'
import { IconButton } from './IconButton.tsx'
import { useOpener } from './use-opener.ts'
import { usePhone } from './use-media.ts'

interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Labels of the tab at the edge. */
  openLabel: string
  closeLabel: string
  children: ReactNode
}

/**
 * A side drawer, 456 px, toggled by a tab at the right edge of the window. On a desktop the page beside it stays
 * usable; on a phone it is a sheet over a scrim and the tab is a round button at the bottom.
 */
export function Drawer({ open, onOpenChange, title, openLabel, closeLabel, children }: DrawerProps) {
  const phone = usePhone()
  const opener = useOpener()
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange} modal={phone}>
      {!(phone && open) && (
        <button
          type="button"
          className={styles.tab}
          data-open={open || undefined}
          aria-expanded={open}
          onClick={() => onOpenChange(!open)}
        >
          <Icon name={open ? 'chevron-right' : 'closet'} size={18} />
          {open ? closeLabel : openLabel}
        </button>
      )}
      <RadixDialog.Portal>
        {phone && <RadixDialog.Overlay className={styles.scrim} />}
        <RadixDialog.Content
          className={styles.drawer}
          aria-describedby={undefined}
          onOpenAutoFocus={opener.remember}
          onCloseAutoFocus={opener.giveBack}
          onInteractOutside={(event) => {
            if (!phone) event.preventDefault()
          }}
        >
          <div className={styles.head}>
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton icon="close" label={closeLabel} />
            </RadixDialog.Close>
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
