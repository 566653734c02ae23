import { useCallback, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker, useLocation, useNavigate } from 'react-router'

/** What the page shows above itself; kept in the history entry, so that the back button closes it. */
export interface HistoryDialog {
  name: string
  /** What it is about. */
  id?: string
}

function dialogIn(state: unknown): HistoryDialog | null {
  if (typeof state !== 'object' || state === null) return null
  const dialog: unknown = Reflect.get(state, 'dialog')
  return typeof dialog === 'object' && dialog !== null && 'name' in dialog ? (dialog as HistoryDialog) : null
}

/** The open dialog of this page. Opening makes a step in the history, closing takes it back. */
export function useHistoryDialog() {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const dialog = dialogIn(state)
  return {
    dialog,
    /** Stable while the address stays. */
    open: useCallback(
      (next: HistoryDialog) => {
        numberEntry()
        void navigate({ search }, { state: { dialog: next }, preventScrollReset: true })
      },
      [navigate, search],
    ),
    close: () => {
      if (dialog) void navigate(-1)
    },
  }
}

/** An address that was typed has no number in the router's history; without one it couldn't hold a step back. */
export function numberEntry(): void {
  const state = window.history.state as { idx?: number } | null
  if (state?.idx === undefined) window.history.replaceState({ ...state, idx: 0 }, '')
}

/**
 * Asks before what was typed is lost: by closing the dialog, by the back button, by a link, by closing the tab.
 * The way to the login page is never barred.
 */
export function useLeaveGuard(dirty: boolean, close: () => void) {
  const allowed = useRef(false)
  const [closing, setClosing] = useState(false)
  const blocker = useBlocker(
    ({ nextLocation }) => dirty && !allowed.current && !nextLocation.pathname.startsWith('/auth/'),
  )
  useBeforeUnload(
    useCallback(
      (event) => {
        if (dirty && !allowed.current) event.preventDefault()
      },
      [dirty],
    ),
  )
  const closeNow = () => {
    allowed.current = true
    close()
  }
  return {
    asking: closing || blocker.state === 'blocked',
    stay: () => {
      setClosing(false)
      blocker.reset?.()
    },
    leave: () => {
      if (blocker.state === 'blocked') blocker.proceed()
      else closeNow()
    },
    /** Closes, after asking when something would be lost. */
    tryClose: () => {
      if (dirty && !allowed.current) setClosing(true)
      else closeNow()
    },
    /** Closes at once: what was typed is safe. */
    closeNow,
  }
}
