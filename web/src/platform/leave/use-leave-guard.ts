import { useCallback, useLayoutEffect, useState } from 'react'
import { useBeforeUnload } from 'react-router'
import { ask, drop, enter, type Guard, addGuard, isOnGuard, release } from './guards.ts'

const anyWay = () => true
const offThePage: Guard['blocks'] = ({ from, to }) => from !== to

/**
 * Has somebody asked before what was typed is lost: by closing the dialog, by the back button, by a link, by closing
 * the tab. A `LeaveQuestion` with the guard must stand beside the dialog.
 */
export function useLeaveGuard(dirty: boolean, close: () => void) {
  const guard = useGuard(dirty, anyWay)
  return {
    guard,
    /** Closes at once: what was typed is safe. Whoever is just being asked goes where they wanted to. */
    closeNow: () => {
      if (!release(guard)) close()
    },
    /** Closes, after asking when something would be lost. */
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

/** The same before a page is left, by whatever way: what opens above it leaves it where it is. */
export const usePageGuard = (dirty: boolean): Guard => useGuard(dirty, offThePage)

function useGuard(dirty: boolean, blocks: Guard['blocks']): Guard {
  const [guard] = useState<Guard>({ blocks })
  useLayoutEffect(() => {
    enter(guard)
    return () => drop(guard)
  }, [guard])
  // Before anything else can be pressed.
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
