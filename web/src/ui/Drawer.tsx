import { lazy, Suspense, useRef } from 'react'
import { Icon } from '../art/Icon.tsx'
import styles from './Drawer.module.css'
import type { DrawerProps } from './DrawerPanel.tsx'
import { useSeen, warmUp } from './warm-up.ts'

const DrawerPanel = lazy(async () => ({ default: (await import('./DrawerPanel.tsx')).DrawerPanel }))
warmUp(() => import('./DrawerPanel.tsx'))

/**
 * A side drawer, 456 px, toggled by a tab at the right edge of the window. On a desktop the page beside it stays
 * usable; on a phone it is a sheet over a scrim and the tab is a round button at the bottom.
 */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, openLabel } = props
  const tab = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={tab}
        type="button"
        className={styles.tab}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => onOpenChange(!open)}
      >
        <Icon name="closet" size={18} />
        {openLabel}
      </button>
      {useSeen(open) && (
        <Suspense fallback={null}>
          <DrawerPanel {...props} tab={tab} />
        </Suspense>
      )}
    </>
  )
}
