import { withParticle } from '@otday/common/particles'
import {
  type Clothes,
  type ClothesId,
  type ClothesType,
  clothesTypeLabels,
  outfitLimit,
  type UserDto,
} from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { ClothesPicture, countedOf, typeOptions } from '../../clothes/index.ts'
import { closetQuery } from '../whole-closet.ts'
import { matching } from './fixed-outfits.ts'
import styles from './FixedOutfitsSetting.module.css'

/** Pieces listed at most; more are found by type and name. */
const listed = 60
const types = [{ value: '', label: '모든 종류' }, ...typeOptions] as const

interface ClothesPickerProps {
  user: UserDto
  /** Pieces that were chosen before, listed at the top. */
  first: readonly ClothesId[]
  chosen: readonly ClothesId[]
  /** Type that is shown first. */
  type?: ClothesType
  onToggle: (id: ClothesId) => void
}

/** The whole closet by type and name. */
export function ClothesPicker({ user, first, chosen, type: only, onToggle }: ClothesPickerProps) {
  const { data: closet, isError, isFetching, refetch } = useQuery(closetQuery(user.id))
  const [type, setType] = useState<ClothesType | ''>(only ?? '')
  const [word, setWord] = useState('')
  const sorted = useMemo(
    () => closet?.toSorted((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id))),
    [closet, first],
  )
  if (!sorted) {
    if (!isError) return <Skeleton height={320} radius={12} />
    return <ErrorState level={3} title="옷장을 불러오지 못했어요" busy={isFetching} onRetry={() => void refetch()} />
  }
  const found = matching(sorted, { type: type || null, word })
  return (
    <>
      <div className={styles.search}>
        <SearchBox label="옷 이름으로 찾기" placeholder="옷 이름으로 찾기" value={word} onChange={setWord} />
        <Select label="종류" value={type} options={types} active={type !== ''} onChange={setType} />
      </div>
      {found.length === 0 && (
        <EmptyState
          level={3}
          title={sorted.length === 0 ? '옷장이 비어 있어요' : '찾는 옷이 없어요'}
          text={sorted.length === 0 ? '옷장에 옷을 먼저 등록해 주세요.' : '다른 이름이나 종류로 찾아보세요.'}
        />
      )}
      <ul className={styles.closet} aria-label="내 옷">
        {found.slice(0, listed).map((piece) => (
          <Piece
            key={piece.id}
            piece={piece}
            checked={chosen.includes(piece.id)}
            full={chosen.length >= outfitLimit}
            onToggle={onToggle}
          />
        ))}
      </ul>
      {found.length > listed && (
        <p
          className={styles.more}
        >{`${withParticle(countedOf(found.slice(listed)), '이/가')} 더 있어요. 이름으로 찾아보세요.`}</p>
      )}
    </>
  )
}

interface PieceProps {
  piece: Clothes
  checked: boolean
  /** Whether no more pieces can be chosen. */
  full: boolean
  onToggle: (id: ClothesId) => void
}

function Piece({ piece, checked, full, onToggle }: PieceProps) {
  return (
    <li>
      <Checkbox checked={checked} disabled={full && !checked} onChange={() => onToggle(piece.id)}>
        <span className={styles.piece}>
          <span className={styles.picture}>
            <ClothesPicture item={piece} sizes="44px" />
          </span>
          <span className={styles.words}>
            {piece.name}
            <small>{clothesTypeLabels[piece.type]}</small>
          </span>
        </span>
      </Checkbox>
    </li>
  )
}
