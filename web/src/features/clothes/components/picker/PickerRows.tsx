import { type ClothesId, clothesTypeLabels, type OutfitItem, outfitLimit } from '@otday/contract'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { ClothesPicture } from '../ClothesPicture.tsx'
import styles from './PickerRows.module.css'

interface PickerRowsProps {
  pieces: readonly OutfitItem[]
  chosen: readonly ClothesId[]
  onToggle: (piece: OutfitItem) => void
}

export function PickerRows({ pieces, chosen, onToggle }: PickerRowsProps) {
  const isFull = chosen.length >= outfitLimit
  return (
    <ul className={styles.rows} aria-label="옷장">
      {pieces.map((piece) => {
        const isChosen = chosen.includes(piece.clothesId)
        return (
          <li key={piece.clothesId}>
            <Checkbox checked={isChosen} disabled={isFull && !isChosen} onChange={() => onToggle(piece)}>
              <Row piece={piece} />
            </Checkbox>
          </li>
        )
      })}
    </ul>
  )
}

export const LoadingRows = () => (
  <>
    <output className="sr">옷장을 불러오는 중...</output>
    <Skeleton height={320} radius={12} />
  </>
)

const Row = ({ piece }: { piece: OutfitItem }) => (
  <span className={styles.row}>
    <span className={styles.picture}>
      <ClothesPicture item={piece} sizes="44px" />
    </span>
    <span className={styles.words}>
      {piece.name}
      <small>{clothesTypeLabels[piece.type]}</small>
    </span>
  </span>
)
