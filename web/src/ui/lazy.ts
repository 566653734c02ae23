import { type FunctionComponent, lazy, useState } from 'react'

type PropsOf<Part> = Part extends (props: infer Props) => unknown ? Props : never

export const lazyNamed = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] as FunctionComponent<PropsOf<Module[Name]>> }))

/** What opens on demand is fetched at these, ahead of the press that needs it. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/** At the first sign of use; a failure is tried again. */
export function warmUp(load: () => Promise<unknown>): void {
  function start() {
    for (const sign of signs) window.removeEventListener(sign, start)
    load().catch(() => undefined)
  }
  for (const sign of signs) window.addEventListener(sign, start, { passive: true })
}

/** Stays true: what has been open stays mounted and can animate out. */
export function useSeen(open: boolean): boolean {
  const [seen, setSeen] = useState(open)
  if (open && !seen) setSeen(true)
  return seen || open
}
