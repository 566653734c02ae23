import { useEffect, useState } from 'react'

/** Returns the value after `rest` ms without a change, or at once by the second, for Enter. */
export function useDebounced(value: string, rest: number): [debounced: string, settle: () => void] {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    if (value === debounced) return
    const timer = setTimeout(() => setDebounced(value), rest)
    return () => clearTimeout(timer)
  }, [value, debounced, rest])
  return [debounced, () => setDebounced(value)]
}
