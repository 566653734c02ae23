import { useCallback, useLayoutEffect, useState } from 'react'
import { useBeforeUnload } from 'react-router'
import { ask, drop, enter, type Guard, addGuard, isOnGuard, release } from './guards.ts'

const anyWay = () => true
const offTheAddress: Guard['blocks'] = ({ from, to }) => from !== to
const pathIn = (url: string) => url.split('?', 1)[0]
const offThePage: Guard['blocks'] = ({ from, to }) => pathIn(from) !== pathIn(to)

/**
 * Asks before unsaved edits are lost by closing the dialog, going back, following a link or closing the tab. The dialog
 * must render a `LeaveQuestion` beside it.
 */
export function useLeaveGuard(dirty: boolean, close: () => void) {
  const guard = useGuard(dirty, anyWay)
  return {
    guard,
    /**
     * Closes a form after it was saved. If the user was being asked whether to leave, the navigation that caused the
     * question goes on instead.
     */
    closeNow: () => {
      if (!release(guard)) close()
    },
    tryClose: () => {
      if (!isOnGuard(guard)) return close()
      const leave = () => {
        release(guard)
        close()
      }
      ask({ isOpen: () => isOnGuard(guard), stay: () => undefined, leave })
    },
  }
}

/**
 * Guards the edits in a dialog that the URL opens (`useAddressLayer`): leaving asks first, but opening another dialog
 * above it does not. The dialog must render a `LeaveQuestion`.
 */
export const useLayerGuard = (dirty: boolean): Guard => useGuard(dirty, offTheAddress)

/**
 * Guards the edits on a page: a navigation to another path asks first, but a change of the page's query or a dialog
 * above the page does not.
 */
export const usePageGuard = (dirty: boolean): Guard => useGuard(dirty, offThePage)

function useGuard(dirty: boolean, blocks: Guard['blocks']): Guard {
  const [guard] = useState<Guard>({ blocks })
  useLayoutEffect(() => {
    enter(guard)
    return () => drop(guard)
  }, [guard])
  useLayoutEffect(() => {
    if (dirty) addGuard(guard)
    else release(guard)
  }, [dirty, guard])
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isOnGuard(guard)) event.preventDefault()
      },
      [guard],
    ),
  )
  return guard
}
