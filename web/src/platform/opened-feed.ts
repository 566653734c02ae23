import { useCallback, useRef } from 'react'
import { parsePath, useLocation, useNavigate } from 'react-router'
import { numberEntry, stateOfEntry } from './history-dialog.ts'

/** The name under which the address keeps the opened feed, on whatever path. */
const parameter = 'feedId'

/** Marks a step of the history that opened a feed: closing takes it back. It stands in the place of another dialog. */
const feedStep = { dialog: undefined, feedStep: true } as const

/** The feed that an address opens, or null. */
export const feedIn = (search: URLSearchParams): string | null => search.get(parameter) || null

/** The query of an address with that feed opened; everything else in it stays. */
export function withFeed(search: string, feedId: string): string {
  const next = new URLSearchParams(search)
  next.set(parameter, feedId)
  return next.toString()
}

/** The query of an address without an opened feed. */
export function withoutFeed(search: string): string {
  const next = new URLSearchParams(search)
  next.delete(parameter)
  return next.toString()
}

/**
 * Opens the dialog of a feed over whatever page one is on: `feedId` joins the address as a step of its own in the
 * history, so the back button closes it; a drawer stays open below it. Stable, and good for toasts that outlive their
 * page: it reads the address when it is called.
 */
export function useOpenFeed(): (feed: { id: string }) => void {
  const navigate = useNavigate()
  return useCallback(
    ({ id }) => {
      numberEntry()
      const { search = '' } = parsePath(window.location.hash.slice(1))
      void navigate(
        { search: withFeed(search, id) },
        { state: { ...stateOfEntry(), ...feedStep }, preventScrollReset: true },
      )
    },
    [navigate],
  )
}

/**
 * Closes the opened feed, once: back by the step that opened it, or, when the address came with it, by taking it out of
 * the address. The page below keeps its place.
 */
export function useCloseFeed(): () => void {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const closed = useRef(false)
  return () => {
    if (closed.current) return
    closed.current = true
    if (isFeedStep(state)) void navigate(-1)
    else void navigate({ search: withoutFeed(search) }, { replace: true, preventScrollReset: true })
  }
}

const isFeedStep = (state: unknown) => typeof state === 'object' && state !== null && 'feedStep' in state
