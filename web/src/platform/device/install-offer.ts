import { createStore } from '../../ui/store.ts'

/** The browser's install event; null where browsers don't install on demand. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export const installOffer = createStore<InstallOffer | null>(null)

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  installOffer.set(event as InstallOffer)
})
window.addEventListener('appinstalled', () => installOffer.set(null))
