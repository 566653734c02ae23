import type { UserId } from '@otday/contract'
import { AppError } from '#platform/errors.ts'
import { LruCache } from '#platform/cache/lru-cache.ts'
import { createSingleFlight } from '#platform/cache/single-flight.ts'
import { outfitItemsOf, presentOutfitItem } from '../clothes/index.ts'
import { drawOutfit, noFacts } from '../outfit-pictures/index.ts'
import type { BriefingDeps } from './briefing-deps.ts'
import { readPictureToken } from './links.ts'
import { findContent } from './queries-sending.ts'

/** Number of pictures kept in memory, some 60 kB each. */
const mostKept = 64

interface Wanted {
  token: string
  date: string
}

/** Draws the outfit of a briefing when its picture is first requested, with the pieces that are still in the closet. */
export function createPictures(deps: BriefingDeps) {
  const kept = new LruCache<string, Uint8Array>(mostKept)
  const singleFlight = createSingleFlight<Uint8Array>()
  return async ({ token, date }: Wanted): Promise<Blob> => {
    const userId = readPictureToken(deps.keys.briefing, token, date)
    const drawing = await drawingOf(deps, userId, date)
    const key = JSON.stringify([userId, date, drawing.items.map(({ clothesId, picture }) => [clothesId, picture])])
    const bytes = kept.get(key) ?? (await singleFlight(key, () => drawOutfit(deps, drawing, 'jpeg', userId)))
    kept.set(key, bytes)
    return new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' })
  }
}

/**
 * @throws BriefingLinkInvalid when the briefing has been deleted after its storage time, or none of its pieces is in
 * the closet now
 */
async function drawingOf({ db, urls }: BriefingDeps, userId: UserId, date: string) {
  const content = await findContent(db, { userId, date })
  const ids = content?.clothesIds ?? []
  const pieces = await outfitItemsOf(db, userId, ids)
  const found = ids.flatMap((id) => pieces.get(id) ?? [])
  if (!content || found.length === 0) throw new AppError('BriefingLinkInvalid')
  return {
    items: found.map((piece) => presentOutfitItem(urls, piece)),
    imageIds: new Map(found.flatMap(({ item, imageId }) => (imageId ? [[item.clothesId, imageId] as const] : []))),
    format: 'link' as const,
    sky: content.sky,
    facts: { ...noFacts, date },
  }
}
