import type { DefinitionId, GivenDefinition } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Publish, sqlState } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import type { Writer } from '#platform/writer.ts'
import { recordAudit } from '../users/index.ts'
import {
  type Definition,
  deleteDefinition,
  findDefinition,
  lockDefinition,
  insertDefinition,
  updateDefinition,
} from './queries.ts'

/** Published in the same transaction. */
export type AttributeSaved = {
  type: 'attribute.saved'
  definitionId: DefinitionId
  change: 'added' | 'changed' | 'removed'
  at: Date
}

/** Operations on clothes that definitions need; implemented by `clothes`, a higher layer. */
export interface Wearing {
  /**
   * Locks clothes with other values than `kept`, waiting for changes of them. Called before the definition is locked.
   */
  lock(tx: Db, id: DefinitionId, kept: readonly string[]): Promise<void>
  takeOff(tx: Db, id: DefinitionId, kept: readonly string[]): Promise<void>
  /** Invalidates data that is derived from clothes with a value. */
  touch(tx: Db, id: DefinitionId): Promise<void>
}
export interface CatalogueDeps {
  db: Db
  clock: Clock
  wearing: Wearing
  publish: Publish<AttributeSaved>
}

/** @throws SessionEnded, AttributeNameTaken */
export const addDefinition = (
  { db, clock, publish }: CatalogueDeps,
  by: Writer,
  given: GivenDefinition,
): Promise<Definition> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    const at = clock.now()
    const added = await insertDefinition(tx, { id: newId<DefinitionId>(), createdAt: at, ...given })
    if (!added) throw new AppError('AttributeNameTaken', { name: given.name })
    await recordAudit(tx, { action: 'attribute.added', actorId: by.id, detail: added.name, createdAt: at })
    await publish(tx, { type: 'attribute.saved', definitionId: added.id, change: 'added', at })
    return added
  })

/**
 * Clothes lose removed values. A change without effect is not published.
 * @throws SessionEnded, DefinitionNotFound, AttributeNameTaken
 */
export const changeDefinition = (
  deps: CatalogueDeps,
  by: Writer,
  id: DefinitionId,
  given: GivenDefinition,
): Promise<Definition> =>
  touching(deps, by, { id, given }, async (tx, old, at) => {
    if (isSame(old, given)) return old
    const changed = await updateDefinition(tx, id, given).catch((error: unknown) => {
      throw sqlState(error) === '23505' ? new AppError('AttributeNameTaken', { name: given.name }) : error
    })
    await recordAudit(tx, { action: 'attribute.changed', actorId: by.id, detail: changed.name, createdAt: at })
    await deps.publish(tx, { type: 'attribute.saved', definitionId: id, change: 'changed', at })
    return changed
  })

/** @throws SessionEnded, DefinitionNotFound */
export const removeDefinition = (deps: CatalogueDeps, by: Writer, id: DefinitionId): Promise<void> =>
  touching(deps, by, { id, given: null }, async (tx, { name }, at) => {
    await deleteDefinition(tx, id)
    await recordAudit(tx, { action: 'attribute.deleted', actorId: by.id, detail: name, createdAt: at })
    await deps.publish(tx, { type: 'attribute.saved', definitionId: id, change: 'removed', at })
  })

const isSame = (old: GivenDefinition, given: GivenDefinition) =>
  old.name === given.name && JSON.stringify(old.selectableValues) === JSON.stringify(given.selectableValues)

interface Aim {
  id: DefinitionId
  /** Null removes it. */
  given: GivenDefinition | null
}

/**
 * Locks clothes before the definition, as changes of clothes do, to avoid deadlocks. Renaming counts as a change of the
 * pieces, since the stylist reads names.
 */
const touching = <T>(
  { db, clock, wearing }: CatalogueDeps,
  by: Writer,
  { id, given }: Aim,
  make: (tx: Db, old: Definition, at: Date) => Promise<T>,
): Promise<T> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    const at = clock.now()
    const kept = given?.selectableValues ?? []
    const isRenamed = (await findDefinition(tx, id))?.name !== given?.name
    await wearing.lock(tx, id, isRenamed ? [] : kept)
    const old = await lockDefinition(tx, id)
    if (!old) throw new AppError('DefinitionNotFound', { definitionId: id })
    await wearing.takeOff(tx, id, kept)
    if (given && old.name !== given.name) await wearing.touch(tx, id)
    return make(tx, old, at)
  })
