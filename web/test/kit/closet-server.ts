import {
  attributes,
  type ClosetChangeId,
  type ClothesType,
  clothes,
  clothesDetails,
  closetChanges,
  type ColorFamily,
  commonGarments,
  drafts,
  laundry,
  linkImport,
  type Occasion,
  type PieceNotes,
  type Season,
  purchases,
  stylist,
  usualLaundryRules,
} from '@otday/contract'
import { catalogue, detailsOf, type HungPiece, noNotes, pictured, pieceOf, readingOf, valued } from './closet.ts'
import { type MemoryServer, Refusal } from './memory-server.ts'
import { pageOf } from './usual.ts'

interface Wanted {
  typeEqual?: ClothesType | undefined
  keywordLike?: string | undefined
  colorIn?: readonly ColorFamily[] | undefined
  seasonEqual?: Season | undefined
  occasionEqual?: Occasion | undefined
  definitionIdEqual?: string | undefined
  valueEqual?: string | undefined
  notWorn?: boolean | undefined
}

const fits = (piece: HungPiece, wanted: Wanted): boolean =>
  (!wanted.typeEqual || piece.type === wanted.typeEqual) &&
  piece.name.includes(wanted.keywordLike ?? '') &&
  (!wanted.colorIn || (piece.colorRead !== null && wanted.colorIn.includes(piece.colorRead))) &&
  (!wanted.seasonEqual || piece.seasonsRead.includes(wanted.seasonEqual)) &&
  (!wanted.occasionEqual || piece.occasionsRead.includes(wanted.occasionEqual)) &&
  (!wanted.definitionIdEqual ||
    piece.attributes.some(
      ({ definitionId, value }) =>
        definitionId === wanted.definitionIdEqual && (!wanted.valueEqual || value === wanted.valueEqual),
    )) &&
  !(wanted.notWorn && piece.isWorn)

type Given = readonly { definitionId: string; value: string }[]

const attributesOf = (given: Given) =>
  given.flatMap(({ definitionId, value }) =>
    Object.values(catalogue)
      .filter(({ id }) => id === definitionId)
      .map((definition) => valued(definition, value)),
  )

/** Returns a piece's notes after a change; fields that are undefined stay as they were. */
const notedIn = (
  before: PieceNotes,
  given: { [Note in keyof PieceNotes]?: string | null | undefined },
): PieceNotes => ({
  brand: given.brand === undefined ? before.brand : given.brand,
  size: given.size === undefined ? before.size : given.size,
  memo: given.memo === undefined ? before.memo : given.memo,
})

/** The pieces in a closet, oldest first; a test changes them as another window would. */
export interface Closet {
  pieces: HungPiece[]
}

/** Answers the calls of the closet page with pieces in memory, which the page's writes change. */
export function serveCloset(server: MemoryServer, hung: readonly HungPiece[] = []): Closet {
  const closet: Closet = { pieces: [...hung] }
  const requirePiece = (clothesId: string) => {
    const piece = closet.pieces.find(({ id }) => id === clothesId)
    if (!piece) throw new Refusal('ClothesNotFound')
    return piece
  }
  server.answer(clothes.list, ({ query }) => {
    const found = closet.pieces.filter((piece) => fits(piece, query))
    const inOrder = query.sortBy === 'name' ? found.toSorted((a, b) => (a.name < b.name ? -1 : 1)) : found
    const isUpwards = query.sortDirection === 'ASCENDING' || query.sortBy === 'name'
    const data = isUpwards ? inOrder : inOrder.toReversed()
    return pageOf(data.slice(0, query.limit), { totalCount: data.length })
  })
  server.answer(clothes.create, ({ body, image }) => {
    const piece = pieceOf(body.name, body.type, {
      attributes: attributesOf(body.attributes),
      notes: notedIn(noNotes, body.notes),
      ...(image && pictured),
    })
    closet.pieces.push(piece)
    return piece
  })
  server.answer(clothes.update, ({ params: { clothesId }, body }) => {
    const before = requirePiece(clothesId)
    const notes = notedIn(before.notes, body.notes)
    const piece = { ...before, ...body, notes, attributes: attributesOf(body.attributes) }
    closet.pieces = closet.pieces.map((each) => (each.id === clothesId ? piece : each))
    return piece
  })
  server.answer(clothes.delete, ({ params: { clothesId } }) => {
    requirePiece(clothesId)
    closet.pieces = closet.pieces.filter(({ id }) => id !== clothesId)
    return undefined
  })
  server.answer(clothesDetails.get, ({ params: { clothesId } }) => detailsOf(requirePiece(clothesId)))
  server.answer(stylist.read, ({ params: { clothesId } }) => readingOf(requirePiece(clothesId)))
  answerChanges(server, closet)
  answerAround(server)
  return closet
}

/**
 * Answers the other calls of the closet page: no type of garment is lacking, and no piece is in the wash, packed away
 * for the season or waiting for review.
 */
function answerAround(server: MemoryServer): void {
  server.answer(attributes.list, () => Object.values(catalogue))
  server.answer(drafts.list, () => [])
  server.answer(drafts.read, () => ({ type: null, attributes: [], mask: null, sameAs: null }))
  server.answer(stylist.gaps, () => ({ gaps: [] }))
  server.answer(purchases.get, () => ({ price: null, currency: null, purchasedOn: null }))
  server.answer(laundry.get, () => ({ washing: [], stored: [], due: [], rules: usualLaundryRules }))
  server.answer(clothes.appearance, () => ({ kind: 'folded' as const, colors: [] }))
  server.answer(linkImport.readName, () => ({ type: null, attributes: [] }))
}

/** Answers changes of many pieces: each applies to all or to none, and can be undone. */
function answerChanges(server: MemoryServer, closet: Closet): void {
  const before = new Map<ClosetChangeId, HungPiece[]>()
  const keep = (changeId: ClosetChangeId, clothesIds: readonly string[]): HungPiece[] => {
    const chosen = closet.pieces.filter(({ id }) => clothesIds.includes(id))
    if (chosen.length < clothesIds.length) throw new Refusal('ClothesNotFound')
    before.set(changeId, chosen)
    return chosen
  }
  /** Adds or replaces pieces and sorts all by their creation. */
  const put = (pieces: readonly HungPiece[]) => {
    const others = closet.pieces.filter(({ id }) => !pieces.some((piece) => piece.id === id))
    closet.pieces = [...others, ...pieces].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    return { clothes: [...pieces] }
  }
  server.answer(closetChanges.setAttribute, ({ body: { changeId, clothesIds, definitionId, value } }) => {
    const definition = Object.values(catalogue).find(({ id }) => id === definitionId)
    if (!definition) throw new Refusal('DefinitionNotFound')
    const set = value === null ? [] : [valued(definition, value)]
    const changed = keep(changeId, clothesIds).map((piece) => ({
      ...piece,
      attributes: [...piece.attributes.filter((attribute) => attribute.definitionId !== definitionId), ...set],
    }))
    return put(changed)
  })
  server.answer(closetChanges.delete, ({ body: { changeId, clothesIds } }) => {
    const gone = keep(changeId, clothesIds)
    closet.pieces = closet.pieces.filter((piece) => !gone.includes(piece))
    return undefined
  })
  server.answer(closetChanges.undo, ({ body: { changeId } }) => put(before.get(changeId) ?? []))
  server.answer(closetChanges.start, ({ body: { garments } }) =>
    put(
      garments.flatMap(({ key, color }) =>
        commonGarments
          .filter((garment) => garment.key === key)
          .map(({ name, type }) => pieceOf(name, type, { attributes: [valued(catalogue.color, color)] })),
      ),
    ),
  )
}
