import { cacheNames } from './names.ts'

declare const self: ServiceWorkerGlobalScope

/** Removes the worker and its caches; served instead of it with `SERVICE_WORKER=off`. */
async function retire(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(cacheNames.shell) || name === cacheNames.fonts) await caches.delete(name)
  await self.registration.unregister()
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))
