import type { ImageId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { createGathered } from '#platform/cache/gathered.ts'
import { LruCache } from '#platform/cache/lru-cache.ts'
import { type Visibility, visibilities, visibilitiesOf } from './queries.ts'

/** ms for which a visibility is cached, so that a deleted picture is gone within a minute on every instance. */
const life = 30_000
const most = 20_000

/**
 * Returns a function that checks whether a picture has at least a visibility. Only positive results come from the
 * cache, so that a picture that is newly shown is visible at once.
 */
export function createVisibilities({ db, clock }: { db: Db; clock: Clock }) {
  const known = new LruCache<ImageId, { visibility: Visibility; readAt: number }>(most)
  const read = createGathered((ids: readonly ImageId[]) => visibilitiesOf(db, ids))
  return async (id: ImageId, least: Visibility): Promise<boolean> => {
    const now = clock.now().getTime()
    const last = known.get(id)
    if (last && now >= last.readAt && now < last.readAt + life && reaches(last.visibility, least)) return true
    const visibility = await read(id)
    if (visibility) known.set(id, { visibility, readAt: now })
    return visibility !== undefined && reaches(visibility, least)
  }
}

const reaches = (visibility: Visibility, least: Visibility) =>
  visibilities.indexOf(visibility) >= visibilities.indexOf(least)
