/** Returns the registration of the service worker; null if there is none, as in development. */
export async function workerRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return null
  const { serviceWorker } = navigator
  await serviceWorker.register('./service-worker.js', { updateViaCache: 'none' })
  return serviceWorker.ready
}
