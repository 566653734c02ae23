import { useEffect, useState, useSyncExternalStore } from 'react'
import { sessionSignal } from '../auth-state.ts'
import { keepConnected } from './keep-connected.ts'
import { socketLine, streamLine } from './line.ts'

/** Milliseconds for which a connection may be away before it is worth a word. */
const worthAWord = 20_000

/** Keeps the live connections open as long as the component is there and the person is signed in. */
export function useLive(): void {
  useEffect(() => {
    const shown = new AbortController()
    void keepConnected(AbortSignal.any([shown.signal, sessionSignal()]))
    return () => shown.abort()
  }, [])
}

const isAnyAway = () => streamLine.isAway() || socketLine.isAway()

function subscribe(listener: () => void): () => void {
  const leave = [streamLine.subscribe(listener), socketLine.subscribe(listener)]
  return () => leave.forEach((stop) => stop())
}

/** True once news don't come live any more and haven't for a while. */
export function useLiveTrouble(): boolean {
  const away = useSyncExternalStore(subscribe, isAnyAway)
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!away) return
    const timer = setTimeout(() => setLong(true), worthAWord)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [away])
  return away && long
}
