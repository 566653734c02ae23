import { useEffect } from 'react'
import { toast as sonner, Toaster as Sonner } from 'sonner'
import { Icon } from '../art/Icon.tsx'
import styles from './ToastHost.module.css'
import { connectToasts } from './toast.ts'
import { classNames } from './class-names.ts'

/** Milliseconds a toast stays, toasts seen at once, and px between them, as the specification fixes them. */
const duration = 4000
const visible = 3
const gap = 14
/** Room for a bar of buttons at the bottom of the window: whoever shows one sets the variable on the root. */
const bar = 'var(--bottom-bar, 0px)'

/** Listens for toasts and draws them at the bottom centre, dark in both themes, 356 px wide. */
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
