import { readVersion, writeVersion } from '../../service-worker/agreed.ts'
import { words } from '../../service-worker/names.ts'
import { createStore } from '../../ui/store.ts'
import { keepInput } from './kept-input.ts'
import { isSavingData } from '../device/saving-data.ts'

/** Whether a new version waits for the user's consent, or was taken because another window has consented. */
export const newVersion = createStore<'none' | 'waiting' | 'taken'>('none')

/** ms between checks for a new version in an open window */
const interval = 60 * 60_000

/**
 * Whether this window expects the next service worker that takes over, because it has the window's own version or one
 * to which the user has agreed. An unexpected one makes `newVersion` 'taken'.
 */
let isExpected = false

/**
 * Registers the service worker.
 * @throws when the browser has no service workers
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator
  isExpected = serviceWorker.controller === null
  if (isExpected && isSavingData()) return
  serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === words.isWell) ports[0]?.postMessage(true)
  })
  // `register` waits for a running installation, which waits for this window's message, so an existing registration is
  // used.
  const known = await serviceWorker.getRegistration()
  const registration = known ?? (await serviceWorker.register('./service-worker.js', { updateViaCache: 'none' }))
  serviceWorker.addEventListener('controllerchange', replaced)
  registration.addEventListener('updatefound', () => watch(registration.installing))
  watch(registration.installing)
  setInterval(() => void registration.update().catch(() => undefined), interval)
  if (registration.waiting) await consider(registration.waiting)
}

function watch(installing: ServiceWorker | null): void {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) void consider(installing)
  })
}

/**
 * Handles a new version that waits. If the user has already agreed to it, it takes over now, because an earlier worker
 * may have been too busy to be replaced; otherwise it is offered to the user.
 */
async function consider(waiting: ServiceWorker): Promise<void> {
  isExpected = (await readVersion('newest')) === (await readVersion('agreed'))
  if (isExpected) waiting.postMessage(words.takeOver)
  else newVersion.set('waiting')
}

function replaced(): void {
  if (!isExpected) newVersion.set('taken')
  isExpected = false
}

/** Switches to the new version; preserves what is being typed. */
export async function changeVersion(): Promise<void> {
  keepInput()
  const newest = await readVersion('newest')
  if (newest) await writeVersion('agreed', newest)
  const registration = await navigator.serviceWorker.getRegistration()
  registration?.waiting?.postMessage(words.takeOver)
  window.location.reload()
}
