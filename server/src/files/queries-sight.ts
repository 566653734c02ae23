import type { ImageId, UserId } from '@otday/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Db, keepPlan } from '#platform/db/index.ts'
import { isActive, maySeeCloset, maySeeFeed } from '../sight/index.ts'

/** A picture, and the account for which it is requested. */
export interface PictureView {
  id: ImageId
  viewer: UserId
}

const own = sql`(images.owner_id = asked.viewer)`
const portrayed = sql`exists (select from profiles where profiles.image_id = images.id)`
const worn = sql`exists (select from clothes where clothes.image_id = images.id)`
const cutFrom = sql`exists (select from clothes where clothes.original_id = images.id)`
const drafted = sql`(
  exists (select from clothes_drafts where clothes_drafts.original_id = images.id and clothes_drafts.state = 'OPEN')
  or exists (select from clothes_drafts where clothes_drafts.cut_out_id = images.id and clothes_drafts.state = 'OPEN'))`
const recorded = sql`(
  exists (select from wear_images
    join wear_entries as entry on entry.user_id = wear_images.user_id and entry.id = wear_images.wear_id
    where wear_images.image_id = images.id and entry.deleted_at is null)
  or exists (select from look_images join looks on looks.user_id = look_images.user_id and looks.id = look_images.look_id
    where look_images.image_id = images.id and looks.deleted_at is null)
  or exists (select from wear_entries where wear_entries.photo_id = images.id and wear_entries.deleted_at is null))`
const postedByOwner = sql`exists (select from feed_images where feed_images.image_id = images.id)`

/** Condition that a feed for which `isSeen` holds shows the picture as another piece than underwear. */
const posted = (isSeen: RawBuilder<unknown>) => sql`exists (
  select from feed_images join feeds on feeds.id = feed_images.feed_id
  where feed_images.image_id = images.id and ${isSeen} and not feeds.ootds @> jsonb_build_array(
    jsonb_build_object('type', 'UNDERWEAR', 'imageUrl', '/files/' || images.id)))`

const isForAll = sql`(select is_restricted from feed_reactions where feed_id = feeds.id) is null`

/** Returns those of the pictures that a profile, or a feed that everyone may see, shows; without deleted accounts. */
export async function publicAmong(db: Db, ids: readonly ImageId[]): Promise<Set<ImageId>> {
  const { rows } = await sql<{ id: ImageId }>`${keepPlan}
    select images.id from images join users as owner on owner.id = images.owner_id
    where images.id = any(${ids}::uuid[]) and owner.deleted_at is null and (${portrayed} or ${posted(isForAll)})`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

const viewer = sql`asked.viewer`
const closet = sql`exists (
  select from clothes where clothes.image_id = images.id and clothes.type <> 'UNDERWEAR'
    and ${maySeeCloset(viewer, sql`clothes.owner_id`)})`
const feed = posted(maySeeFeed(viewer, { id: sql`feeds.id`, authorId: sql`feeds.author_id` }))

/**
 * Returns those of the views whose viewer may see the picture: their own that anything shows; those of a closet or feed
 * that is open to them, without underwear. Deleted and locked accounts see nothing, and nothing of deleted accounts is
 * seen. Most pictures that are requested are one's own, for which a statement without the conditions of others is half
 * the work.
 */
export async function seenAmong(db: Db, views: readonly PictureView[]): Promise<PictureView[]> {
  const mine = await viewsWhere(
    db,
    views,
    sql`${own} and (${worn} or ${cutFrom} or ${drafted} or ${recorded} or ${portrayed} or ${postedByOwner})`,
  )
  const others = views.filter(({ id, viewer }) => !mine.some((view) => view.id === id && view.viewer === viewer))
  if (others.length === 0) return mine
  return [...mine, ...(await viewsWhere(db, others, sql`not ${own} and (${closet} or ${feed})`))]
}

/** Returns those of the views that are at a stored picture of the viewer's own, whether anything shows it or not. */
export const ownAmong = (db: Db, views: readonly PictureView[]): Promise<PictureView[]> => viewsWhere(db, views, own)

async function viewsWhere(db: Db, views: readonly PictureView[], isSeen: RawBuilder<unknown>): Promise<PictureView[]> {
  const { rows } = await sql<PictureView>`${keepPlan}
    select images.id, asked.viewer
    from unnest(${views.map(({ id }) => id)}::uuid[], ${views.map((view) => view.viewer)}::uuid[]) as asked (id, viewer)
    join images on images.id = asked.id
    join users as owner on owner.id = images.owner_id and owner.deleted_at is null
    where ${isActive(viewer)} and (${isSeen})`.execute(db)
  return rows
}
