import { useEffect, useRef } from 'react'
import { registerSnapshot, takeKeptInput } from './kept-input.ts'

/** Registers a value as unsaved input, and restores what was stored of it before. */
function useKeptInput(part: string, value: unknown, restore: (kept: unknown) => void): void {
  const latest = useRef({ value, restore })
  useEffect(() => {
    latest.current = { value, restore }
  })
  useEffect(() => {
    const kept = takeKeptInput(part)
    if (kept !== undefined) latest.current.restore(kept)
    return registerSnapshot(part, () => latest.current.value)
  }, [part])
}

export function useKeptText(part: string, text: string, setText: (text: string) => void): void {
  useKeptInput(part, text.trim() === '' ? undefined : text, (kept) => {
    if (typeof kept === 'string') setText(kept)
  })
}

interface EditedForm<Values extends object> {
  edits: Partial<Values>
  set: (change: Partial<Values>) => void
}

/** Stores what is typed into a form, except for files, if the session ends by itself. Not for passwords. */
export function useKeptForm<Values extends object>(part: string, { edits, set }: EditedForm<Values>): void {
  const plain = Object.entries(edits).filter(([, value]) => !(value instanceof Blob))
  useKeptInput(part, plain.length > 0 ? Object.fromEntries(plain) : undefined, (kept) => set(kept as Partial<Values>))
}
