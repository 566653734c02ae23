import { plainCloth } from '@otday/art/garment-tones'
import type { PieceCount } from '@otday/contract'
import { useState } from 'react'
import { ClothesPicture } from '../../clothes/index.ts'
import { PieceLink } from '../../laundry/index.ts'
import { percentOf } from '../numbers.ts'
import { Bar } from './ShareRing.tsx'
import { StatisticsCard } from './StatisticsCard.tsx'
import styles from './statistics.module.css'

const shown = 5

interface WornCardProps {
  title: string
  pieces: readonly PieceCount[]
  /** Number of days that a full bar stands for. */
  most: number
  /** States which pieces were counted. */
  note?: string
}

export function WornCard({ title, pieces, most, note }: WornCardProps) {
  const [all, setAll] = useState(false)
  return (
    <StatisticsCard
      title={title}
      span={6}
      action={pieces.length > shown && <ShowAll isAll={all} onChange={setAll} />}
      note={pieces.length === 0 ? '옷을 더 적으면 여기에 모여요.' : note}
    >
      <ol className={styles.worn}>
        {pieces.slice(0, all ? pieces.length : shown).map(({ item, days }) => (
          <li key={item.clothesId}>
            <span className={styles.picture}>
              <ClothesPicture item={item} sizes="44px" />
            </span>
            <div className={styles.grow}>
              <div className={styles.row}>
                <PieceLink item={item} />
                <span className="num">{`${days}번`}</span>
              </div>
              <Bar percent={percentOf(days, most)} color={item.appearance.colors[0] ?? plainCloth} />
            </div>
          </li>
        ))}
      </ol>
    </StatisticsCard>
  )
}

/** Expands a shortened list, and shortens it again. */
export const ShowAll = ({ isAll, onChange }: { isAll: boolean; onChange: (isAll: boolean) => void }) => (
  <button type="button" className={styles.link} aria-expanded={isAll} onClick={() => onChange(!isAll)}>
    {isAll ? '줄이기' : '모두 보기'}
  </button>
)
