import { type ClothesDetails, type clothesDetails, type ClothesId, mostWornPosts, type UserId } from '@otday/contract'
import type { Db } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import type { Handlers } from '#platform/http/mount.ts'
import type { Urls } from '#platform/http/urls.ts'
import { factsOf } from './piece-facts.ts'
import { presentSnapshotFor, shownPiece } from './present-clothes.ts'
import { notesOf } from './queries.ts'
import { wornPosts } from './queries-search.ts'
import { wardrobeOf } from './wardrobe.ts'

interface DescribingDeps {
  db: Db
  urls: Urls
}

/** @throws ClothesNotFound, also for another user's piece. */
async function describePiece({ db, urls }: DescribingDeps, ownerId: UserId, id: ClothesId): Promise<ClothesDetails> {
  const [item] = await wardrobeOf(db, ownerId, [id])
  if (!item) throw new AppError('ClothesNotFound', { clothesId: id })
  const posts = await wornPosts(db, ownerId, id, mostWornPosts)
  return {
    clothes: await shownPiece(db, urls, id),
    notes: await notesOf(db, id),
    facts: factsOf(item),
    worn: {
      times: posts[0]?.times ?? 0,
      posts: posts.map(({ id: feedId, createdAt, ootds }) => ({
        feedId,
        createdAt,
        ootds: ootds.map((piece) => presentSnapshotFor(urls, ownerId, piece)),
      })),
    },
  }
}

export const clothesDetailsHandlers = (deps: DescribingDeps): Handlers<typeof clothesDetails> => ({
  get: ({ viewer, params }) => describePiece(deps, viewer.id, params.clothesId),
})
