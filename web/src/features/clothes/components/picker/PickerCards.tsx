import type { ClothesId, OutfitItem } from '@otday/contract'
import { CardSkeleton } from '../../../../ui/CardSkeleton.tsx'
import { ClothesPicture } from '../ClothesPicture.tsx'
import styles from './PickerCards.module.css'

export interface Note {
  text: string
  /** Screen readers read this after the name; they never read `text`. */
  spoken?: string
}

interface PickerCardsProps {
  pieces: readonly OutfitItem[]
  chosen: readonly ClothesId[]
  onToggle: (piece: OutfitItem) => void
  noteOf: ((piece: OutfitItem, isChosen: boolean) => Note) | undefined
}

export const PickerCards = ({ pieces, chosen, onToggle, noteOf }: PickerCardsProps) => (
  <ul className={styles.cards} aria-label="옷장">
    {pieces.map((piece) => {
      const isChosen = chosen.includes(piece.clothesId)
      const note = noteOf?.(piece, isChosen)
      return (
        <li key={piece.clothesId}>
          <Card piece={piece} isChosen={isChosen} note={note} onPress={() => onToggle(piece)} />
        </li>
      )
    })}
  </ul>
)

export const LoadingCards = () => (
  <div className={styles.cards}>
    <output className="sr">옷장을 불러오는 중...</output>
    {Array.from({ length: 8 }, (_, index) => (
      <CardSkeleton key={index} className={styles.card} ratio="1" radius={12} />
    ))}
  </div>
)

interface CardProps {
  piece: OutfitItem
  isChosen: boolean
  note: Note | undefined
  onPress: () => void
}

function Card({ piece, isChosen, note, onPress }: CardProps) {
  return (
    <button type="button" className={styles.card} aria-pressed={isChosen} onClick={onPress}>
      <ClothesPicture item={piece} sizes="(max-width: 767px) 30vw, 150px" />
      <b className={`${styles.name} ell`}>
        <span>{piece.name}</span>
        {note?.spoken && <span className="sr">{`, ${note.spoken}`}</span>}
      </b>
      {note && (
        <span className={`${styles.note} ell`} aria-hidden="true">
          {note.text}
        </span>
      )}
    </button>
  )
}
