import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

/** Whether the page can be seen: false in background tabs and minimized windows. */
export const useVisible = (): boolean => useSyncExternalStore(subscribe, () => !document.hidden)
