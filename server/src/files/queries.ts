import type { ImageId, Picture, PictureBox, UserId } from '@otday/contract'
import { sql } from 'kysely'
import { type Db, advisoryLock, type New, type Row } from '#platform/db/index.ts'
import { hexOf, type Oklch } from '@otday/common/oklab'

export const insertImages = (tx: Db, images: New<'images'>[]) => tx.insertInto('images').values(images).execute()

export const findImage = (db: Db, id: ImageId) =>
  db.selectFrom('images').selectAll().where('id', '=', id).executeTakeFirst()

/** Blocks other uploads of the user until `tx` ends, so that their count is exact. */
export const lockStoring = (tx: Db, ownerId: UserId) => advisoryLock(tx, 'pictures', ownerId)

export async function hasImagesBeyond(db: Db, ownerId: UserId, most: number): Promise<boolean> {
  const next = await db
    .selectFrom('images')
    .select('id')
    .where('ownerId', '=', ownerId)
    .orderBy('createdAt')
    .offset(most)
    .limit(1)
    .executeTakeFirst()
  return next !== undefined
}

export async function bytesStoredBy(db: Db, ownerId: UserId): Promise<number> {
  const { bytes } = await db
    .selectFrom('images')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('bytes'), sql<number>`0`).as('bytes'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow()
  return Number(bytes)
}

export async function unhashedAfter(db: Db, after: ImageId, most: number): Promise<ImageId[]> {
  const rows = await db
    .selectFrom('images')
    .select('id')
    .where('lookHash', 'is', null)
    // Only pictures of clothes are compared by their hashes.
    .where('kind', '=', 'clothes')
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

export async function savePerceptualHashes(tx: Db, hashes: ReadonlyMap<ImageId, string>): Promise<void> {
  if (hashes.size === 0) return
  const known = [...hashes].map(([id, lookHash]) => sql`(${id}::uuid, ${lookHash}::text)`)
  await sql`update images set look_hash = known.look_hash from (values ${sql.join(known)}) as known (id, look_hash)
    where images.id = known.id`.execute(tx)
}

export async function unmeasuredAfter(db: Db, after: ImageId, most: number): Promise<ImageId[]> {
  const rows = await db
    .selectFrom('images')
    .select('id')
    .where('isMeasured', '=', false)
    .where('kind', '=', 'clothes')
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

export async function saveCutOuts(tx: Db, cutOuts: ReadonlyMap<ImageId, PictureBox | null>): Promise<void> {
  if (cutOuts.size === 0) return
  const known = [...cutOuts].map(([id, box]) => sql`(${id}::uuid, ${box && JSON.stringify(box)}::jsonb)`)
  await sql`update images set cut_out = known.cut_out, is_measured = true
    from (values ${sql.join(known)}) as known (id, cut_out) where images.id = known.id`.execute(tx)
}

export const markAvifReady = (db: Db, id: ImageId) =>
  db.updateTable('images').set({ hasAvif: true }).where('id', '=', id).execute()

export interface StoredPicture {
  picture: Picture
  color: Oklch | null
}
/** Columns that `storedPicture` needs. */
export const pictureColumns = [
  'images.width',
  'images.height',
  'images.thumbhash',
  'images.colorL',
  'images.colorC',
  'images.colorH',
  'images.cutOut',
] as const
type PictureColumns = Pick<Row<'images'>, 'width' | 'height' | 'thumbhash' | 'colorL' | 'colorC' | 'colorH' | 'cutOut'>

/** Returns the picture of a row; null where a left join found none. */
export function storedPicture({
  width,
  height,
  thumbhash,
  colorL,
  colorC,
  colorH,
  cutOut,
}: { [K in keyof PictureColumns]: PictureColumns[K] | null }): StoredPicture | null {
  if (width === null || height === null || thumbhash === null) return null
  const color = colorL === null || colorC === null || colorH === null ? null : { l: colorL, c: colorC, h: colorH }
  return { picture: { width, height, thumbhash, color: color && hexOf(color), cutOut }, color }
}

interface KnownPicture {
  picture: Picture
  lookHash: string | null
  contentHash: string | null
}

export async function picturesOf(db: Db, ids: readonly ImageId[]) {
  if (ids.length === 0) return new Map<ImageId, KnownPicture>()
  const rows = await db
    .selectFrom('images')
    .select(['images.id', 'images.lookHash', 'images.contentHash', ...pictureColumns])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.flatMap((row) => {
      const stored = storedPicture(row)
      const { id, lookHash, contentHash } = row
      return stored ? [[id, { picture: stored.picture, lookHash, contentHash }] as const] : []
    }),
  )
}

export async function knownImages(db: Db, ids: readonly ImageId[]): Promise<Set<ImageId>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('images').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Returns those of `ids` that some row refers to, including deleted wear records and looks, which can be restored.
 * Reads each index for these ids only.
 */
export async function referencedAmong(db: Db, ids: readonly ImageId[]): Promise<Set<ImageId>> {
  const among = sql`any(${ids}::uuid[])`
  const { rows } = await sql<{ id: ImageId }>`
    select image_id as id from clothes where image_id = ${among}
    union all select original_id from clothes where original_id = ${among}
    union all select image_id from profiles where image_id = ${among}
    union all select image_id from feed_images where image_id = ${among}
    union all select original_id from clothes_drafts where original_id = ${among} and state = 'OPEN'
    union all select cut_out_id from clothes_drafts where cut_out_id = ${among} and state = 'OPEN'
    union all select image_id from wear_images where image_id = ${among}
    union all select image_id from look_images where image_id = ${among}
    union all select photo_id from wear_entries where photo_id = ${among}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Lists images in the order of ids; without `after`, from the first. */
export const imagesAfter = (db: Db, after: ImageId | undefined, limit: number) =>
  db
    .selectFrom('images')
    .select(['id', 'createdAt', 'unreferencedSince'])
    .$if(after !== undefined, (query) => query.where('id', '>', after as ImageId))
    .orderBy('id')
    .limit(limit)
    .execute()

/** Stores since when no row refers to the pictures; null when one does. */
export async function setUnreferenced(db: Db, ids: readonly ImageId[], since: Date | null): Promise<void> {
  if (ids.length === 0) return
  await sql`
    with locked as (select id from images where id = any(${ids}::uuid[]) order by id for no key update)
    update images set unreferenced_since = ${since} from locked where images.id = locked.id`.execute(db)
}

export async function countUnreferenced(db: Db, before: Date): Promise<number> {
  const { count } = await db
    .selectFrom('images')
    .where('unreferencedSince', '<=', before)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Lists the longest unreferenced pictures first, ties by id; `after` is the last picture of the previous page. */
export const unreferencedAfter = (
  db: Db,
  before: Date,
  after: { id: ImageId; unreferencedSince: Date | null } | undefined,
  limit: number,
) =>
  db
    .selectFrom('images')
    .select(['id', 'unreferencedSince'])
    .where('unreferencedSince', '<=', before)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(unreferenced_since, id) > (${after?.unreferencedSince}, ${after?.id}::uuid)`),
    )
    .orderBy('unreferencedSince')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Deletes those of `ids` that no row refers to, and returns them. */
export async function deleteUnreferenced(tx: Db, ids: readonly ImageId[]): Promise<ImageId[]> {
  // A transaction that locked a picture is about to refer to it; only a statement begun after its commit sees that.
  await tx.selectFrom('images').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  const referenced = await referencedAmong(tx, ids)
  const unused = ids.filter((id) => !referenced.has(id))
  const rows = await tx
    .deleteFrom('images')
    .where('id', '=', sql<ImageId>`any(${unused}::uuid[])`)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks the user's pictures; call it before locking the rows that refer to them. */
export const lockImagesOf = (tx: Db, ownerId: UserId) =>
  tx.selectFrom('images').select('id').where('ownerId', '=', ownerId).orderBy('id').forUpdate().execute()

/** Deletes the user's pictures, to which no row may refer any more, and returns their ids. */
export async function deleteImagesOf(tx: Db, ownerId: UserId): Promise<ImageId[]> {
  const rows = await tx.deleteFrom('images').where('ownerId', '=', ownerId).returning('id').execute()
  return rows.map(({ id }) => id)
}
