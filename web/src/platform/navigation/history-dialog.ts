import { useCallback } from 'react'
import { parsePath, useLocation, useNavigate } from 'react-router'

/** A dialog that is open because the state of the history entry names it, so that the back button closes it. */
export interface HistoryDialog {
  name: string
  id?: string
}

type Layer = 'dialog' | 'drawer'

function layerIn(state: unknown, layer: Layer): HistoryDialog | null {
  if (typeof state !== 'object' || state === null) return null
  const dialog: unknown = Reflect.get(state, layer)
  return typeof dialog === 'object' && dialog !== null && 'name' in dialog ? (dialog as HistoryDialog) : null
}

export function useHistoryDialog(layer: Layer = 'dialog') {
  const { state } = useLocation()
  const navigate = useNavigate()
  const dialog = layerIn(state, layer)
  return {
    dialog,
    /** Opens a dialog. The function stays the same over renders. */
    open: useCallback(
      (next: HistoryDialog) => {
        numberEntry()
        const { search = '' } = parsePath(window.location.hash.slice(1))
        void navigate({ search }, { state: { ...stateOfEntry(), [layer]: next }, preventScrollReset: true })
      },
      [navigate, layer],
    ),
    close: () => {
      if (isSame(dialog, layerIn(stateOfEntry(), layer))) void navigate(-1)
    },
  }
}

const isSame = (one: HistoryDialog | null, other: HistoryDialog | null): boolean =>
  one !== null && one.name === other?.name && one.id === other.id

export function stateOfEntry(): object {
  const entry = window.history.state as { usr?: object | null } | null
  return entry?.usr ?? {}
}

/**
 * Gives the history entry of a typed URL the number 0: the router would give it none, and could then not go back to it.
 */
export function numberEntry(): void {
  const state = window.history.state as { idx?: number } | null
  if (state?.idx === undefined) window.history.replaceState({ ...state, idx: 0 }, '')
}
