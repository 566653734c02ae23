import { searchKey } from '@otday/contract'
import type { ClothesId, FeedId, NewFeed, UserId } from '@otday/contract'
import type * as z from 'zod'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Publish } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Storage } from '#platform/storage/index.ts'
import type { Writer } from '#platform/writer.ts'
import { type OutfitPiece, outfitItemsOf } from '../clothes/index.ts'
import { countFeed } from '../profiles/index.ts'
import { lockAudience } from '../users/index.ts'
import { requireWeather } from '../weather/index.ts'
import { publicWeather } from './public-weather.ts'
import { anyClothes, type FeedRow, insertFeed, insertFeedImages, moveFeedTotal, requireFeed } from './queries.ts'
import { searchTokens } from './search-tokens.ts'
import { writeSnapshots } from './snapshots.ts'

export type FeedCreated = { type: 'feed.created'; feedId: FeedId; authorId: UserId; at: Date }
export interface PostingDeps {
  db: Db
  clock: Clock
  publish: Publish<FeedCreated>
  storage: Storage
}

/**
 * Posts a feed, with snapshots of weather and clothes. Without a chosen audience it has that of the account.
 * @throws WeatherNotFound; ClothesNotFound; SessionEnded; Forbidden for another user as author or another user's
 * clothes.
 */
export async function createFeed(
  { db, clock, publish }: PostingDeps,
  by: Writer,
  { authorId, weatherId, clothesIds, content, audience }: z.output<typeof NewFeed>,
): Promise<FeedRow> {
  if (authorId !== by.id) throw new AppError('Forbidden')
  return inTransaction(db, async (tx) => {
    await by.lock(tx)
    const ownAudience = await lockAudience(tx, authorId)
    const weather = publicWeather((await requireWeather(tx, weatherId)).forecast)
    const pieces = await ownPieces(tx, authorId, clothesIds)
    const feedId = newId<FeedId>()
    const key = searchKey(content)
    const now = clock.now()
    await insertFeed(tx, {
      id: feedId,
      authorId,
      content,
      contentKey: key,
      searchTokens: searchTokens(key),
      weatherId,
      ...writeSnapshots({ weather, ootds: pieces.map(({ item }) => item) }),
      isStoredAsShown: true,
      audience: audience ?? ownAudience ?? 'EVERYONE',
      skyStatus: weather.skyStatus,
      precipitationType: weather.precipitation.type,
      createdAt: now,
      updatedAt: now,
    })
    await insertFeedImages(
      tx,
      feedId,
      pieces.flatMap(({ imageId }) => imageId ?? []),
    )
    await moveFeedTotal(tx, feedId, 1)
    await countFeed(tx, authorId, 1)
    await publish(tx, { type: 'feed.created', feedId, authorId, at: now })
    return requireFeed(tx, authorId, feedId)
  })
}

/** @throws ClothesNotFound; Forbidden for another user's clothes. */
async function ownPieces(tx: Db, ownerId: UserId, clothesIds: readonly ClothesId[]): Promise<OutfitPiece[]> {
  const own = await outfitItemsOf(tx, ownerId, clothesIds)
  const missing = clothesIds.filter((id) => !own.has(id))
  if (missing.length > 0) throw new AppError((await anyClothes(tx, ownerId, missing)) ? 'Forbidden' : 'ClothesNotFound')
  return clothesIds.flatMap((id) => own.get(id) ?? [])
}
