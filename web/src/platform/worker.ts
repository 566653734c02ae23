import { words } from '../service-worker/names.ts'
import { createStore } from '../ui/store.ts'
import { keepInHand } from './in-hand.ts'
import { isSavingData } from './saving-data.ts'

/** A version that could replace the one of this window: it waits, or another window agreed to it. */
export const newVersion = createStore<'none' | 'waiting' | 'taken'>('none')

/** ms between questions for a new version, of a window that stays open */
const interval = 60 * 60_000

let isAgreed = false

/** @throws where the browser knows no workers, or refuses this one */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  if (isFirst && isSavingData()) return
  const registration = await serviceWorker.register('./service-worker.js', { updateViaCache: 'none' })
  serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === words.isWell) ports[0]?.postMessage(true)
  })
  if (!isFirst) serviceWorker.addEventListener('controllerchange', replaced)
  if (registration.waiting) newVersion.set('waiting')
  registration.addEventListener('updatefound', () => watch(registration.installing))
  watch(registration.installing)
  setInterval(() => void registration.update().catch(() => undefined), interval)
}

function watch(installing: ServiceWorker | null): void {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller) newVersion.set('waiting')
  })
}

function replaced(): void {
  if (isAgreed) window.location.reload()
  else newVersion.set('taken')
}

/** The person agreed: what is being typed stays, and the whole page changes at once. */
export async function changeVersion(): Promise<void> {
  keepInHand()
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.waiting) return window.location.reload()
  isAgreed = true
  registration.waiting.postMessage(words.takeOver)
}
