import { pictureKey } from './names.ts'

/** As the page kept it, without a network. */
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
