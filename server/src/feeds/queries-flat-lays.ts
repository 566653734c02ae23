import type { ImageId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import type { Db, Row } from '#platform/db/index.ts'
import { isActive, maySeeFeed } from '../sight/index.ts'

export interface FlatLayFeed extends Pick<Row<'feeds'>, 'ootds' | 'weather' | 'createdAt'> {
  /**
   * Pictures of the clothes as they were when the feed was posted; they are kept for it, whatever happens to the
   * clothes.
   */
  imageIds: ImageId[]
}

const livingFlatLay = (db: Db, name: string) =>
  db
    .selectFrom('feeds')
    .innerJoin('feedReactions', 'feedReactions.feedId', 'feeds.id')
    .innerJoin('users', 'users.id', 'feeds.authorId')
    .where('users.deletedAt', 'is', null)
    .where('feeds.pictureName', '=', name)
    .select(['feeds.ootds', 'feeds.weather', 'feeds.createdAt'])
    .select(sql<ImageId[]>`array(select image_id from feed_images where feed_images.feed_id = feeds.id)`.as('imageIds'))

/** Finds the feed of a picture's name, whoever sees it; undefined for deleted feeds and authors. */
export const findFlatLay = (db: Db, name: string): Promise<FlatLayFeed | undefined> =>
  livingFlatLay(db, name).executeTakeFirst()

/** The same for a feed that the viewer may see now or, without a viewer, that everyone may. */
export const findSeenFlatLay = (db: Db, name: string, viewer: UserId | null): Promise<FlatLayFeed | undefined> =>
  livingFlatLay(db, name)
    .where(
      viewer === null
        ? sql<boolean>`feed_reactions.is_restricted is null`
        : sql<boolean>`${isActive(viewer)}
            and ${maySeeFeed(viewer, { id: sql.ref('feeds.id'), authorId: sql.ref('feeds.authorId') })}`,
    )
    .executeTakeFirst()

export async function knownFlatLays(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await db.selectFrom('feeds').select('pictureName').where('pictureName', 'in', names).execute()
  return new Set(rows.map(({ pictureName }) => pictureName))
}
