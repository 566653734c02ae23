import { useSyncExternalStore } from 'react'

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
  )
}

/** Returns true below 768 px, where dialogs, popovers and drawers become sheets. */
export function usePhone(): boolean {
  return useMedia('(max-width: 767.98px)')
}
