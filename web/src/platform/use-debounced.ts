import { useEffect, useState } from 'react'

/**
 * What was typed, once typing has rested for `rest` ms, and a function that does not wait: for Enter.
 */
export function useDebounced(value: string, rest: number): [debounced: string, settle: () => void] {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    if (value === debounced) return
    const timer = setTimeout(() => setDebounced(value), rest)
    return () => clearTimeout(timer)
  }, [value, debounced, rest])
  return [debounced, () => setDebounced(value)]
}
