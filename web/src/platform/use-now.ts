import { useEffect, useState } from 'react'
import { now } from './clock.ts'

/** Every `interval` ms and when the window comes to the front. */
export function useNow(interval = 60_000): Date {
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    const tick = () => setMoment(now())
    const timer = setInterval(tick, interval)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [interval])
  return moment
}
