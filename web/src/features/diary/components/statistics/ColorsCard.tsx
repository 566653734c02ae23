import { plainCloth } from '@otday/art/garment-tones'
import { colorFamilyLabels, type Statistics } from '@otday/contract'
import { useMemo } from 'react'
import { colorShares } from './color-groups.ts'
import { placeDots, wheelSize } from './color-wheel.ts'
import { percentOf } from './numbers.ts'
import { PlainTable, StatisticsCard } from './StatisticsCard.tsx'

/** Colors of what was worn: by hue and chroma, as large as often. */
export function ColorsCard({ statistics: { most, colors } }: { statistics: Statistics }) {
  const dots = useMemo(
    () => placeDots(most.map(({ item, days }) => ({ color: item.appearance.colors[0] ?? plainCloth, days }))),
    [most],
  )
  const shares = colorShares(colors)
  const total = shares.reduce((sum, { days }) => sum + days, 0)
  const words = shares.map(({ label, days }) => `${label} ${percentOf(days, total)}%`)
  return (
    <StatisticsCard
      title="옷장의 색"
      span={6}
      table={
        <PlainTable
          label="색별로 입은 날"
          heads={['색', '입은 날']}
          rows={colors.map(({ family, days }) => [colorFamilyLabels[family], `${days}일`])}
        />
      }
      note={total > 0 ? '원이 클수록 자주 입은 옷이에요. 가운데는 무채색이에요.' : '입은 옷을 적으면 색이 모여요.'}
    >
      <div className="st-colors">
        <figure className="st-wheel" aria-label={`옷장 색 지도. ${words.join(', ') || '아직 비어 있어요'}`}>
          <svg viewBox={`0 0 ${wheelSize} ${wheelSize}`} aria-hidden="true">
            <circle className="st-grid" cx={wheelSize / 2} cy={wheelSize / 2} r="34" />
            <circle className="st-grid" cx={wheelSize / 2} cy={wheelSize / 2} r="70" />
            {dots.map(({ color, x, y, radius }, at) => (
              <circle key={at} className="st-dot" cx={x} cy={y} r={radius} fill={color} />
            ))}
          </svg>
        </figure>
        <ul className="st-shares" aria-label="색의 몫">
          {shares.map(({ label, color, days }) => (
            <li key={label}>
              <i style={{ background: color }} aria-hidden="true" />
              <span>{label}</span>
              <b className="num">{`${percentOf(days, total)}%`}</b>
            </li>
          ))}
        </ul>
      </div>
    </StatisticsCard>
  )
}
