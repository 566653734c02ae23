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

/** It comes a task after the dialog is gone: a person, or a page that opened meanwhile, may have moved the focus on. */
function isTaken(): boolean {
  const active = document.activeElement
  return active !== null && active !== document.body && !active.matches('[role=dialog], [role=alertdialog]')
}

/** A menu is gone when its dialog closes: its button stands for it. */
function openerOf(active: Element | null): HTMLElement | null {
  const menu = active?.closest('[role=menu]')
  const opener = menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : active
  return opener instanceof HTMLElement && opener !== document.body ? opener : null
}
