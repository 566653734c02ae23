import { fitText } from '@otday/common/felt-degrees'
import { withParticle } from '@otday/common/particles'
import { type Alternative, clothesTypeLabels, type Judgement, type OutfitItem } from '@otday/contract'

interface Exchanged {
  /** Label of the exchanged piece's type, such as 상의; null if a piece was only added. */
  label: string | null
  came: Pick<Alternative, 'item'>
  /** Pieces that the server added to the chosen one to complete the outfit. */
  added: readonly OutfitItem[]
  /** Whether the chosen piece is pinned, so that it stays in other outfits. */
  isPinned: boolean
}

/** Returns a function that describes the exchange; it needs the server's rating of the new outfit. */
export const exchangedText =
  ({ label, came, added, isPinned }: Exchanged) =>
  ({ fit }: Pick<Judgement, 'fit'>) =>
    [
      label === null
        ? `${withParticle(came.item.name, '을/를')} ${isPinned ? '더하고 고정했어요' : '더했어요'}.`
        : `${withParticle(label, '을/를')} ${withParticle(came.item.name, '으로/로')} ${isPinned ? '바꾸고 고정했어요' : '바꿨어요'}.`,
      ...(added.length > 0 ? [`${joined(added.map(({ type }) => clothesTypeLabels[type]))}도 골랐어요.`] : []),
      ...(fit ? [`${fitText(fit)}.`] : []),
    ].join(' ')

/** Joins labels: 상의와 하의. */
const joined = (labels: readonly string[]) =>
  labels.map((label, at) => (at < labels.length - 1 ? withParticle(label, '과/와') : label)).join(' ')
