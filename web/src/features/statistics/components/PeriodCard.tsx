import { clothesTypeLabels, ClothesType, type Statistics } from '@otday/contract'
import { percentOf } from '../numbers.ts'
import { ShareRing } from './ShareRing.tsx'
import { PlainTable, StatisticsCard } from './StatisticsCard.tsx'

/** Shows how many pieces of the closet were worn in a longer period than the season, and how often by type. */
export function PeriodCard({ statistics: { pieces, types }, when }: { statistics: Statistics; when: string }) {
  const { worn, owned } = pieces
  const inOrder = ClothesType.options.flatMap((type) => types.find((one) => one.type === type) ?? [])
  const most = Math.max(...types.map(({ days }) => days), 0)
  return (
    <StatisticsCard
      title="내 옷, 얼마나 입었나요?"
      span={6}
      table={
        <PlainTable
          label="종류별로 입은 횟수"
          heads={['종류', '입은 횟수']}
          rows={inOrder.map(({ type, days }) => [clothesTypeLabels[type], `${days}번`])}
        />
      }
      note={
        <>
          <span>{`${when} 옷 ${owned}개 중 ${worn}개를 입었어요.`}</span>
          {worn < owned && (
            <>
              {' '}
              <span>안 입은 옷은</span> <b>{`${owned - worn}개`}</b>
              <span>예요.</span>
            </>
          )}{' '}
          <span>막대는 종류마다 입은 횟수예요.</span>
        </>
      }
    >
      <ShareRing
        label="옷장 활용률"
        percent={percentOf(worn, owned)}
        bars={inOrder.map(({ type, days }) => ({
          label: clothesTypeLabels[type],
          percent: percentOf(days, most),
          text: `${days}번`,
        }))}
      />
    </StatisticsCard>
  )
}
