import { ImageId, mostPictureUrls, type PictureUrl } from '@otday/contract'
import { createStore } from '../../ui/store.ts'
import type { RenewedUrls, UrlRenewal } from '../../ui/renewed-urls.ts'

/** Matches signed URLs of pictures: the picture's id, followed by day and signature. */
const signed = /\/files\/([0-9a-f-]{36})\/[^/]+\/[^/]+$/

/** Time in ms for which failed URLs are collected for one request, because all pictures of a page fail at once. */
const gathering = 200
/** ms until each retry of a failed call. */
const pauses = [2000, 10_000, 60_000]

type Ask = (ids: readonly ImageId[]) => Promise<readonly PictureUrl[]>

export interface PictureUrlRenewal extends UrlRenewal {
  /** Forgets all renewed URLs, at a sign-out. */
  clear(): void
}

/**
 * Requests new URLs for signed ones that failed to load, once for each. If the server returns the same URL or none, the
 * picture is gone.
 */
export function createPictureUrlRenewal(ask: Ask): PictureUrlRenewal {
  const urls = createStore<RenewedUrls>(new Map())
  let asked = new Set<string>()
  let waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const askSoon = (pause: number, failures: number) => {
    timer ??= setTimeout(() => {
      timer = undefined
      void askNow(failures)
    }, pause)
  }
  const askNow = async (failures: number) => {
    const [before, failed] = [asked, waiting.splice(0, mostPictureUrls)]
    try {
      const fresh = await ask([...new Set(failed.flatMap(idsIn))])
      if (before !== asked) return
      const changed = fresh.flatMap(({ imageId, imageUrl }) =>
        failed
          .filter((url) => url !== imageUrl && idsIn(url).includes(imageId))
          .map((url): [string, string] => [url, imageUrl]),
      )
      urls.set(new Map([...urls.current(), ...changed]))
      if (waiting.length > 0) askSoon(0, 0)
    } catch {
      const pause = pauses[failures]
      if (before !== asked || pause === undefined) return
      waiting.push(...failed)
      askSoon(pause, failures + 1)
    }
  }
  return {
    urls,
    renew: (url) => {
      if (!signed.test(url) || asked.has(url)) return
      asked.add(url)
      waiting.push(url)
      askSoon(gathering, 0)
    },
    clear: () => {
      clearTimeout(timer)
      timer = undefined
      asked = new Set()
      waiting = []
      urls.set(new Map())
    },
  }
}

/** Returns the picture's id in a signed URL as a list of one, or an empty list. */
function idsIn(url: string): ImageId[] {
  const id = ImageId.safeParse(signed.exec(url)?.[1])
  return id.success ? [id.data] : []
}
