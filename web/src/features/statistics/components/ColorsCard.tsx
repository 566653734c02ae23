import { colorFamilyLabels, type Statistics } from '@otday/contract'
import { useMemo } from 'react'
import { colorShares } from '../color-groups.ts'
import { placeDots, wheelSize } from '../color-wheel.ts'
import { percentOf } from '../numbers.ts'
import { PlainTable, StatisticsCard } from './StatisticsCard.tsx'
import styles from './ColorsCard.module.css'

/**
 * Shows the colors of the closet as dots placed by hue and chroma; the more often a color is worn, the larger its dot.
 */
export function ColorsCard({ statistics: { dots, colors, pieces } }: { statistics: Statistics }) {
  const placed = useMemo(() => placeDots(dots), [dots])
  const shares = colorShares(colors)
  const known = shares.reduce((sum, share) => sum + share.pieces, 0)
  const words = shares.map(({ label, pieces: some }) => `${label} ${percentOf(some, known)}%`)
  return (
    <StatisticsCard
      title="옷장의 색"
      span={6}
      table={
        <PlainTable
          label="색별로 있는 옷과 입은 횟수"
          heads={['색', '옷', '입은 횟수']}
          rows={colors.map(({ family, pieces: some, days }) => [colorFamilyLabels[family], `${some}개`, `${days}번`])}
        />
      }
      note={<Note known={known} owned={pieces.owned} drawn={dots.length} />}
    >
      <div className={styles.colors}>
        <figure className={styles.wheel} aria-label={`옷장 색 지도. ${words.join(', ') || '아직 비어 있어요'}`}>
          <svg viewBox={`0 0 ${wheelSize} ${wheelSize}`} aria-hidden="true">
            <circle className={styles.grid} cx={wheelSize / 2} cy={wheelSize / 2} r="34" />
            <circle className={styles.grid} cx={wheelSize / 2} cy={wheelSize / 2} r="70" />
            {placed.map(({ color, x, y, radius }, at) => (
              <circle key={at} className={styles.dot} cx={x} cy={y} r={radius} fill={color} />
            ))}
          </svg>
        </figure>
        <ul className={styles.shares} aria-label="색의 몫">
          {shares.map(({ label, color, pieces: some }) => (
            <li key={label}>
              <i style={{ background: color }} aria-hidden="true" />
              <span>{label}</span>
              <b className="num">{`${percentOf(some, known)}%`}</b>
            </li>
          ))}
        </ul>
      </div>
    </StatisticsCard>
  )
}

interface NoteProps {
  known: number
  owned: number
  drawn: number
}

function Note({ known, owned, drawn }: NoteProps) {
  if (known === 0) return <span>색을 아는 옷이 생기면 여기에 모여요.</span>
  const whose = known < owned ? `옷 ${owned}개 중 색을 아는 ${known}개예요.` : `옷 ${owned}개의 색이에요.`
  const shown = drawn < known ? `자주 입은 ${drawn}개를 그렸어요.` : '원이 클수록 자주 입은 옷이에요.'
  return <span>{`${whose} ${shown} 가운데는 무채색이에요.`}</span>
}
