import { cacheNames, pictureKey } from '../../service-worker/names.ts'
import { keptPictures } from '../person/known-person.ts'

/** Limits of the pictures that are stored for one user: their number, and their width in px. */
const limits = { most: 300, width: 320 }

const kept = new Set<string>()

export function pictureUrlsIn(data: unknown): string[] {
  if (typeof data === 'string') return pictureKey(data) ? [data] : []
  if (typeof data !== 'object' || data === null || data instanceof Date) return []
  return Object.values(data).flatMap(pictureUrlsIn)
}

export async function keepPictures(userId: string, urls: readonly string[], signal: AbortSignal): Promise<void> {
  const cache = await caches.open(keptPictures(userId))
  for (const url of urls) {
    const key = pictureKey(url)
    if (key === null || kept.has(key) || signal.aborted) continue
    kept.add(key)
    if (!(await cache.match(key))) await keep(cache, key, url, signal)
  }
  const keys = await cache.keys()
  for (const old of keys.slice(0, -limits.most)) await cache.delete(old)
}

async function keep(cache: Cache, key: string, url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(`${url}?w=${limits.width}`, { signal, priority: 'low' })
  if (response.ok && !signal.aborted) await cache.put(key, response)
}

/**
 * Deletes the stored pictures of other users, because the service worker finds a stored picture by its id alone, in the
 * cache of every user.
 */
export async function dropPicturesOfOthers(userId: string): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(cacheNames.pictures) && name !== keptPictures(userId)) await caches.delete(name)
}
