import { diaryDate } from '@otday/common/seoul-time'
import { useEffect } from 'react'
import { now } from '../../../platform/clock.ts'
import { onLeave, useUser } from '../../../platform/session.ts'
import { currentSubscription, forgetHere, register } from '../push-device.ts'
import { briefingsApi } from '../queries.ts'

/** Tells once a day that somebody is here, and whose this browser's pushes are. */
export function OpeningWatch() {
  const userId = useUser()?.id
  useEffect(() => {
    if (userId === undefined) return
    let told = ''
    const tell = async () => {
      const today = diaryDate(now())
      if (document.visibilityState !== 'visible' || told === today) return
      told = today
      await briefingsApi.noteOpened({})
      const subscription = await currentSubscription()
      if (subscription) await register(subscription)
    }
    // Nobody misses anything but an unneeded briefing; the next look tries again.
    const tellQuietly = () =>
      void tell().catch(() => {
        told = ''
      })
    tellQuietly()
    document.addEventListener('visibilitychange', tellQuietly)
    return () => document.removeEventListener('visibilitychange', tellQuietly)
  }, [userId])
  useEffect(() => onLeave((isKept) => void (isKept || forgetHere().catch(() => undefined))), [])
  return null
}
