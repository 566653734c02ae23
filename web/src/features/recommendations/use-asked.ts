import { useCallback, useMemo } from 'react'
import { parsePath, useNavigate, useSearchParams } from 'react-router'
import { stateOfEntry } from '../../platform/navigation/history-dialog.ts'
import { type Wish, wishIn, withWish } from './wish.ts'

/**
 * Returns the wish (occasion, event and sport) in the URL, and its setter. The setter changes the URL as it is when
 * called and replaces the history entry, so that late responses may call it.
 */
export function useAsked(): [Wish, (wish: Wish) => void] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const asked = useMemo(() => wishIn(search), [search])
  const setAsked = useCallback(
    (wish: Wish) => {
      const { search: before = '' } = parsePath(window.location.hash.slice(1))
      const after = withWish(before, wish)
      if (after === new URLSearchParams(before).toString()) return
      void navigate({ search: after }, { replace: true, preventScrollReset: true, state: stateOfEntry() })
    },
    [navigate],
  )
  return [asked, setAsked]
}
