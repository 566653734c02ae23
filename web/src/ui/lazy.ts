import { createElement, type FunctionComponent, lazy, useEffect, useState } from 'react'
import { LazyPart } from './LazyPart.tsx'
import { loadWhole } from './whole-part.ts'

type PropsOf<Part> = Part extends (props: infer Props) => unknown ? Props : never

/** What fails to load fails alone and is tried again; React would keep the failure. */
export function lazyNamed<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name, isPage = false) {
  type Props = PropsOf<Module[Name]> & object
  const begin = () => lazy(async () => ({ default: (await loadWhole(load))[name] as FunctionComponent<Props> }))
  let Part = begin()
  const beginAgain = () => {
    Part = begin()
  }
  return (props: Props) =>
    createElement(LazyPart, { of: props, draw: () => createElement(Part, props), beginAgain, isPage })
}

/** What opens on demand is fetched at these, ahead of the press that needs it. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/** A page that is drawn under a pointer at rest hears of a move, too: by nothing. */
const isStill = (event: Event) =>
  event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY

/** At the first sign of use; a failure is tried again. */
export function warmUp(load: () => Promise<unknown>): void {
  function start(event: Event) {
    if (isStill(event)) return
    for (const sign of signs) window.removeEventListener(sign, start)
    loadWhole(load).catch(() => undefined)
  }
  for (const sign of signs) window.addEventListener(sign, start, { passive: true })
}

/** ms after which a page has come to rest. */
const settling = 3000

/** For what loads by itself after what is seen first, or at the first sign of use. */
export function useSettled(): boolean {
  const [settled, settle] = useState(false)
  useEffect(() => {
    const end = () => settle(true)
    const begin = (event: Event) => isStill(event) || end()
    const timer = setTimeout(end, settling)
    for (const sign of signs) window.addEventListener(sign, begin)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, begin)
    }
  }, [])
  return settled
}

/** A part that shows by itself: a failure leaves it out, and the next connection tries again. */
export function useLoaded<Module>(load: () => Promise<Module>, isDue: boolean): Module | undefined {
  const [part, setPart] = useState<Module>()
  useEffect(() => {
    if (!isDue) return
    const start = () => void loadWhole(load).then(setPart, () => undefined)
    start()
    window.addEventListener('online', start)
    return () => window.removeEventListener('online', start)
  }, [isDue, load])
  return part
}

/** Stays true: what has been open stays mounted and can animate out. */
export function useSeen(open: boolean): boolean {
  const [seen, setSeen] = useState(open)
  if (open && !seen) setSeen(true)
  return seen || open
}
