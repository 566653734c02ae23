import { pictureKey } from './names.ts'

/** Returns a picture from the network or, if that fails, the copy that the page has stored. */
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
