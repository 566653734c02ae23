import { useLiveNotifications } from '../use-live-notifications.ts'

/** A live region outside of all landmarks: open dialogs silence everything else. */
export function SpokenNews() {
  return (
    <output className="sr" aria-live="polite">
      {useLiveNotifications()}
    </output>
  )
}
