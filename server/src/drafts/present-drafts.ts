import type { ClothesAttribute, DefinitionId, PhotoDraft, UserId } from '@otday/contract'
import type { Urls } from '#platform/http/urls.ts'
import type { Db } from '#platform/db/index.ts'
import { AppError } from '#platform/errors.ts'
import { type Definition, allDefinitions } from '../attributes/index.ts'
import { appearanceOf } from '../clothes/index.ts'
import { picturesOf } from '../files/index.ts'
import { findDuplicates } from './find-duplicates.ts'
import type { Draft } from './queries.ts'

export interface ShowingDeps {
  db: Db
  urls: Urls
}

/** Presents drafts, without those whose photo is gone. */
export async function presentDrafts(deps: ShowingDeps, ownerId: UserId, rows: readonly Draft[]): Promise<PhotoDraft[]> {
  const ids = rows.flatMap(({ originalId, cutOutId }) => [originalId, cutOutId]).filter((id) => id !== null)
  const pictures = await picturesOf(deps.db, ids)
  const definitions = await allDefinitions(deps.db)
  const compared = rows.map((row) => {
    const { lookHash = null, contentHash = null } = (row.originalId && pictures.get(row.originalId)) || {}
    return { ...row, lookHash, contentHash }
  })
  const duplicates = await findDuplicates(deps, ownerId, { compared, catalogue: definitions.values() })
  const shown = (id: Draft['originalId']) => {
    const picture = id && pictures.get(id)?.picture
    const imageUrl = deps.urls.signedImage(ownerId, id)
    return picture && imageUrl ? { imageUrl, picture } : null
  }
  return rows.flatMap((row) => {
    const original = shown(row.originalId)
    const cutOut = shown(row.cutOutId)
    const { id, createdAt, name, type } = row
    const attributes = stillOffered(row.attributes, definitions)
    const duplicateOf = duplicates.get(id) ?? null
    const isCutOut = row.isCutOut && cutOut !== null
    if (!original) return []
    const { picture } = isCutOut ? cutOut : original
    const appearance = appearanceOf({ name, type: type ?? 'ETC', attributes, picture })
    return [{ id, createdAt, name, type, appearance, attributes, original, cutOut, isCutOut, duplicateOf }]
  })
}

/** @throws DraftNotFound when the draft's photo is gone */
export async function presentDraft(deps: ShowingDeps, row: Draft): Promise<PhotoDraft> {
  const [draft] = await presentDrafts(deps, row.ownerId, [row])
  if (!draft) throw new AppError('DraftNotFound', { draftId: row.id })
  return draft
}

/** Returns the chosen attributes, without values that the catalogue no longer offers. */
export const stillOffered = (
  chosen: Draft['attributes'],
  definitions: ReadonlyMap<DefinitionId, Definition>,
): ClothesAttribute[] =>
  chosen.flatMap(({ definitionId, value }) => {
    const definition = definitions.get(definitionId)
    if (!definition?.selectableValues.includes(value)) return []
    return [{ definitionId, definitionName: definition.name, selectableValues: definition.selectableValues, value }]
  })
