import {
  type Clothes,
  type ClothesId,
  type Look,
  type LookId,
  type LookPage,
  looks,
  type Occasion,
  pageSizes,
} from '@otday/contract'
import { savedOutfitOf, sceneOf, wornItemOf } from './diary-fixtures.ts'
import { type MemoryServer, Refusal } from './memory-server.ts'
import { pageOf } from './usual.ts'

interface Asked {
  clothesIds?: readonly ClothesId[] | undefined
  occasion?: Occasion | undefined
  cursor?: string | undefined
}

const isOf = (items: Look['items'], ids: readonly ClothesId[]) =>
  items.length === ids.length && items.every(({ clothesId }) => ids.includes(clothesId))

/**
 * Returns a page of the looks (saved outfits) for an occasion, of exactly these pieces, or of all, in the order given;
 * each page but the last is full.
 */
export function lookbookPage(all: readonly Look[], { occasion, clothesIds, cursor = '0' }: Asked = {}): LookPage {
  const fitting = all.filter(
    ({ occasions, items }) => (!occasion || occasions.includes(occasion)) && (!clothesIds || isOf(items, clothesIds)),
  )
  const end = Number(cursor) + pageSizes.default
  const hasNext = end < fitting.length
  return {
    ...pageOf(fitting.slice(Number(cursor), end), { totalCount: fitting.length, hasNext }),
    nextCursor: hasNext ? String(end) : null,
    suitingCount: fitting.filter(({ suits }) => suits).length,
  }
}

/** Serves looks, newest first, that can be saved, changed and deleted; change `looks` to act as another device. */
export function serveLookbook(server: MemoryServer, closet: readonly Clothes[], first: readonly Look[] = []) {
  const book = { looks: [...first] }
  const find = (lookId: LookId) => book.looks.find(({ id }) => id === lookId)
  server.answer(looks.list, ({ query }) => lookbookPage(book.looks, query))
  server.answer(looks.get, ({ params: { lookId } }) => {
    const look = find(lookId)
    if (!look) throw new Refusal('LookNotFound')
    return { ...look, range: { coldest: 3, warmest: 14 }, days: [] }
  })
  server.answer(looks.save, ({ params: { lookId }, body: { clothesIds, revision, ...words } }) => {
    const before = find(lookId)
    const items = clothesIds.flatMap((id) => {
      const kept = before?.items.find(({ clothesId }) => clothesId === id)
      const piece = closet.find((one) => one.id === id)
      return kept ?? (piece ? [wornItemOf(piece)] : [])
    })
    const look = { ...(before ?? savedOutfitOf('', [])), ...words, id: lookId, items, revision: revision + 1 }
    book.looks = [{ ...look, scene: sceneOf(items) }, ...book.looks.filter(({ id }) => id !== lookId)]
    return look
  })
  server.answer(looks.delete, ({ params: { lookId } }) => {
    book.looks = book.looks.filter(({ id }) => id !== lookId)
    return undefined
  })
  return book
}
