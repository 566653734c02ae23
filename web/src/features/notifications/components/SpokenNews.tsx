import { useLiveNotifications } from '../use-live-notifications.ts'

/** A live region outside all landmarks, as open dialogs hide everything else from screen readers. */
export function SpokenNews() {
  return (
    <output className="sr" aria-live="polite">
      {useLiveNotifications()}
    </output>
  )
}
