import { createHash } from 'node:crypto'
import type { OutfitPictureQuery, outfits } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Handlers, Viewer } from '#platform/http/mount.ts'
import { LruCache } from '#platform/cache/lru-cache.ts'
import { createSingleFlight } from '#platform/cache/single-flight.ts'
import type { Urls } from '#platform/http/urls.ts'
import { outfitItemsOf, presentOutfitItem } from '../clothes/index.ts'
import { requireOwn } from '../users/index.ts'
import { type DrawingDeps, drawOutfit, type OutfitDrawing } from './draw-outfit.ts'

export type OwnPictureDeps = DrawingDeps & { db: Db; urls: Urls }

/** Number of pictures kept in memory for all users, some 100 kB each. */
const mostKept = 64

export function outfitHandlers(deps: OwnPictureDeps): Handlers<typeof outfits> {
  const kept = new LruCache<string, Uint8Array>(mostKept)
  const singleFlight = createSingleFlight<Uint8Array>()
  return {
    picture: async ({ viewer, query }) => {
      const drawing = await ownDrawing(deps, viewer, query)
      const key = keyOf(viewer, drawing, query)
      const bytes = kept.get(key) ?? (await singleFlight(key, () => drawOutfit(deps, drawing, query.type, viewer.id)))
      kept.set(key, bytes)
      return new Blob([Uint8Array.from(bytes)], { type: `image/${query.type}` })
    },
  }
}

/**
 * Returns what to draw of an outfit from the viewer's own closet.
 * @throws ClothesNotFound for another user's or a deleted piece; SessionEnded
 */
async function ownDrawing(
  { db, urls }: OwnPictureDeps,
  viewer: Viewer,
  query: OutfitPictureQuery,
): Promise<OutfitDrawing> {
  const pieces = await outfitItemsOf(db, viewer.id, query.clothesIds)
  const found = query.clothesIds.flatMap((id) => pieces.get(id) ?? [])
  if (found.length < query.clothesIds.length) throw new AppError('ClothesNotFound')
  const { format, sky, temperature = null, date = null, occasion = null } = query
  const name = query.name ? (await requireOwn(db, viewer.id)).name : null
  return {
    items: found.map((piece) => presentOutfitItem(urls, piece)),
    imageIds: new Map(found.flatMap(({ item, imageId }) => (imageId ? [[item.clothesId, imageId] as const] : []))),
    format,
    sky,
    facts: { temperature, date, occasion, name },
  }
}

/** Returns a key that changes with everything that the picture shows. */
function keyOf({ id }: Viewer, { items, imageIds, facts, format, sky }: OutfitDrawing, { type }: OutfitPictureQuery) {
  const shown = items.map(({ clothesId, type: slot, picture, appearance }) => [clothesId, slot, picture, appearance])
  const content = JSON.stringify([id, format, type, sky, facts, [...imageIds], shown])
  return createHash('sha256').update(content).digest('base64')
}
