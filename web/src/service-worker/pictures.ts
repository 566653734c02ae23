import { pictureKey } from './names.ts'

/** Of the person who is here, as the page kept them, when there is no network. */
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
