import { useCallback, useLayoutEffect, useState } from 'react'
import { useBeforeUnload } from 'react-router'
import { ask, drop, enter, type Guard, addGuard, isOnGuard, release } from './guards.ts'

const anyWay = () => true
const offTheAddress: Guard['blocks'] = ({ from, to }) => from !== to
const pathIn = (url: string) => url.split('?', 1)[0]
const offThePage: Guard['blocks'] = ({ from, to }) => pathIn(from) !== pathIn(to)

/**
 * Asks before typed text is lost by closing, back, a link or closing the tab. Needs a `LeaveQuestion` beside the
 * dialog.
 */
export function useLeaveGuard(dirty: boolean, close: () => void) {
  const guard = useGuard(dirty, anyWay)
  return {
    guard,
    /** Closes a saved form; if the user was asked about another way, that way is taken. */
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

/** Guards what the address opens (`useAddressLayer`): dialogs above it do not leave it. Needs a `LeaveQuestion`. */
export const useLayerGuard = (dirty: boolean): Guard => useGuard(dirty, offTheAddress)

/** Guards a page: dialogs above it do not leave it. */
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
