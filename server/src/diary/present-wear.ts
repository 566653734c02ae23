import type { ClothesId, Picture, PutAwayPlace, UserId, Wear } from '@otday/contract'
import { createBreath } from '#platform/concurrency/breathe.ts'
import { imageIdIn, publicPath, type Urls } from '#platform/http/urls.ts'
import { outfitItemsOf, presentSnapshotFor } from '../clothes/index.ts'
import { picturesOf } from '../files/index.ts'
import { awayOf, awayOn } from '../laundry/index.ts'
import type { Db, StoredOutfitItem, WornPiece } from '#platform/db/index.ts'
import type { PieceNames, WearRow } from './queries.ts'

/**
 * Presents one user's records in the contract's shape, with URLs of pictures that work for a day.
 * @param stored what `awayOf` returns, if it was read already
 */
export async function presentWears(
  { db, urls }: { db: Db; urls: Urls },
  rows: readonly WearRow[],
  stored?: Awaited<ReturnType<typeof awayOf>>,
): Promise<Wear[]> {
  const photos = await picturesOf(
    db,
    rows.flatMap(({ photoId }) => photoId ?? []),
  )
  const planner = rows.find(({ state }) => state === 'PLANNED')?.userId
  const away = planner ? (stored ?? (await awayOf(db, planner))) : []
  const breathe = createBreath()
  const wears: Wear[] = []
  for (const row of rows) {
    await breathe()
    const picture = row.photoId && (photos.get(row.photoId)?.picture ?? null)
    wears.push(presentWear(urls, row, { picture, away: row.state === 'PLANNED' ? awayOn(away, row.date) : new Map() }))
  }
  return wears
}

interface Beside {
  picture: Picture | null
  away: ReadonlyMap<ClothesId, PutAwayPlace>
}

function presentWear(urls: Urls, row: WearRow, { picture, away }: Beside): Wear {
  const { id, date, state, isAssumed, occasion, startsAt, scene, feeling, note, source, feedId, lookId } = row
  const { weather, observed, revision, photoId, kept, names, userId } = row
  return {
    id,
    date,
    state,
    isAssumed,
    occasion,
    from: startsAt,
    items: namedToday(row.items, names).map((piece) => ({
      ...wornItem(urls, userId, piece),
      isGone: !kept.includes(piece.clothesId),
      away: away.get(piece.clothesId) ?? null,
    })),
    scene,
    feeling,
    note,
    photo: photoId && picture ? { imageUrl: urls.signedImage(userId, photoId), picture } : null,
    source,
    feedId,
    lookId,
    weather,
    observed,
    revision,
  }
}

/** Returns the pieces by their names of today, as far as `names` has them. */
export const namedToday = (items: readonly WornPiece[], names: PieceNames | null): WornPiece[] =>
  items.map((piece) => ({ ...piece, name: names?.[piece.clothesId] ?? piece.name }))

/** Presents a piece of a record of the owner's. */
export const wornItem = (urls: Urls, ownerId: UserId, { imageId, ...piece }: WornPiece) =>
  presentSnapshotFor(urls, ownerId, { ...piece, imageUrl: imageId && publicPath(imageId) })

/** Returns the pieces of a feed as they were posted, and whether each has left the closet. */
export async function snapshotOf(db: Db, userId: UserId, ootds: readonly StoredOutfitItem[]) {
  const own = await outfitItemsOf(
    db,
    userId,
    ootds.map(({ clothesId }) => clothesId),
  )
  return ootds.map(({ imageUrl, ...item }) => ({
    ...item,
    imageId: imageIdIn(imageUrl),
    isGone: !own.has(item.clothesId),
  }))
}
