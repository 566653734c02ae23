import { pictureKey } from './names.ts'

/** Returns a picture; without a network, as the page kept it. */
export async function pictureOf(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const key = pictureKey(request.url)
    const kept = key === null ? undefined : await caches.match(key)
    if (kept) return kept
    throw error
  }
}
