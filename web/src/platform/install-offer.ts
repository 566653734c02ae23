import { createStore } from '../ui/store.ts'

/** Of browsers that install on demand; null where they don't, or where it is installed. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export const installOffer = createStore<InstallOffer | null>(null)

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  installOffer.set(event as InstallOffer)
})
window.addEventListener('appinstalled', () => installOffer.set(null))
