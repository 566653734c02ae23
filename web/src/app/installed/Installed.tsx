import { useEffect } from 'react'
import { noteOpening } from '../../features/briefings/index.ts'
import { isApplePhone, isOnHomeScreen } from '../../platform/apple-phone.ts'
import { fetchAhead } from '../../platform/fetch-ahead.ts'
import { keepReads } from '../../platform/kept/keep-reads.ts'
import { useUser } from '../../platform/session.ts'
import { newVersion, registerWorker } from '../../platform/worker.ts'
import { adoptStyles } from '../../ui/adopt-styles.ts'
import { useStore } from '../../ui/store.ts'
import { InstallPrompt } from './InstallPrompt.tsx'
import css from './installed.css?inline'
import { readAhead } from './read-ahead.ts'
import { UpdatePrompt } from './UpdatePrompt.tsx'
import { useShared } from './use-shared.ts'

adoptStyles(css)
keepReads()

/** What makes the page open offline, change its version, and take what is shared into it. */
export function Installed() {
  const user = useUser()
  const version = useStore(newVersion)
  useEffect(prepare, [])
  useEffect(prepareHomeScreen, [])
  const userId = user?.id
  useEffect(() => {
    if (!userId) return
    void noteOpening().catch(() => undefined)
    void readAhead(userId).catch(() => undefined)
  }, [userId])
  useShared(userId)
  if (version !== 'none') return <UpdatePrompt key={version} />
  return user && <InstallPrompt />
}

function prepare(): void {
  registerWorker()
    .catch(fetchAhead)
    .catch(() => window.addEventListener('online', prepare, { once: true }))
}

function prepareHomeScreen(): void {
  if (!isApplePhone() || isOnHomeScreen()) return
  void import('./launch-picture.ts').then(({ linkLaunchPictures }) => linkLaunchPictures()).catch(() => undefined)
}
