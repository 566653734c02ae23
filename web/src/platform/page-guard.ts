import { useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'

/**
 * Asks before a page is left with something unsaved, by whatever way: what opens above the page leaves it where it is.
 * The way to the login page is never barred.
 */
export function usePageGuard(dirty: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && nextLocation.pathname !== currentLocation.pathname && !nextLocation.pathname.startsWith('/auth/'),
  )
  useBeforeUnload(
    useCallback(
      (event) => {
        if (dirty) event.preventDefault()
      },
      [dirty],
    ),
  )
  return {
    asking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}
