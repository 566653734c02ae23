import type { ClothesAttribute, ClothesId, ClothesType, DefinitionId, UserId } from '@otday/contract'
import { sql } from 'kysely'
import { type Db, keepPlan, type New, type Row } from '#platform/db/index.ts'
import { pictureColumns } from '../files/index.ts'
import { isNoUnderwearOfOthers, maySeeCloset, maySeePiece } from '../sight/index.ts'

/** A piece's attributes as JSON, in the order of their definitions that the contract promises. */
const attributesOf = sql<ClothesAttribute[]>`coalesce((
  select json_agg(json_build_object('definitionId', definitions.id, 'definitionName', definitions.name,
    'selectableValues', definitions.selectable_values, 'value', chosen.value)
    order by definitions.created_at, definitions.id)
  from clothes_attributes chosen
  join attribute_definitions definitions on definitions.id = chosen.definition_id
  where chosen.clothes_id = clothes.id), '[]')`

const pieces = (db: Db) =>
  db
    .selectFrom('clothes')
    .leftJoin('images', 'images.id', 'clothes.imageId')
    .leftJoin('clothesCorrections', 'clothesCorrections.clothesId', 'clothes.id')
    .select('clothesCorrections.kind as correctedKind')
    .select(['clothes.id', 'clothes.ownerId', 'clothes.name', 'clothes.type', 'clothes.imageId', 'clothes.createdAt'])
    .select(pictureColumns)
    .select(attributesOf.as('attributes'))
export type Piece = Awaited<ReturnType<ReturnType<typeof pieces>['execute']>>[number]

/** Selects the pieces of a closet; none for deleted accounts. */
export const closetOf = (db: Db, ownerId: UserId, type: ClothesType | undefined) =>
  pieces(db)
    .innerJoin('users', 'users.id', 'clothes.ownerId')
    .where('users.deletedAt', 'is', null)
    .where('clothes.ownerId', '=', ownerId)
    .$if(type !== undefined, (query) => query.where('clothes.type', '=', type ?? 'ETC'))

export interface Closet {
  viewerId: UserId
  ownerId: UserId
  type: ClothesType | undefined
}

export interface ListedPiece extends Piece {
  /** Number of pieces in the list, from the stored counts; null on later pages, which do not need it. */
  total: number | null
}

/** Selects the pieces of a closet for a page of them: those that the viewer may see. */
export const listedCloset = (db: Db, { viewerId, ownerId, type }: Closet, isFirst: boolean) =>
  closetOf(db, ownerId, type)
    .where(maySeeCloset(viewerId, sql`${ownerId}::uuid`))
    .where(isNoUnderwearOfOthers(viewerId, { type: sql.ref('clothes.type'), ownerId: sql.ref('clothes.ownerId') }))
    .select(isFirst ? keptCountOf({ viewerId, ownerId, type }).as('total') : sql<null>`null`.as('total'))
    .$castTo<ListedPiece>()

/** Selects the number of pieces; as an integer, since the driver returns sums of counts as text. */
const keptCountOf = ({ viewerId, ownerId, type }: Closet) => sql<number | null>`(
  select coalesce(sum(counts.count), 0)::integer from clothes_counts as counts
  where counts.owner_id = ${ownerId} and ${type === undefined ? sql`true` : sql`counts.type = ${type}`}
    and ${isNoUnderwearOfOthers(viewerId, { type: sql`counts.type`, ownerId: sql`counts.owner_id` })})`

export const requirePiece = (db: Db, id: ClothesId): Promise<Piece> =>
  pieces(db).where('clothes.id', '=', id).executeTakeFirstOrThrow()

/** Passes any number of ids as one parameter, so that the statement stays the same. */
export const anyOf = (ids: readonly ClothesId[]) => sql<ClothesId>`any(${sql.val([...ids])}::uuid[])`

export const ownPieces = (db: Db, ownerId: UserId, ids: readonly ClothesId[]): Promise<Piece[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : pieces(db)
        .modifyFront(keepPlan)
        .where('clothes.id', '=', anyOf(ids))
        .where('clothes.ownerId', '=', ownerId)
        .execute()

/** Returns the number of pieces from the stored counts. */
export async function countOf(db: Db, ownerId: UserId, type: ClothesType | undefined): Promise<number> {
  const { count } = await db
    .selectFrom('clothesCounts')
    .innerJoin('users', 'users.id', 'clothesCounts.ownerId')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('count'), sql<number>`0`).as('count'))
    .where('users.deletedAt', 'is', null)
    .where('ownerId', '=', ownerId)
    .$if(type !== undefined, (query) => query.where('clothesCounts.type', '=', type ?? 'ETC'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Subquery for a closet as a list of `id:revision`, oldest first. It is one text, because hundreds of rows would cost
 * more than everything else in a recommendation.
 */
export const revisionsOf = (ownerId: UserId) => sql<string | null>`(
  select string_agg(id || ':' || revision, ' ' order by created_at, id) from clothes where owner_id = ${ownerId})`

export const wardrobeRows = (db: Db, ownerId: UserId, ids: readonly ClothesId[]) =>
  db
    .selectFrom('clothes')
    .leftJoin('images', 'images.id', 'clothes.imageId')
    .leftJoin('clothesCorrections', 'clothesCorrections.clothesId', 'clothes.id')
    .where('clothes.ownerId', '=', ownerId)
    .where('clothes.id', '=', anyOf(ids))
    .select(['clothes.id', 'clothes.revision', 'clothes.name', 'clothes.type'])
    .select(['clothesCorrections.kind', 'clothesCorrections.condition'])
    .select(['images.colorL', 'images.colorC', 'images.colorH'])
    .select(
      sql<Record<DefinitionId, string> | null>`(
        select json_object_agg(chosen.definition_id, chosen.value)
        from clothes_attributes chosen where chosen.clothes_id = clothes.id)`.as('values'),
    )
    .execute()

/** Finds the owner of a piece that the viewer may see. */
export const findOwner = (db: Db, viewer: UserId, id: ClothesId) =>
  db
    .selectFrom('clothes')
    .select('ownerId')
    .where('id', '=', id)
    .where(maySeePiece(viewer, { type: sql.ref('clothes.type'), ownerId: sql.ref('clothes.ownerId') }))
    .executeTakeFirst()

export const lockOwn = (tx: Db, ownerId: UserId, id: ClothesId) =>
  tx
    .selectFrom('clothes')
    .select('type')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()

export const insertClothes = (tx: Db, rows: New<'clothes'>[]) => tx.insertInto('clothes').values(rows).execute()

export const insertAttributes = async (tx: Db, rows: Row<'clothesAttributes'>[]) => {
  if (rows.length > 0) await tx.insertInto('clothesAttributes').values(rows).execute()
}

export const deleteAttributes = (tx: Db, clothesId: ClothesId) =>
  tx.deleteFrom('clothesAttributes').where('clothesId', '=', clothesId).execute()

/** A change of a piece; without `imageId` the piece keeps its picture. */
export type PieceChange = { name: string; type: ClothesType } & Pick<
  New<'clothes'>,
  'imageId' | 'originalId' | 'cutMask' | 'brand' | 'size' | 'memo'
>
/** Updates a piece and makes a new revision, so that facts derived from the old one do not count. */
export const updateClothes = (tx: Db, id: ClothesId, change: PieceChange) =>
  tx
    .updateTable('clothes')
    .set((row) => ({ ...change, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Replaces a piece's picture and makes a new revision, as another cut may have another color. */
export const updatePicture = (
  tx: Db,
  id: ClothesId,
  picture: Pick<New<'clothes'>, 'imageId' | 'originalId' | 'cutMask'>,
) =>
  tx
    .updateTable('clothes')
    .set((row) => ({ ...picture, revision: row('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Finds the photo that a piece's picture is cut from. Undefined when the owner has no such piece. */
export const findPhoto = (db: Db, ownerId: UserId, id: ClothesId) =>
  db
    .selectFrom('clothes')
    .select(({ fn }) => fn.coalesce('originalId', 'imageId').as('photoId'))
    .select('cutMask')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()

/** Deletes a piece; returns undefined when the owner has no such piece. */
export const deleteOwn = (tx: Db, ownerId: UserId, id: ClothesId) =>
  tx.deleteFrom('clothes').where('id', '=', id).where('ownerId', '=', ownerId).returning('type').executeTakeFirst()

export async function moveCounts(tx: Db, ownerId: UserId, changes: ReadonlyMap<ClothesType, number>): Promise<void> {
  if (changes.size === 0) return
  const rows = [...changes.keys()].toSorted().map((type) => ({ ownerId, type, count: 0 }))
  // Locks existing rows in order without changing them: concurrent calls wait for the first row and do not deadlock.
  // The update alone would lock in the order of its plan.
  await tx
    .insertInto('clothesCounts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['ownerId', 'type']).doUpdateSet({ count: 0 }).where(sql<boolean>`false`),
    )
    .execute()
  const moved = [...changes].map(([type, change]) => sql`(${type}::text, ${change}::integer)`)
  await sql`
    update clothes_counts set count = clothes_counts.count + moved.change
    from (values ${sql.join(moved)}) as moved (type, change)
    where clothes_counts.owner_id = ${ownerId} and clothes_counts.type = moved.type`.execute(tx)
}

export async function forgetClosetOf(tx: Db, ownerId: UserId): Promise<void> {
  await tx.deleteFrom('closetChanges').where('ownerId', '=', ownerId).execute()
  await tx.deleteFrom('clothes').where('ownerId', '=', ownerId).execute()
  await tx.deleteFrom('clothesCounts').where('ownerId', '=', ownerId).execute()
}

export const updatePurchase = (
  tx: Db,
  id: ClothesId,
  purchase: { price: number | null; currency: string | null; purchasedOn: string | null },
) => tx.updateTable('clothes').set(purchase).where('id', '=', id).execute()

export const notesOf = (db: Db, id: ClothesId) =>
  db.selectFrom('clothes').select(['brand', 'size', 'memo']).where('id', '=', id).executeTakeFirstOrThrow()

/** `price` is in hundredths of the currency's unit. */
export const findPurchase = (db: Db, ownerId: UserId, id: ClothesId) =>
  db
    .selectFrom('clothes')
    .select(['price', 'currency', 'purchasedOn'])
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
