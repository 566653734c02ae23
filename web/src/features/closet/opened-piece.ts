import { ClothesId } from '@otday/contract'
import { useCallback, useEffect, useRef } from 'react'
import { parsePath, useLocation, useNavigate, useSearchParams } from 'react-router'
import { type HistoryDialog, numberEntry, stateOfEntry } from '../../platform/navigation/history-dialog.ts'

const parameter = 'piece'
const step = { dialog: undefined, pieceStep: true } as const

/** Returns the current URL's query with the piece `id` opened, or with none. */
function searchWith(id: string | null): string {
  const { search = '' } = parsePath(window.location.hash.slice(1))
  const next = new URLSearchParams(search)
  if (id === null) next.delete(parameter)
  else next.set(parameter, id)
  return next.toString()
}

const isStep = (state: unknown) =>
  typeof state === 'object' && state !== null && 'pieceStep' in state && state.pieceStep === true

/** The piece whose details are open, which is in the URL, and functions to open and close it. */
export function useOpenedPiece() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [params] = useSearchParams()
  const id = ClothesId.safeParse(params.get(parameter)).data
  const closed = useRef<string>(undefined)
  useEffect(() => {
    if (!id) closed.current = undefined
  }, [id])
  return {
    id,
    /** Opens a piece as a new entry in the history. The function is the same on every render. */
    open: useCallback(
      (piece: { id: string }) => {
        numberEntry()
        void navigate(
          { search: searchWith(piece.id) },
          { state: { ...stateOfEntry(), ...step }, preventScrollReset: true },
        )
      },
      [navigate],
    ),
    /** Goes back to the previous entry of the history or, if the URL was typed, removes the piece from it. */
    close: () => {
      if (!id || closed.current === id) return
      closed.current = id
      if (isStep(state)) void navigate(-1)
      else void navigate({ search: searchWith(null) }, { replace: true, preventScrollReset: true })
    },
    /** Opens a dialog in place of the details, so that going back leads to the list. */
    swapFor: (dialog: HistoryDialog) => {
      const next = { ...stateOfEntry(), pieceStep: false, dialog }
      if (isStep(state)) {
        void navigate({ search: searchWith(null) }, { state: next, replace: true, preventScrollReset: true })
        return
      }
      // A URL that was typed has no entry for the list before it, so one is made.
      void navigate({ search: searchWith(null) }, { replace: true, preventScrollReset: true })
      numberEntry()
      void navigate({ search: searchWith(null) }, { state: next, preventScrollReset: true })
    },
  }
}
