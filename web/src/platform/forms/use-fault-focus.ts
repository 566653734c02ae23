import { useEffect, useRef, useState } from 'react'

const focusable = 'input, textarea, select, button'

/** Returns the form's ref and `move`, which focuses the first invalid control after the next render. */
export function useFaultFocus() {
  const form = useRef<HTMLFormElement>(null)
  const [moves, setMoves] = useState(0)
  useEffect(() => {
    if (moves === 0) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const control = first?.matches(focusable) ? first : first?.querySelector<HTMLElement>(focusable)
    control?.focus()
  }, [moves])
  return { form, move: () => setMoves((before) => before + 1) }
}
