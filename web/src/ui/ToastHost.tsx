import { useEffect, useRef, useState } from 'react'
import { toast as sonner, Toaster as Sonner } from 'sonner'
import { Icon } from '../art/Icon.tsx'
import styles from './ToastHost.module.css'
import { connectToasts, type ToastAction } from './toast.ts'
import { classNames } from './class-names.ts'

/** ms, toasts at once, px between them: the specification's. */
const duration = 4000
/** ms, for a question. */
const asking = 12_000
const visible = 3
const gap = 14
/** Above a bottom bar, whose height whoever shows one sets on the root. */
const bottom = 'max(var(--toasts) + var(--bottom-bar, 0px), var(--over-controls, 0px))'

/** px from the bottom of the window that a pile of toasts may take, and between it and the controls below. */
const reach = 240
const air = 12
/** ms until what the toast tells of is drawn. */
const drawn = 200

/** Keeps toasts off the buttons and fields of the page or the topmost dialog that come next. */
function keepOffControls(): () => void {
  const measure = () => {
    const controls = [...document.querySelectorAll('[data-controls]')].filter(
      (one) => !one.closest('[aria-hidden=true]'),
    )
    const boxes = controls.map((one) => one.getBoundingClientRect())
    const near = boxes.filter((box) => window.innerHeight - box.bottom < reach)
    const needed = near.map((box) => window.innerHeight - box.top + air)
    document.documentElement.style.setProperty('--over-controls', `${Math.max(0, ...needed)}px`)
  }
  const observer = new MutationObserver(measure)
  observer.observe(document.body, { childList: true })
  window.addEventListener('resize', measure)
  measure()
  const later = setTimeout(measure, drawn)
  return () => {
    clearTimeout(later)
    observer.disconnect()
    window.removeEventListener('resize', measure)
  }
}

/** `onClose` marks it as lying over the page, should it fail to load. */
export function ToastHost(_props: { onClose: () => void }) {
  const [shown, setShown] = useState(0)
  const shownAbout = useRef(new Map<string, string | number>())
  useEffect(keepOffControls, [shown])
  useEffect(
    () =>
      connectToasts((kind, text, action, about, other) => {
        const button = ({ label, onPress }: ToastAction) => ({ label, onClick: onPress })
        setShown((count) => count + 1)
        const before = about === undefined ? undefined : shownAbout.current.get(about)
        if (before !== undefined) sonner.dismiss(before)
        const id = sonner[kind](text, {
          ...(action && { action: button(action) }),
          ...(other && { cancel: button(other), duration: asking }),
        })
        if (about !== undefined) shownAbout.current.set(about, id)
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
      offset={{ bottom }}
      mobileOffset={{ bottom, left: 16, right: 16 }}
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
          icon: classNames(styles.icon),
          title: classNames(styles.title),
          actionButton: classNames(styles.action),
          cancelButton: classNames(styles.action),
        },
      }}
    />
  )
}
