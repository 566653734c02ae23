import { clothesTypeLabels, countedClothes, ClothesType, seasonLabels, type Statistics } from '@otday/contract'
import { percentOf } from '../numbers.ts'
import { PlainTable, StatisticsCard } from './StatisticsCard.tsx'
import styles from './SeasonCard.module.css'
import shared from './statistics.module.css'

/** Size and width of the ring, in pixels. */
const ring = { size: 148, width: 14 }
const radius = (ring.size - ring.width) / 2
const around = 2 * Math.PI * radius

/** Shows how many of the pieces for the season were worn in it. */
export function SeasonCard({ statistics: { season, types } }: { statistics: Statistics }) {
  const { name, used, usable, byType } = season
  const percent = percentOf(used, usable)
  const label = seasonLabels[name]
  const inOrder = ClothesType.options.flatMap((type) => byType.find((one) => one.type === type) ?? [])
  const daysOf = (type: ClothesType) => types.find((one) => one.type === type)?.days ?? 0
  return (
    <StatisticsCard
      title={`${label} 옷, 얼마나 입었나요?`}
      span={6}
      table={
        <PlainTable
          label="종류별로 입은 옷"
          heads={['종류', `${label}에 입은 옷`, `${label} 옷`, '입은 날']}
          rows={ClothesType.options
            .filter((type) => daysOf(type) > 0 || byType.some((one) => one.type === type))
            .map((type) => {
              const share = byType.find((one) => one.type === type)
              return [clothesTypeLabels[type], share?.used ?? 0, share?.usable ?? 0, `${daysOf(type)}일`]
            })}
        />
      }
      note={
        usable === 0 ? (
          `${label}에 입는 옷이 아직 없어요.`
        ) : (
          <>
            <span>{`${label}에 입는 ${usable}개 중 ${used}개를 입었어요.`}</span>
            {used < usable && (
              <>
                {' '}
                <span>아직 안 입은 옷은</span> <b>{`${usable - used}개`}</b>
                <span>예요.</span>
              </>
            )}
          </>
        )
      }
    >
      <div className={styles.season}>
        <figure className={styles.ring} aria-label={`계절 활용률 ${percent}%`}>
          <svg width={ring.size} height={ring.size} viewBox={`0 0 ${ring.size} ${ring.size}`} aria-hidden="true">
            <circle cx={ring.size / 2} cy={ring.size / 2} r={radius} strokeWidth={ring.width} />
            {percent > 0 && (
              <circle
                className={styles.done}
                cx={ring.size / 2}
                cy={ring.size / 2}
                r={radius}
                strokeWidth={ring.width}
                strokeDasharray={`${(around * percent) / 100} ${around}`}
                transform={`rotate(-90 ${ring.size / 2} ${ring.size / 2})`}
              />
            )}
          </svg>
          <div aria-hidden="true">
            <strong className="num">
              <span>{percent}</span>
              <small>%</small>
            </strong>
            <span>계절 활용률</span>
          </div>
        </figure>
        <ul className={styles.types} aria-label="종류별">
          {inOrder.map((share) => (
            <li key={share.type}>
              <span className="ell">{clothesTypeLabels[share.type]}</span>
              <Bar percent={percentOf(share.used, share.usable)} />
              <em className="num">
                <span aria-hidden="true">{`${share.used}/${share.usable}`}</span>
                <span className="sr">{`${countedClothes(share.usable, [share.type])} 중 ${countedClothes(share.used, [share.type])}`}</span>
              </em>
            </li>
          ))}
        </ul>
      </div>
    </StatisticsCard>
  )
}

export const Bar = ({ percent, color }: { percent: number; color?: string }) => (
  <span className={shared.bar} aria-hidden="true">
    <i style={{ width: `${percent}%`, ...(color && { '--g': color }) }} data-own={color ? '' : undefined} />
  </span>
)
