import { useEffect, useState } from 'react'

/**
 * What was typed, once typing has rested for `rest` ms, and a function that does not wait: for Enter.
 */
export function useRested(value: string, rest: number): [rested: string, settle: () => void] {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    if (value === rested) return
    const timer = setTimeout(() => setRested(value), rest)
    return () => clearTimeout(timer)
  }, [value, rested, rest])
  return [rested, () => setRested(value)]
}
