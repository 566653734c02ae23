import { createStore } from '../../ui/store.ts'

/** The browser's event that offers an installation; the store has null while there is none. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export const installOffer = createStore<InstallOffer | null>(null)

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  installOffer.set(event as InstallOffer)
})
window.addEventListener('appinstalled', () => installOffer.set(null))
