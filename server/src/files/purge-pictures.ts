import { type ImageId, pictureWidths, type UserId } from '@otday/contract'
import { slicesOf } from '#platform/batches.ts'
import type { Db, Publish } from '#platform/db/index.ts'
import { boundedFetch } from '#platform/http-client/index.ts'
import { job, type Queue, work } from '#platform/jobs/index.ts'
import type { Urls } from '#platform/http/urls.ts'
import { publishedImagesOf, visibilitiesOf } from './queries.ts'

/** Pictures, or all pictures of an account, that have just stopped being public. */
export type PicturesUnpublished = { imageIds: readonly ImageId[] } | { ownerId: UserId }

export const purgeJob = job<PicturesUnpublished>()('files-purge')

/** Seconds to wait before a purge: by then, no instance's cache counts the pictures as public any more. */
const purgeAfter = 60
/** Seconds between checks for purges that are due. */
const pollInterval = 10
const batch = 100

export interface PurgeDeps {
  db: Db
  urls: Urls
  /** URL of the site without trailing slash; null: the purged URLs are root-relative. */
  publicUrl: string | null
  /** URL that receives the picture URLs to purge from caches; null: nothing is purged. */
  purgeUrl: string | null
}

/** Returns a function that enqueues a purge of pictures in the transaction that makes them non-public. */
export const onUnpublished =
  ({ jobs, purgeUrl }: Pick<PurgeDeps, 'purgeUrl'> & { jobs: Queue<typeof purgeJob> }): Publish<PicturesUnpublished> =>
  async (tx, hidden) => {
    if (purgeUrl === null || ('imageIds' in hidden && hidden.imageIds.length === 0)) return
    await jobs.enqueue(tx, purgeJob, hidden, purgeAfter)
  }

export const purgeJobs = ({ purgeUrl, ...deps }: PurgeDeps) =>
  purgeUrl === null ? [] : [work(purgeJob, (hidden) => purge({ ...deps, purgeUrl }, hidden), { pollInterval })]

async function purge({ db, urls, publicUrl, purgeUrl }: PurgeDeps & { purgeUrl: string }, hidden: PicturesUnpublished) {
  const ids = 'ownerId' in hidden ? await publishedImagesOf(db, hidden.ownerId) : hidden.imageIds
  const now = await visibilitiesOf(db, ids)
  const gone = ids.filter((id) => now.get(id) !== 'public')
  const urlsOf = (id: ImageId) => {
    const url = `${publicUrl ?? ''}${urls.publicImage(id)}`
    return [url, ...pictureWidths.map((width) => `${url}?w=${width}`)]
  }
  for (const some of slicesOf(gone, batch)) {
    const { status } = await boundedFetch(purgeUrl, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ urls: some.flatMap(urlsOf) }),
    })
    if (status < 200 || status > 299) throw new Error(`PURGE_URL responded ${status}`)
  }
}
