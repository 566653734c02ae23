import { useEffect, useRef } from 'react'
import { registerSnapshot, takeInHand } from './in-hand.ts'

/** Survives a session that ends by itself. */
export function useInHand(part: string | undefined, value: unknown, restore: (kept: unknown) => void): void {
  const latest = useRef({ value, restore })
  useEffect(() => {
    latest.current = { value, restore }
  })
  useEffect(() => {
    if (part === undefined) return
    const kept = takeInHand(part)
    if (kept !== undefined) latest.current.restore(kept)
    return registerSnapshot(part, () => latest.current.value)
  }, [part])
}

export function useTextInHand(part: string, text: string, setText: (text: string) => void): void {
  useInHand(part, text.trim() === '' ? undefined : text, (kept) => {
    if (typeof kept === 'string') setText(kept)
  })
}
