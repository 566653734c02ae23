import { useEffect, useState } from 'react'
import { useStore } from '../../ui/store.ts'
import { sessionSignal } from '../person/auth-state.ts'
import { keepConnected } from './keep-connected.ts'
import { socketStatus, streamStatus } from './connection-status.ts'

/** ms without a connection until the user is told: on any page, and where messages are written. */
const worthAWord = { anywhere: 20_000, writing: 3000 }

export function useLive(): void {
  useEffect(() => {
    const shown = new AbortController()
    void keepConnected(AbortSignal.any([shown.signal, sessionSignal()]))
    return () => shown.abort()
  }, [])
}

export function useLiveTrouble(): boolean {
  const isStreamAway = useStore(streamStatus.away)
  const isSocketAway = useStore(socketStatus.away)
  return useAwayFor(isStreamAway || isSocketAway, worthAWord.anywhere)
}

/**
 * Returns `away`, which is true while the socket is not connected, and `trouble`, which is true once that has lasted so
 * long that the user is informed.
 */
export function useSocketTrouble(): { away: boolean; trouble: boolean } {
  const away = useStore(socketStatus.away)
  return { away, trouble: useAwayFor(away, worthAWord.writing) }
}

function useAwayFor(away: boolean, least: number): boolean {
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!away) return
    const timer = setTimeout(() => setLong(true), least)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [away, least])
  return away && long
}
