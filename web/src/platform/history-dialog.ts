import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What the page shows above itself; kept in the history entry, so that the back button closes it. */
export interface HistoryDialog {
  name: string
  /** What it is about. */
  id?: string
}

/** What can stand above a page at once: a drawer, and a dialog over it. */
type Layer = 'dialog' | 'drawer'

function layerIn(state: unknown, layer: Layer): HistoryDialog | null {
  if (typeof state !== 'object' || state === null) return null
  const dialog: unknown = Reflect.get(state, layer)
  return typeof dialog === 'object' && dialog !== null && 'name' in dialog ? (dialog as HistoryDialog) : null
}

/** The open dialog of this page. Opening makes a step in the history, closing takes it back. */
export function useHistoryDialog(layer: Layer = 'dialog') {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const dialog = layerIn(state, layer)
  return {
    dialog,
    /** Stable while the address stays. */
    open: useCallback(
      (next: HistoryDialog) => {
        numberEntry()
        void navigate({ search }, { state: { ...stateOfEntry(), [layer]: next }, preventScrollReset: true })
      },
      [navigate, search, layer],
    ),
    /** Does nothing when it is closed already: whoever comes late would go back too far. */
    close: () => {
      if (isSame(dialog, layerIn(stateOfEntry(), layer))) void navigate(-1)
    },
  }
}

const isSame = (one: HistoryDialog | null, other: HistoryDialog | null): boolean =>
  one !== null && one.name === other?.name && one.id === other.id

/** What is open already stays open below: read when it is needed, so that whoever opens something need not follow it. */
export function stateOfEntry(): object {
  const entry = window.history.state as { usr?: object | null } | null
  return entry?.usr ?? {}
}

/** An address that was typed has no number in the router's history; without one it couldn't hold a step back. */
export function numberEntry(): void {
  const state = window.history.state as { idx?: number } | null
  if (state?.idx === undefined) window.history.replaceState({ ...state, idx: 0 }, '')
}
