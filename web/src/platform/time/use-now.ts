import { useEffect, useState } from 'react'
import { clockLag, now } from './clock.ts'

/**
 * Returns the time; updated every `interval` ms, when the window comes to the front, and when the clock is found to be
 * wrong.
 */
export function useNow(interval = 60_000): Date {
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    const tick = () => setMoment(now())
    const timer = setInterval(tick, interval)
    document.addEventListener('visibilitychange', tick)
    const unsubscribe = clockLag.subscribe(tick)
    return () => {
      unsubscribe()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [interval])
  return moment
}
