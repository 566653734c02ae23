import { clothesTypeLabels, countedClothes, ClothesType, seasonLabels, type Statistics } from '@otday/contract'
import { percentOf } from '../numbers.ts'
import { ShareRing } from './ShareRing.tsx'
import { PlainTable, StatisticsCard } from './StatisticsCard.tsx'

/** Shows how many of the pieces for the season were worn in it. */
export function SeasonCard({ statistics: { season, types } }: { statistics: Statistics }) {
  const { name, used, usable, byType } = season
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
          heads={['종류', `${label}에 입은 옷`, `${label} 옷`, '입은 횟수']}
          rows={ClothesType.options
            .filter((type) => daysOf(type) > 0 || byType.some((one) => one.type === type))
            .map((type) => {
              const share = byType.find((one) => one.type === type)
              return [clothesTypeLabels[type], share?.used ?? 0, share?.usable ?? 0, `${daysOf(type)}번`]
            })}
        />
      }
      note={
        usable === 0 ? (
          `${label}에 입는 옷이 아직 없어요.`
        ) : (
          <>
            <span>{`이번 ${label}에 입는 ${usable}개 중 ${used}개를 입었어요.`}</span>
            {used < usable && (
              <>
                {' '}
                <span>이 계절에 아직 안 입은 옷은</span> <b>{`${usable - used}개`}</b>
                <span>예요.</span>
              </>
            )}
          </>
        )
      }
    >
      <ShareRing
        label="계절 활용률"
        percent={percentOf(used, usable)}
        bars={inOrder.map((share) => ({
          label: clothesTypeLabels[share.type],
          percent: percentOf(share.used, share.usable),
          text: `${share.used}/${share.usable}`,
          spoken: `${countedClothes(share.usable, [share.type])} 중 ${countedClothes(share.used, [share.type])}`,
        }))}
      />
    </StatisticsCard>
  )
}
