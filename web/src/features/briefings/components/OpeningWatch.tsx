import { diaryDate } from '@otday/common/seoul-time'
import { useEffect } from 'react'
import { now } from '../../../platform/clock.ts'
import { onLeave, useUser } from '../../../platform/session.ts'
import { currentSubscription, forgetHere, register } from '../push-device.ts'
import { briefingsApi } from '../queries.ts'

/** Notes once a day that somebody is here, and whose this browser's pushes are. */
export function OpeningWatch() {
  const userId = useUser()?.id
  useEffect(() => {
    if (userId === undefined) return
    let noted = ''
    const note = async () => {
      const today = diaryDate(now())
      if (document.visibilityState !== 'visible' || noted === today) return
      noted = today
      await briefingsApi.noteOpened({})
      const subscription = await currentSubscription()
      if (subscription) await register(subscription)
    }
    // Nobody misses anything but an unneeded briefing; the next look tries again.
    const noteQuietly = () =>
      void note().catch(() => {
        noted = ''
      })
    noteQuietly()
    document.addEventListener('visibilitychange', noteQuietly)
    return () => document.removeEventListener('visibilitychange', noteQuietly)
  }, [userId])
  useEffect(() => onLeave((isKept) => void (isKept || forgetHere().catch(() => undefined))), [])
  return null
}
