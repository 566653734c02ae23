import { useRef } from 'react'

/**
 * Returns the focus to the element that opened a dialog, or to `elsewhere`. Radix does so only for buttons that it
 * renders.
 */
export function useOpener(elsewhere?: () => HTMLElement | null): {
  remember: () => void
  giveBack: (event: Event) => void
} {
  const opener = useRef<HTMLElement | null>(null)
  return {
    remember: () => {
      opener.current = openerOf(document.activeElement)
    },
    giveBack: (event) => {
      event.preventDefault()
      if (isTaken()) return
      const home =
        elsewhere?.() ?? (opener.current?.isConnected ? opener.current : document.querySelector<HTMLElement>('main'))
      home?.focus({ preventScroll: true })
    },
  }
}

/**
 * Whether something else has the focus already. This runs shortly after the dialog was closed; the user or a newly
 * opened page may have moved the focus by then.
 */
function isTaken(): boolean {
  const active = document.activeElement
  return active !== null && active !== document.body && !active.matches('[role=dialog], [role=alertdialog]')
}

/** Returns the element that opened a dialog; a menu is gone when its dialog closes, so its button is used instead. */
function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role=menu]')
  const opener = menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : active
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}
