import type { Position } from '@otday/contract'
import { useEffect, useState } from 'react'
import { lazy } from '../../ui/lazy.ts'
import { rememberPlace } from './place.ts'

/** Loaded at the first sign of use, since most people have a place already. */
const locating = lazy(() => import('./locate.ts'))
locating.warmUp()

/** Finds the user's location: automatically only while no place is known (`lost`) and the browser need not ask. */
export function useLocating(lost: boolean) {
  const [isLocating, setLocating] = useState(false)

  async function update(find: () => Promise<Position | null>) {
    setLocating(true)
    const position = await find().finally(() => setLocating(false))
    if (position) rememberPlace(position)
    return position
  }

  useEffect(() => {
    if (!lost) return
    let here = true
    void locating.load().then(async ({ mayLocate, positionOfBrowser }) => {
      if ((await mayLocate()) && here) await update(positionOfBrowser)
    })
    return () => {
      here = false
    }
  }, [lost])

  async function locate(onRefused: () => void) {
    const found = await update(async () => (await locating.load()).locate()).catch(() => null)
    if (!found && 'geolocation' in navigator) onRefused()
  }

  return { locating: isLocating, locate }
}
