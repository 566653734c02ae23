import { useEffect, useState } from 'react'

/**
 * Returns the value once it has not changed for `rest` ms, and a function that takes over the value at once, for Enter.
 */
export function useDebounced(value: string, rest: number): [debounced: string, flush: () => void] {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    if (value === debounced) return
    const timer = setTimeout(() => setDebounced(value), rest)
    return () => clearTimeout(timer)
  }, [value, debounced, rest])
  return [debounced, () => setDebounced(value)]
}
