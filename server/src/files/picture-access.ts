import type { ImageId, UserId } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/index.ts'
import { createGathered } from '#platform/cache/gathered.ts'
import { LruCache } from '#platform/cache/lru-cache.ts'
import { type PictureView, ownAmong, publicAmong, seenAmong } from './queries-sight.ts'

/**
 * ms for which a picture that everyone may see is remembered: long enough for all who open a new feed at once, and short
 * enough for it to be gone within a second.
 */
const life = 500
const most = 20_000

export interface PictureAccess {
  /** Whether a profile, or a feed that everyone may see, shows a picture. */
  isPublic: (id: ImageId) => Promise<boolean>
  /** Whether the viewer may see a picture now. */
  isSeen: (view: PictureView) => Promise<boolean>
  /** Whether a stored picture is the viewer's own. */
  isOwn: (view: PictureView) => Promise<boolean>
}

/**
 * Asks the database who may see which picture, in one statement for all that are requested at a time. Only a yes to
 * everyone is remembered, so that a picture that is newly shown is visible at once.
 */
export function createPictureAccess({ db, clock }: { db: Db; clock: Clock }): PictureAccess {
  const readAt = new LruCache<ImageId, number>(most)
  const readPublic = createGathered(async (ids: readonly ImageId[]) => {
    const found = await publicAmong(db, ids)
    return new Map(ids.map((id) => [id, found.has(id)]))
  })
  return {
    isPublic: async (id) => {
      const now = clock.now().getTime()
      const last = readAt.get(id)
      if (last !== undefined && now >= last && now < last + life) return true
      const isPublic = (await readPublic(id)) === true
      if (isPublic) readAt.set(id, now)
      return isPublic
    },
    isSeen: gathered((views) => seenAmong(db, views)),
    isOwn: gathered((views) => ownAmong(db, views)),
  }
}

type Key = `${UserId} ${ImageId}`
const keyOf = ({ id, viewer }: PictureView): Key => `${viewer} ${id}`
const viewOf = (key: Key): PictureView => {
  const [viewer, id] = key.split(' ') as [UserId, ImageId]
  return { id, viewer }
}

function gathered(read: (views: readonly PictureView[]) => Promise<readonly PictureView[]>): PictureAccess['isSeen'] {
  const readAll = createGathered(
    async (keys: readonly Key[]) => new Map((await read(keys.map(viewOf))).map((view) => [keyOf(view), true])),
  )
  return async (view) => (await readAll(keyOf(view))) === true
}
