import { type ClosetChangeId, type CommonGarment, commonGarments } from '@otday/contract'
import { inTransaction } from '#platform/db/index.ts'
import { requireFound } from '#platform/errors.ts'
import type { Writer } from '#platform/writer.ts'
import { type Definition, lockedCatalogue } from '../attributes/index.ts'
import { addClothes, type NewPiece, type WritingDeps } from './add-clothes.ts'
import { changeOnce, piecesInOrder } from './change-once.ts'
import { readCloset } from './closet-file.ts'
import type { Piece } from './queries.ts'

export interface Start {
  changeId: ClosetChangeId
  garments: readonly { key: string; color: string }[]
}

/**
 * Adds the chosen common garments, the first as the newest. They have no stored pictures: the client draws each by
 * type, name and color, so the drawing follows changes.
 * @throws InvalidInput, Conflict, TooManyClothes, SessionEnded
 */
export const startCloset = ({ db, clock }: WritingDeps, by: Writer, { changeId, garments }: Start): Promise<Piece[]> =>
  inTransaction(db, async (tx) => {
    await by.lock(tx)
    const { id: ownerId } = by
    const { clothesIds } = await changeOnce(tx, { kind: 'START', ownerId, changeId, at: clock.now() }, async () => {
      const catalogue = [...(await lockedCatalogue(tx)).values()]
      const pieces = garments.map(({ key, color }) => pieceOf(requireGarment(key), color, catalogue))
      const ids = await addClothes(tx, clock, ownerId, pieces.toReversed())
      return { kind: 'START', clothesIds: ids.toReversed() }
    })
    return piecesInOrder(tx, ownerId, clothesIds)
  })

const requireGarment = (key: string): CommonGarment =>
  requireFound(
    commonGarments.find((one) => one.key === key),
    'InvalidInput',
    { garments: key },
  )

const colorName = '색상'

/** Makes a piece with the attributes that the catalogue offers; a color that it does not offer goes into the name. */
function pieceOf({ name, type, attributes }: CommonGarment, color: string, catalogue: Definition[]): NewPiece {
  const said = Object.entries({ ...attributes, [colorName]: color })
  const given = said.map(([definitionName, value]) => ({ definitionName, value }))
  const { pieces, skipped } = readCloset([{ name, type, attributes: given }], catalogue)
  const isUncoloured = skipped.includes(`${name}: ${colorName} ${color}`)
  return { name, type, attributes: [], ...pieces[0], ...(isUncoloured && { name: `${color} ${name}` }) }
}
