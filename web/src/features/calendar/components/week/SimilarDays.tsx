import { skyOf } from '@otday/art/sky'
import { type SimilarDay, type WeatherId, type WornWeather } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { groundTones, MiniFlatLay } from '../../../../ui/MiniFlatLay.tsx'
import { messageOf } from '../../../../platform/api/api-error.ts'
import { degreesOf, wholeOf } from '../../../../platform/time/format.ts'
import { paths } from '../../../../platform/navigation/paths.ts'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../../ui/States.tsx'
import { monthDay } from '../../../../platform/time/calendar-days.ts'
import { similarQuery } from '../../../statistics/index.ts'
import { FeelingWord } from '../DaySigns.tsx'
import styles from './SimilarDays.module.css'

/** Shows past days with weather similar to the given one; each day's picture links to it in the calendar. */
export function SimilarDays({ weatherId }: { weatherId: WeatherId }) {
  const { data, isError, error, isFetching, refetch } = useQuery(similarQuery(weatherId))
  return (
    <section className={styles.alike} aria-labelledby="similar-days">
      <h2 id="similar-days">비슷한 날 입은 옷</h2>
      {data ? (
        <>
          <p className="num">
            <Summary {...data} />
          </p>
          {data.days.length > 0 && (
            <ul>
              {data.days.map((day) => (
                <li key={day.wear.id}>
                  <Alike {...day} />
                </li>
              ))}
            </ul>
          )}
        </>
      ) : isError ? (
        <ErrorState
          level={3}
          title="비슷한 날을 불러오지 못했어요"
          text={messageOf(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton height={180} radius={12} />
      )}
    </section>
  )
}

const falling = ({ rain, snow }: WornWeather) => (snow ? '눈 오는' : (rain ?? 0) >= 0.1 ? '비 오는' : '비 없는')

interface SummaryProps {
  weather: WornWeather
  days: readonly SimilarDay[]
  alike: number
  right: number
}

function Summary({ weather, days, alike, right }: SummaryProps) {
  const like = `체감 ${degreesOf(weather.felt)} 안팎에 ${falling(weather)} 날`
  if (days.length === 0) return <span>{`${like}의 기록이 아직 없어요. 입은 옷을 적으면 여기에 모여요.`}</span>
  if (alike === 0) return <span>{`${like}이에요. 어땠는지 답하면 함께 보여 드려요.`}</span>
  if (right === 0) return <span>{`${like} ${alike}일 중 딱 좋았던 날은 아직 없어요.`}</span>
  return (
    <>
      <span>{`${like} ${alike}일 중`}</span> <b>{`${right}일이 딱 좋았어요.`}</b>
    </>
  )
}

function Alike({ wear: { date, items, scene, feeling }, weather }: SimilarDay) {
  return (
    <Link className={styles.one} to={`${paths.calendar}?day=${date}`}>
      <span
        className={styles.pic}
        style={groundTones(skyOf(weather.skyStatus, weather.precipitationType))}
        aria-hidden="true"
      >
        {scene && <MiniFlatLay items={items} scene={scene} />}
      </span>
      <b className="num">{monthDay(date)}</b>
      <span className="num">{`체감 ${degreesOf(weather.felt)} · 바람 ${wholeOf(weather.wind, 'm/s')}`}</span>
      {feeling && <FeelingWord feeling={feeling} />}
      <span className="sr">{items.map(({ name }) => name).join(', ')}</span>
    </Link>
  )
}
