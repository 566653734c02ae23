import { cacheNames, sharedKeys } from './names.ts'

/** Limits of one share; `bytes` is the sum of all photos, which the page scales down before it uploads them. */
const shareLimits = { photos: 50, bytes: 50 * 15 * 1024 * 1024 }

/**
 * Stores what another app shares until the signed-in page takes it; that page asks the user before it uses it. Forms
 * that other websites send are not stored. Photos beyond the limits, or for which the browser has no space, are left
 * out and counted.
 */
export async function keepShared(request: Request, scope: string, limits = shareLimits): Promise<Response> {
  if (isOfAnotherSite(request.referrer, scope)) return Response.redirect(scope, 303)
  const form = await request.formData()
  await caches.delete(cacheNames.shared)
  const cache = await caches.open(cacheNames.shared)
  const text = textIn(form)
  if (text !== '') await cache.put(sharedKeys.link, new Response(text))
  const photos = form.getAll('photos').filter((each) => each instanceof File)
  let [kept, bytes] = [0, 0]
  for (const photo of photos) {
    if (kept === limits.photos || bytes + photo.size > limits.bytes || !(await keepPhoto(cache, photo, kept))) continue
    kept++
    bytes += photo.size
  }
  const leftOut = photos.length - kept
  if (leftOut > 0) await cache.put(sharedKeys.leftOut, new Response(String(leftOut))).catch(() => undefined)
  return Response.redirect(scope, 303)
}

async function keepPhoto(cache: Cache, photo: File, index: number): Promise<boolean> {
  const headers = { 'content-type': photo.type, 'x-name': encodeURIComponent(photo.name) }
  const storing = cache.put(`${sharedKeys.photo}${index}`, new Response(photo, { headers }))
  return storing.then(
    () => true,
    () => false,
  )
}

/** Whether another site sent the form; share sheets have no referring page. */
const isOfAnotherSite = (referrer: string, scope: string) =>
  /^https?:/.test(referrer) && new URL(referrer).origin !== new URL(scope).origin

/** Finds the shared text; apps put the link into any field, mostly into the text. */
const textIn = (form: FormData): string =>
  ['url', 'text', 'title']
    .map((name) => form.get(name))
    .filter((each) => typeof each === 'string')
    .join('\n')
    .trim()
