import { useRef } from 'react'

/** Gives the focus back to what opened a dialog, or `elsewhere`; the library only knows buttons of its own. */
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
 * Whether something took the focus meanwhile: this runs a task after the dialog closes, so a person, or a page that
 * opened, may have moved it.
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
