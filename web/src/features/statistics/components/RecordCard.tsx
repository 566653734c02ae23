import { enoughRecordDays, recordDays, type RecordDay } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { messageOf } from '../../../platform/api/api-error.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { learnedText } from '../../stylist-preferences/index.ts'
import { monthDay } from '../../../platform/time/calendar-days.ts'
import { FeltSign } from '../../../art/FeltSign.tsx'
import { recordQuery } from '../queries.ts'
import { PlainTable, StatisticsCard } from './StatisticsCard.tsx'
import styles from './RecordCard.module.css'
import shared from './statistics.module.css'

type Verdict = boolean | null

const rows = [
  {
    name: '기온 예보',
    rule: '2° 안에 맞은 날',
    sign: <Icon name="thermometer" />,
    of: ({ temperatureRight }: RecordDay): Verdict => temperatureRight,
  },
  {
    name: '비 예보',
    rule: '온다, 안 온다가 맞은 날',
    sign: <Icon name="umbrella" />,
    of: ({ rainRight }: RecordDay): Verdict => rainRight,
  },
  {
    name: '추천한 옷차림',
    rule: '딱 좋았다고 답한 날',
    sign: <FeltSign feeling="GOOD" size={20} />,
    of: ({ feeling }: RecordDay): Verdict => feeling && feeling === 'GOOD',
  },
] as const

/** Shows how right the forecast and the outfits of the last days were, and what was learned from them. */
export function RecordCard() {
  const { data, isError, error, isFetching, refetch } = useQuery(recordQuery)
  return (
    <StatisticsCard
      title="맞았나요?"
      span={12}
      {...(data && {
        table: (
          <PlainTable
            label="맞은 날"
            heads={['날', ...rows.map(({ name }) => name)]}
            rows={data.days.toReversed().map((day) => [monthDay(day.date), ...rows.map(({ of }) => wordOf(of(day)))])}
          />
        ),
      })}
    >
      <p className={styles.sub}>{`지난 ${recordDays}일`}</p>
      {data ? (
        <>
          <ul className={styles.record}>
            {rows.map((row) => (
              <Row key={row.name} days={data.days} {...row} />
            ))}
          </ul>
          <p className={styles.learned}>
            <Icon name="sparkle" size={18} />
            <span>{learnedText(data.offset)}</span>
          </p>
        </>
      ) : isError ? (
        <ErrorState
          level={3}
          title="기록을 불러오지 못했어요"
          text={messageOf(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton height={200} radius={12} />
      )}
    </StatisticsCard>
  )
}

const wordOf = (verdict: Verdict) => (verdict === null ? '모름' : verdict ? '맞음' : '다름')

interface RowProps {
  name: string
  rule: string
  sign: ReactNode
  of: (day: RecordDay) => Verdict
  days: readonly RecordDay[]
}

function Row({ name, rule, sign, of, days }: RowProps) {
  const verdicts = days.map(of)
  const known = verdicts.filter((verdict) => verdict !== null)
  const right = known.filter(Boolean).length
  const isEnough = known.length >= enoughRecordDays
  return (
    <li>
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
      <div className={shared.grow}>
        <div className={shared.row}>
          <div>
            <b>{name}</b>
            <p>{rule}</p>
          </div>
          {isEnough && (
            <strong className="num">
              <span>{right}</span>
              <small>{`/${known.length}일`}</small>
            </strong>
          )}
        </div>
        {isEnough ? (
          <div className={styles.days} aria-hidden="true">
            {verdicts.map((verdict, at) => (
              <i key={days[at]?.date} data-right={verdict ?? undefined} />
            ))}
          </div>
        ) : (
          <p className={styles.few}>{`${enoughRecordDays}일이 모이면 보여 드려요.`}</p>
        )}
      </div>
    </li>
  )
}
