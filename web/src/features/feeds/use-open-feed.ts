import type { Feed } from '@otday/contract'
import { useCallback } from 'react'
import { parsePath, useNavigate } from 'react-router'
import { numberEntry } from '../../platform/history-dialog.ts'
import { feedStep, withFeed } from '../../platform/opened-feed.ts'

/**
 * Opens the dialog of a feed over whatever page one is on: `feedId` joins the address as a step of its own in the
 * history, so the back button closes it. Stable, and good for toasts that outlive their page: it reads the address when
 * it is called.
 */
export function useOpenFeed(): (feed: Pick<Feed, 'id'>) => void {
  const navigate = useNavigate()
  return useCallback(
    ({ id }) => {
      numberEntry()
      const { search = '' } = parsePath(window.location.hash.slice(1))
      void navigate({ search: withFeed(search, id) }, { state: feedStep, preventScrollReset: true })
    },
    [navigate],
  )
}
