import { createElement, type FunctionComponent, lazy as reactLazy, useEffect, useState } from 'react'
import { LazyPart } from './LazyPart.tsx'
import { loadWhole } from './whole-part.ts'

type PropsOf<Part> = Part extends (props: infer Props) => unknown ? Props : never

/**
 * Defines a part that is loaded when it is used, once for all who use it; a load that fails is tried again.
 * @param load imports it, and perhaps what it needs
 */
export function lazy<Module>(load: () => Promise<Module>) {
  const whole = () => loadWhole(load)
  return {
    /** Loads the module for a use that draws nothing. */
    load: whole,
    /** Draws a component of it, within a Suspense; a failure shows in its place. */
    part: <Name extends keyof Module>(name: Name) => partOf(whole, name, false),
    /** Draws it as a whole page. */
    page: <Name extends keyof Module>(name: Name) => partOf(whole, name, true),
    /** Loads it at the first sign of use, ahead of the press that needs it. */
    warmUp: () => atFirstSign(whole),
    /** Undefined until it is due and there: a failure leaves it out, and the next connection tries again. */
    useLoaded: (isDue: boolean) => useLoaded(whole, isDue),
  }
}

/** React would keep a failure. */
function partOf<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name, isPage: boolean) {
  type Props = PropsOf<Module[Name]> & object
  const begin = () => reactLazy(async () => ({ default: (await load())[name] as FunctionComponent<Props> }))
  let Part = begin()
  const beginAgain = () => {
    Part = begin()
  }
  return (props: Props) =>
    createElement(LazyPart, { of: props, draw: () => createElement(Part, props), beginAgain, isPage })
}

/** Events at which what opens on demand is fetched, ahead of the press that needs it. */
const signs = ['pointermove', 'pointerdown', 'keydown'] as const

/** Whether the pointer did not move: a page rendered under a resting pointer receives a move event, too. */
const isStill = (event: Event) =>
  event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY

function atFirstSign(load: () => Promise<unknown>): void {
  function start(event: Event) {
    if (isStill(event)) return
    for (const sign of signs) window.removeEventListener(sign, start)
    load().catch(() => undefined)
  }
  for (const sign of signs) window.addEventListener(sign, start, { passive: true })
}

/** ms after which a page has come to rest. */
const settling = 3000

/** Whether to load what loads by itself after what is seen first, or at the first sign of use. */
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

function useLoaded<Module>(load: () => Promise<Module>, isDue: boolean): Module | undefined {
  const [part, setPart] = useState<Module>()
  useEffect(() => {
    if (!isDue) return
    const start = () =>
      void load().then(
        (loaded) => setPart(() => loaded),
        () => undefined,
      )
    start()
    window.addEventListener('online', start)
    return () => window.removeEventListener('online', start)
  }, [isDue, load])
  return part
}

/** Returns true once opened: what has been open stays mounted and can animate out. */
export function useSeen(open: boolean): boolean {
  const [seen, setSeen] = useState(open)
  if (open && !seen) setSeen(true)
  return seen || open
}
