import { seasonLabels, StatisticsPeriod, type Statistics } from '@otday/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Garment } from '../../../art/Garment.tsx'
import { messageOf } from '../../../platform/api/api-error.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { paramsOf, searchWith } from '../../../platform/navigation/search-params.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Segmented } from '../../../ui/RadioRow.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { monthDay } from '../../../platform/time/calendar-days.ts'
import { useReadOnReturn } from '../../diary/index.ts'
import { ColorsCard } from './ColorsCard.tsx'
import { CostsCard } from './CostsCard.tsx'
import { statisticsQuery } from '../queries.ts'
import { PeriodCard } from './PeriodCard.tsx'
import { RecordCard } from './RecordCard.tsx'
import { SeasonCard } from './SeasonCard.tsx'
import styles from './statistics.module.css'
import { usePeriod } from '../use-period.ts'
import { UnwornCard } from './UnwornCard.tsx'
import { WornCard } from './WornCard.tsx'
import { YearCard } from './YearCard.tsx'

const periods = [
  { value: 'SEASON', label: '이번 계절' },
  { value: 'YEAR', label: '올해' },
  { value: 'ALL', label: '전체' },
] as const

const highCosts = 5

/** Shows charts of what was worn in a period, which is in the URL. */
export function StatisticsBoard() {
  const [search, setSearch] = useSearchParams()
  const { period, failed } = usePeriod(paramsOf(search)(StatisticsPeriod, 'period'))
  const read = useQuery({
    ...statisticsQuery(period ?? 'SEASON'),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const { data, isPlaceholderData } = read
  const problems = failed.length === 0 && read.isError ? [read] : failed
  const [problem] = problems
  // While another period is loading, the numbers and so the words are those of the period shown before.
  const [shown, setShown] = useState(period)
  if (!isPlaceholderData && shown !== period) setShown(period)
  useReadOnReturn()
  const choose = (next: StatisticsPeriod) =>
    setSearch((before) => searchWith(before, { period: next }), { replace: true })
  return (
    <>
      <div className={styles.head}>
        <h1>통계</h1>
        <p className="num">
          {shown && data?.from && (
            <>
              <span>{`${monthDay(data.from)}부터`}</span> <b>{`${data.recordedDays}일 기록`}</b>
            </>
          )}
        </p>
        <div className={styles.period}>
          <Segmented label="기간" value={period} options={periods} onChange={choose} />
        </div>
      </div>
      {data && shown ? (
        <div className={styles.statistics} aria-busy={isPlaceholderData}>
          <Cards statistics={data} period={shown} />
        </div>
      ) : problem ? (
        <ErrorState
          title="통계를 불러오지 못했어요"
          text={messageOf(problem.error)}
          busy={problem.isFetching}
          onRetry={() => problems.forEach(({ refetch }) => void refetch())}
        />
      ) : (
        <BoardSkeleton />
      )}
    </>
  )
}

function Cards({ statistics, period }: { statistics: Statistics; period: StatisticsPeriod }) {
  const { season, most, least, unworn, pieces, recordedDays, costs } = statistics
  const top = most[0]?.days ?? 0
  /** Whether the costs fill the height of the year beside them; fewer share it with the record. */
  const isHigh = costs.length >= highCosts
  return (
    <>
      {pieces.owned === 0 ? (
        <Nothing hasClothes={false} />
      ) : recordedDays === 0 ? (
        <>
          <Nothing hasClothes />
          <ColorsCard statistics={statistics} />
        </>
      ) : (
        <>
          {period === 'SEASON' ? (
            <SeasonCard statistics={statistics} />
          ) : (
            <PeriodCard statistics={statistics} when={period === 'YEAR' ? '올해' : '지금까지'} />
          )}
          <ColorsCard statistics={statistics} />
          <WornCard title="가장 많이 입은 옷" pieces={most} most={top} />
          <WornCard
            title="가장 적게 입은 옷"
            pieces={least}
            most={top}
            {...(period === 'SEASON' && {
              note: `한 번도 안 입은 옷은 ${seasonLabels[season.name]} 옷만 보여 드려요.`,
            })}
          />
        </>
      )}
      {pieces.owned > 0 && (
        <>
          {isHigh ? (
            <CostsCard statistics={statistics} />
          ) : (
            <div className={styles.stack} data-span={7}>
              <CostsCard statistics={statistics} />
              <RecordCard />
            </div>
          )}
          <YearCard />
          <UnwornCard unworn={unworn} waiting={pieces.waiting} />
          {isHigh && <RecordCard />}
        </>
      )}
    </>
  )
}

function Nothing({ hasClothes }: { hasClothes: boolean }) {
  return (
    <section className={styles.card} data-span={hasClothes ? 6 : 12}>
      <EmptyState
        picture={<Garment kind={hasClothes ? 'coat' : 'folded'} color="#B9C6D4" />}
        title={hasClothes ? '이 기간에 적은 옷이 없어요' : '옷장이 비어 있어요'}
        text={
          hasClothes
            ? '입은 옷을 적으면 여기에 숫자와 그림으로 모여요.'
            : '옷을 등록하고 입은 날을 적으면 여기에 모여요.'
        }
        action={
          <Link className={buttonClass({ size: 's' })} to={hasClothes ? paths.calendar : paths.closet}>
            {hasClothes ? '기록하러 가기' : '옷장으로 가기'}
          </Link>
        }
      />
    </section>
  )
}

function BoardSkeleton() {
  return (
    <div className={styles.statistics}>
      <output className="sr">통계를 불러오는 중...</output>
      {[6, 6, 6, 6, 7, 5, 12].map((span, at) => (
        <div key={at} data-span={span}>
          <Skeleton height={300} radius={16} />
        </div>
      ))}
    </div>
  )
}
