import { cacheNames } from './names.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Deletes the worker's caches and unregisters it. With `SERVICE_WORKER=off`, the server sends this script instead of
 * the worker.
 */
async function retire(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(cacheNames.shell) || name === cacheNames.fonts) await caches.delete(name)
  await self.registration.unregister()
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))
