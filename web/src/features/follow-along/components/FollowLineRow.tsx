import { type ClothesType, clothesTypeLabels, type OutfitItem } from '@otday/contract'
import { Icon } from '../../../art/Icon.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ClothesPicture } from '../../clothes/index.ts'
import { type FollowLine, lineLabels } from '../follow-lines.ts'
import styles from './follow.module.css'

interface FollowLineRowProps {
  line: FollowLine
  /** Takes the id of a worn piece to exchange, or the type to add. */
  onExchange: (target: string) => void
  onDismiss: (slot: ClothesType) => void
}

const tones = { SAME: 'ok', MISSING: 'plain', LEFT_OUT: 'plain', TAKEN_OFF: 'plain' } as const
const toneOf = (how: FollowLine['how']) => (how in tones ? tones[how as keyof typeof tones] : 'accent')

export function FollowLineRow({ line, onExchange, onDismiss }: FollowLineRowProps) {
  const { slot, posted, piece, how, reason } = line
  const label = clothesTypeLabels[slot]
  const name = piece?.name ?? posted?.name ?? label
  return (
    <li aria-label={`${label}: ${name}`}>
      <span className={styles.slot}>{label}</span>
      <Tile item={posted} />
      <span className={styles.arrow}>
        <Icon name="chevron-right" size={16} />
      </span>
      {piece ? (
        <Tile item={piece} />
      ) : (
        <span className={`${styles.tile} ${styles.gap}`}>
          <Icon name="close" size={18} />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.name}>
          <b className={piece ? undefined : styles.missed}>{name}</b>
          <Badge tone={toneOf(how)}>{lineLabels[how]}</Badge>
        </p>
        <p>{reason}</p>
      </div>
      {how === 'MISSING' ? (
        <Button variant="ghost" size="s" aria-label={`${name} 빼기`} onClick={() => onDismiss(slot)}>
          빼기
        </Button>
      ) : (
        <Button
          variant="ghost"
          size="s"
          data-piece={piece?.clothesId}
          aria-label={`${name} ${piece ? '바꾸기' : '대신 더하기'}`}
          onClick={() => onExchange(piece?.clothesId ?? slot)}
        >
          {piece ? '바꾸기' : '더하기'}
        </Button>
      )}
    </li>
  )
}

const Tile = ({ item }: { item: OutfitItem | null }) => (
  <span className={styles.tile}>{item && <ClothesPicture item={item} sizes="44px" />}</span>
)
