import { type ClothesId, type ClothesType, clothesTypeLabels, outfitLimit } from '@otday/contract'
import { withParticle } from '@otday/common/particles'

export interface Chosen {
  clothesId: ClothesId
  name: string
  type: ClothesType
}

/** Maximum number of pieces of a type in one outfit; 1 for other types. */
const most: Partial<Record<ClothesType, number>> = { TOP: 2, OUTER: 2, ACCESSORY: 2, UNDERWEAR: 4, ETC: 4 }

export interface Change<Piece extends Chosen> {
  pieces: readonly Piece[]
  /** Description of what happened, for screen readers. */
  text: string
}

/** Adds a piece: if its type is full, the first piece of that type is taken off; a dress replaces tops. */
export function placed<Piece extends Chosen>(pieces: readonly Piece[], piece: Piece): Change<Piece> {
  const same = pieces.filter(({ type }) => type === piece.type)
  const leaving = new Set<Piece>(same.slice(0, Math.max(0, same.length + 1 - (most[piece.type] ?? 1))))
  if (piece.type === 'DRESS') for (const one of pieces) if (one.type === 'TOP') leaving.add(one)
  const stays = pieces.filter((one) => !leaving.has(one))
  if (stays.length >= outfitLimit) return { pieces, text: `한 번에 ${outfitLimit}가지까지 고를 수 있어요.` }
  const label = clothesTypeLabels[piece.type]
  const displaced = [...leaving].find(({ type }) => type !== piece.type)
  const text = displaced
    ? `${withParticle(label, '을/를')} 놓아서 ${withParticle(clothesTypeLabels[displaced.type], '을/를')} 뺐어요.`
    : `${withParticle(piece.name, '을/를')} 놓았어요.`
  return { pieces: [...stays, piece], text }
}

export const removed = <Piece extends Chosen>(pieces: readonly Piece[], id: ClothesId): Change<Piece> => ({
  pieces: pieces.filter(({ clothesId }) => clothesId !== id),
  text: `${withParticle(pieces.find(({ clothesId }) => clothesId === id)?.name ?? '옷', '을/를')} 뺐어요.`,
})

/** Parses the ids of pieces in a URL parameter; `1` stands for none. */
export const idsIn = (value: string): ClothesId[] => (value === '1' ? [] : (value.split(',') as ClothesId[]))
export const addressOf = (ids: readonly ClothesId[]): string => ids.join(',') || '1'

/** Returns a text that names the first of top, bottom and shoes that is not chosen yet; null if none is missing. */
export function openSlotText(pieces: readonly Pick<Chosen, 'type'>[]): string | null {
  const has = (...types: readonly ClothesType[]) => pieces.some(({ type }) => types.includes(type))
  if (pieces.length === 0) return '옷을 하나 골라 주세요.'
  if (!has('TOP', 'DRESS')) return '상의를 아직 안 골랐어요.'
  if (!has('BOTTOM', 'DRESS')) return '하의를 아직 안 골랐어요.'
  return has('SHOES') ? null : '신발을 아직 안 골랐어요.'
}
