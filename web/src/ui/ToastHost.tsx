import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { toast as sonner, Toaster as Sonner, useSonner } from 'sonner'
import { Icon } from '../art/Icon.tsx'
import styles from './ToastHost.module.css'
import { classNames } from '../styles/class-names.ts'
import { controlsShown } from './controls-shown.ts'
import { connectToasts, type ToastAction } from './toast.ts'
import { pileOver } from './toast-place.ts'

/**
 * ms for which a toast is shown. The specification sets this, the number of visible toasts, and the px between them.
 */
const duration = 4000
/** ms for which a toast with a question is shown. */
const asking = 12_000
const visible = 3
const gap = 14
/**
 * Distance from the window's bottom, in CSS: above any controls (`toast-place.ts`) or, without controls, above the
 * bottom bar.
 */
const bottom = 'var(--over-controls, var(--toasts))'

/** ms that the page must be still before toasts move, as nobody can read toasts that keep moving. */
const stillTime = 100
/** Events after which controls may have another place or size; no observer reports these changes. */
const moves = ['scroll', 'resize', 'input', 'transitionend', 'animationend']

/** Moves the toasts off the controls; returns how many of them fit there, or null without toasts. */
function measure(base: HTMLElement): number | null {
  const there = document.querySelectorAll<HTMLElement>('[data-sonner-toast][data-removed="false"]')
  const toasts = [...there].slice(0, visible)
  const [first] = toasts
  if (!first) return null
  const controls = controlsShown(first.getBoundingClientRect())
  const heights = { toasts: toasts.map(({ offsetHeight }) => offsetHeight), gap }
  const { place, shown } = pileOver(controls, heights, base.offsetHeight, window.innerHeight)
  document.documentElement.style.setProperty('--over-controls', `${place}px`)
  return shown
}

/**
 * Moves the toasts so that they cover no buttons and fields, until the returned function is called.
 * @param onShown gets the number of toasts that fit
 */
function keepOffControls(base: HTMLElement, onShown: (count: number) => void): () => void {
  const place = () => onShown(measure(base) ?? visible)
  let timer = 0
  const later = () => {
    clearTimeout(timer)
    timer = window.setTimeout(place, stillTime)
  }
  const changes = new MutationObserver(later)
  changes.observe(document.body, { childList: true, subtree: true })
  const sizes = new ResizeObserver(later)
  sizes.observe(document.body)
  for (const move of moves) window.addEventListener(move, later, { capture: true, passive: true })
  place()
  return () => {
    clearTimeout(timer)
    changes.disconnect()
    sizes.disconnect()
    for (const move of moves) window.removeEventListener(move, later, { capture: true })
  }
}

/**
 * Renders all toasts. It does not use `onClose`; the prop exists because `LazyPart` then shows a failure to load in a
 * bar over the page.
 */
export function ToastHost(_props: { onClose: () => void }) {
  const isShown = useSonner().toasts.length > 0
  const base = useRef<HTMLDivElement>(null)
  const shownAbout = useRef(new Map<string, string | number>())
  const [fitting, setFitting] = useState(visible)
  useLayoutEffect(() => (isShown && base.current ? keepOffControls(base.current, setFitting) : undefined), [isShown])
  useEffect(
    () =>
      connectToasts(({ kind, text, action, about, other }) => {
        const button = ({ label, onPress }: ToastAction) => ({ label, onClick: onPress })
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
    <>
      <div ref={base} className={styles.base} />
      <Sonner
        position="bottom-center"
        duration={duration}
        visibleToasts={fitting}
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
    </>
  )
}
