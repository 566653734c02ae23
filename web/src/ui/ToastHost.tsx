import { useEffect } from 'react'
import { toast as sonner, Toaster as Sonner } from 'sonner'
import { Icon } from '../art/Icon.tsx'
import styles from './ToastHost.module.css'
import { connectToasts } from './toast.ts'
import { classNames } from './class-names.ts'

/** ms, toasts at once, px between them: the specification's. */
const duration = 4000
const visible = 3
const gap = 14
/** Height of a bottom bar, set on the root by whoever shows one. */
const bar = 'var(--bottom-bar, 0px)'

export function ToastHost() {
  useEffect(
    () =>
      connectToasts((kind, text, action) => {
        sonner[kind](text, action && { action: { label: action.label, onClick: action.onPress } })
      }),
    [],
  )
  return (
    <Sonner
      position="bottom-center"
      duration={duration}
      visibleToasts={visible}
      gap={gap}
      expand
      offset={{ bottom: `calc(32px + ${bar})` }}
      mobileOffset={{ bottom: `calc(76px + env(safe-area-inset-bottom) + ${bar})`, left: 16, right: 16 }}
      containerAriaLabel="알림글"
      icons={{
        success: <Icon name="check-circle" className={styles.success} />,
        error: <Icon name="alert" className={styles.error} />,
        warning: <Icon name="warning" className={styles.warning} />,
        info: <Icon name="info" className={styles.info} />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: classNames(styles.toast),
          title: classNames(styles.title),
          actionButton: classNames(styles.action),
        },
      }}
    />
  )
}
