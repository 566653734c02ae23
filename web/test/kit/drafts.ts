import { type ClothesType, clothes, DraftId, drafts, madeName, type PhotoDraft } from '@otday/contract'
import * as z from 'zod'
import { catalogue, pieceOf, pictured, valued } from './closet.ts'
import type { Closet } from './closet-server.ts'
import { type MemoryServer, Refusal } from './memory-server.ts'

const shown = { imageUrl: pictured.imageUrl, picture: pictured.picture }

let count = 0

/**
 * Returns an uploaded photo that waits for review, with a later time than those before; its background can be removed.
 */
export function draftOf(name: string, type: ClothesType | null, over: Partial<PhotoDraft> = {}): PhotoDraft {
  count++
  return {
    id: z.decode(DraftId, `0199c000-0000-7000-8000-${count.toString(16).padStart(12, '0')}`),
    createdAt: new Date(Date.UTC(2026, 4, 2, 0, 0, count)),
    name,
    type,
    appearance: { kind: 'folded', colors: [] },
    attributes: [],
    original: shown,
    cutOut: shown,
    isCutOut: true,
    duplicateOf: null,
    ...over,
  }
}

/**
 * Types that the test's server derives from the end of a photo's file name; of photos with other names, the type is
 * unknown.
 */
const guesses: Readonly<Record<string, ClothesType>> = { 니트: 'TOP', 가디건: 'TOP', 치마: 'BOTTOM' }

function guessOf(fileName: string): Pick<PhotoDraft, 'name' | 'type' | 'attributes'> {
  const name = fileName.replace(/\.\w+$/, '')
  const type = Object.entries(guesses).find(([word]) => name.endsWith(word))?.[1] ?? null
  if (type) return { name, type, attributes: [] }
  return { name: madeName('레드', null), type, attributes: [valued(catalogue.color, '레드')] }
}

/** The photos that wait for review, oldest first; a test changes them as another window would. */
interface Pile {
  drafts: PhotoDraft[]
  /** If set, uploads are answered only after this promise. */
  arrival?: Promise<void>
}

/**
 * Answers the calls for photos that wait for review. A piece in the closet with the same name counts as a duplicate.
 */
export function serveDrafts(server: MemoryServer, closet: Closet, waiting: readonly PhotoDraft[] = []): Pile {
  const pile: Pile = { drafts: [...waiting] }
  const discarded = new Map<string, PhotoDraft>()
  const withDuplicate = (draft: PhotoDraft): PhotoDraft => {
    const same = closet.pieces.find(({ name }) => name === draft.name)
    return { ...draft, duplicateOf: same ? { ...same, clothesId: same.id, isSamePicture: false } : null }
  }
  const take = (draftId: string): PhotoDraft => {
    const draft = pile.drafts.find(({ id }) => id === draftId)
    if (!draft) throw new Refusal('DraftClosed')
    pile.drafts = pile.drafts.filter(({ id }) => id !== draftId)
    return draft
  }
  const put = (draft: PhotoDraft): PhotoDraft => {
    pile.drafts = [...pile.drafts.filter(({ id }) => id !== draft.id), draft].toSorted(
      (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
    )
    return draft
  }
  server.answer(drafts.list, () => pile.drafts)
  server.answer(drafts.create, async ({ body: { draftId, fileName } }) => {
    await pile.arrival
    return put(withDuplicate({ ...draftOf('', null), ...guessOf(fileName), id: draftId }))
  })
  server.answer(drafts.update, ({ params: { draftId }, body: { name, type, isCutOut } }) => {
    const draft = pile.drafts.find(({ id }) => id === draftId)
    if (!draft) throw new Refusal('DraftNotFound')
    return put(withDuplicate({ ...draft, name, type, isCutOut }))
  })
  server.answer(drafts.confirm, ({ params: { draftId }, body: { name, type, acceptsDuplicate } }) => {
    if (!acceptsDuplicate && closet.pieces.some((piece) => piece.name === name)) throw new Refusal('LikelyDuplicate')
    take(draftId)
    const piece = pieceOf(name, type, pictured)
    closet.pieces.push(piece)
    return piece
  })
  server.answer(drafts.discard, ({ params: { draftId } }) => {
    discarded.set(draftId, take(draftId))
    return undefined
  })
  server.answer(drafts.restore, ({ params: { draftId } }) => {
    const draft = discarded.get(draftId)
    if (!draft) throw new Refusal('DraftNotFound')
    return put(draft)
  })
  return pile
}

/** Makes the form of a single piece report a duplicate, too. */
export function warnOfDuplicates(server: MemoryServer, closet: Closet): void {
  server.answer(clothes.create, ({ body: { name, type } }) => {
    const same = closet.pieces.find((piece) => piece.name === name)
    const piece = pieceOf(name, type, pictured)
    closet.pieces.push(piece)
    return { ...piece, ...(same && { duplicateOf: { ...same, clothesId: same.id, isSamePicture: false } }) }
  })
}
