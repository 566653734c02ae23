import { cacheNames, sharedKeys } from './names.ts'

/** Of one share. */
const mostPhotos = 50

/** Until the signed-in page takes it, which asks first. The form of another site is no share sheet. */
export async function keepShared(request: Request, scope: string): Promise<Response> {
  if (isOfAnotherSite(request.referrer, scope)) return Response.redirect(scope, 303)
  const form = await request.formData()
  await caches.delete(cacheNames.shared)
  const cache = await caches.open(cacheNames.shared)
  const text = textIn(form)
  if (text !== '') await cache.put(sharedKeys.link, new Response(text))
  const photos = form
    .getAll('photos')
    .filter((each) => each instanceof File)
    .slice(0, mostPhotos)
  for (const [index, photo] of photos.entries()) {
    const headers = { 'content-type': photo.type, 'x-name': encodeURIComponent(photo.name) }
    await cache.put(`${sharedKeys.photo}${index}`, new Response(photo, { headers }))
  }
  return Response.redirect(scope, 303)
}

/** Share sheets have no page that they come from. */
const isOfAnotherSite = (referrer: string, scope: string) =>
  /^https?:/.test(referrer) && new URL(referrer).origin !== new URL(scope).origin

/** Apps put the link anywhere, mostly into the text. */
const textIn = (form: FormData): string =>
  ['url', 'text', 'title']
    .map((name) => form.get(name))
    .filter((each) => typeof each === 'string')
    .join('\n')
    .trim()
