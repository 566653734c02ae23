import type { DefinitionId, GivenDefinition } from '@otday/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction, type Publish, sqlState } from '#platform/db/index.ts'
import { AppError, requireFound } from '#platform/errors.ts'
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

/** Event, published in the transaction that saves or removes a definition. */
export type AttributeSaved = {
  type: 'attribute.saved'
  definitionId: DefinitionId
  change: 'added' | 'changed' | 'removed'
  at: Date
}

/** Effects of saved definitions on clothes; implemented by `clothes`, a higher layer. */
export interface Wearing {
  /**
   * Locks the clothes that have a value of the definition other than `kept`; waits for transactions that change them.
   * Called before the definition is locked.
   */
  lock(tx: Db, id: DefinitionId, kept: readonly string[]): Promise<void>
  takeOff(tx: Db, id: DefinitionId, kept: readonly string[]): Promise<void>
  /** Invalidates data derived from clothes that have a value of the definition. */
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
 * Clothes lose values that the definition no longer offers. A change without effect is not published.
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
  /** Null removes the definition. */
  given: GivenDefinition | null
}

/**
 * Locks clothes before the definition, as changes of clothes do, to avoid deadlocks. A new name of the definition also
 * invalidates data derived from the clothes that have the attribute, since the stylist reads the names of attributes.
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
    const old = requireFound(await lockDefinition(tx, id), 'DefinitionNotFound', { definitionId: id })
    await wearing.takeOff(tx, id, kept)
    if (given && old.name !== given.name) await wearing.touch(tx, id)
    return make(tx, old, at)
  })
