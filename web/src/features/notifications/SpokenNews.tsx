import { useLiveNotifications } from './use-live-notifications.ts'

/**
 * Hears of news as they come and reads them out. Stands outside of every landmark and says itself that it is live: an
 * open dialog silences all else around it.
 */
export function SpokenNews() {
  return (
    <output className="sr" aria-live="polite">
      {useLiveNotifications()}
    </output>
  )
}
