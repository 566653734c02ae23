import { useCallback, useRef } from 'react'
import { parsePath, useLocation, useNavigate } from 'react-router'
import { numberEntry, stateOfEntry } from './history-dialog.ts'

const parameter = 'feedId'

const feedStep = { dialog: undefined, feedStep: true } as const

export const feedIn = (search: URLSearchParams): string | null => search.get(parameter) || null

export function withFeed(search: string, feedId: string): string {
  const next = new URLSearchParams(search)
  next.set(parameter, feedId)
  return next.toString()
}

export function withoutFeed(search: string): string {
  const next = new URLSearchParams(search)
  next.delete(parameter)
  return next.toString()
}

/**
 * Returns a function that opens a feed as a new history entry. It stays the same over renders, because toasts that
 * outlive their page call it.
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

/** Closes the open feed: goes back if a history entry opened it, or removes it from a URL that was typed. */
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

/** State of a link to a feed that opens it at its comments. */
export const atComments = { atComments: true } as const

export const isAtComments = (state: unknown) => typeof state === 'object' && state !== null && 'atComments' in state

const isFeedStep = (state: unknown) => typeof state === 'object' && state !== null && 'feedStep' in state
