import { Suspense, useRef } from 'react'
import { Icon } from '../art/Icon.tsx'
import styles from './Drawer.module.css'
import type { DrawerProps } from './DrawerPanel.tsx'
import { lazy, useSeen } from './lazy.ts'

const panel = lazy(() => import('./DrawerPanel.tsx'))
const DrawerPanel = panel.part('DrawerPanel')
panel.warmUp()

/**
 * A drawer of 456 px, toggled by a tab at the right edge. The page beside it stays usable; on a phone it is a sheet
 * over a scrim, opened by a button in the page.
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
