import { type ClothesId, clothesTypeLabels, type WornItem } from '@otday/contract'
import { Icon } from '../../../art/Icon.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ClothesPicture } from '../../clothes/index.ts'
import styles from './LookPieces.module.css'

interface LookPiecesProps {
  items: readonly WornItem[]
  onChange: (id: ClothesId) => void
}

/** Lists the pieces of a look; one that was deleted from the closet is a gap with its name. */
export function LookPieces({ items, onChange }: LookPiecesProps) {
  return (
    <ul className={styles.pieces} aria-label="옷">
      {items.map((item) => (
        <li key={item.clothesId} aria-label={item.name}>
          <span className={styles.tile}>
            {item.isGone ? (
              <span className={styles.gap}>
                <Icon name="plus" size={18} />
              </span>
            ) : (
              <ClothesPicture item={item} sizes="48px" />
            )}
          </span>
          <div className={styles.words}>
            <small>
              {`${clothesTypeLabels[item.type]}${item.away ? ` · ${item.away === 'WASH' ? '세탁 중' : '보관 중'}` : ''}`}
            </small>
            <b className="ell">{item.isGone ? `지운 옷: ${item.name}` : item.name}</b>
          </div>
          <Button variant={item.isGone ? 'soft' : 'ghost'} size="s" onClick={() => onChange(item.clothesId)}>
            {item.isGone ? '채우기' : '바꾸기'}
          </Button>
        </li>
      ))}
    </ul>
  )
}
