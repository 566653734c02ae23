import { diaryDate } from '@otday/common/seoul-time'
import { now } from '../../platform/time/clock.ts'
import { currentUser, onEnter, onLeave } from '../../platform/session/session.ts'
import { currentSubscription, forgetHere, register } from './push-device.ts'
import { briefingsApi } from './queries.ts'

let noted = ''

document.addEventListener('visibilitychange', noteOpening)
onEnter(noteOpening)
onLeave((isKept) => void (isKept || forgetHere().catch(() => undefined)))

/**
 * Reports once per day and user that the app is open, and that this browser's pushes belong to the user. A failed
 * report is repeated when the page is next shown.
 */
export function noteOpening(): void {
  const user = currentUser()
  const opening = `${user?.id} ${diaryDate(now())}`
  if (!user || document.visibilityState !== 'visible' || noted === opening) return
  noted = opening
  note().catch(() => {
    noted = ''
  })
}

async function note(): Promise<void> {
  await briefingsApi.noteOpened({})
  const subscription = await currentSubscription()
  if (subscription) await register(subscription)
}
