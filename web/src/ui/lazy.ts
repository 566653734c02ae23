import { createElement, type FunctionComponent, lazy as reactLazy, useEffect, useState } from 'react'
import { LazyPart } from './LazyPart.tsx'
import { loadWhole } from './whole-part.ts'

type PropsOf<Part> = Part extends (props: infer Props) => unknown ? Props : never

/**
 * Defines a module that is loaded on demand, once for all its uses; a failed load is tried again.
 * @param load imports the module, and perhaps data that it needs
 */
export function lazy<Module>(load: () => Promise<Module>) {
  const whole = () => loadWhole(load)
  return {
    /** Loads the module, for uses that render nothing. */
    load: whole,
    /**
     * Returns a component of the module, to be rendered within a Suspense; if loading fails, that is shown in its
     * place.
     */
    part: <Name extends keyof Module>(name: Name) => partOf(whole, name, false),
    /** Returns a component of the module that is a whole page, so that a failure is shown as one. */
    page: <Name extends keyof Module>(name: Name) => partOf(whole, name, true),
    /** Loads the module when the user first moves the pointer or presses something, before it is needed. */
    warmUp: () => atFirstSign(whole),
    /**
     * Returns the module; undefined until `isDue` is true and it has loaded. A failure is not shown, and loading is
     * tried again when the network returns.
     */
    useLoaded: (isDue: boolean) => useLoaded(whole, isDue),
  }
}

/** Creates a new lazy component for each retry, because React caches a failed one. */
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

/** Events after which modules that will be used on demand are loaded. */
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

/** ms after which a page is expected to have loaded and rendered. */
const pageLoadTime = 3000

/**
 * Returns true a while after the first render, or at the first sign of use: then less important components may load.
 */
export function usePageReady(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const end = () => setReady(true)
    const begin = (event: Event) => isStill(event) || end()
    const timer = setTimeout(end, pageLoadTime)
    for (const sign of signs) window.addEventListener(sign, begin)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, begin)
    }
  }, [])
  return isReady
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

/** Returns true once `open` has been true: a closed dialog then stays mounted and can animate out. */
export function useSeen(open: boolean): boolean {
  const [seen, setSeen] = useState(open)
  if (open && !seen) setSeen(true)
  return seen || open
}
