import { cacheNames, sharedKeys } from '../../service-worker/names.ts'

export interface Shared {
  /** Text that another app shared, perhaps with a link in it. */
  text: string | null
  photos: File[]
  /** Number of further photos beyond the limit. */
  leftOut: number
}

/** Returns what another app has shared and removes it, so that it is received only once. */
export async function takeShared(): Promise<Shared> {
  const shared: Shared = { text: null, photos: [], leftOut: 0 }
  if (!('caches' in window) || !(await caches.has(cacheNames.shared))) return shared
  const cache = await caches.open(cacheNames.shared)
  for (const request of await cache.keys()) {
    const response = await cache.match(request)
    if (!response) continue
    const { pathname } = new URL(request.url)
    if (pathname === sharedKeys.link) shared.text = await response.text()
    else if (pathname === sharedKeys.leftOut) shared.leftOut = Number(await response.text())
    else shared.photos.push(await photoIn(response))
  }
  await caches.delete(cacheNames.shared)
  return shared
}

async function photoIn(response: Response): Promise<File> {
  const blob = await response.blob()
  return new File([blob], decodeURIComponent(response.headers.get('x-name') ?? ''), { type: blob.type })
}
