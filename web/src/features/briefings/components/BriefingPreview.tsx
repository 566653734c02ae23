import type { BriefingGap, BriefingPreview as Preview } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { Logo } from '../../../art/Logo.tsx'
import { WeatherScene } from '../../../art/WeatherScene.tsx'
import { messageOf } from '../../../platform/api/api-error.ts'
import { monthDayOf, weekdayOf } from '../../../platform/time/format.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { ClothesPicture } from '../../clothes/index.ts'
import { previewQuery } from '../queries.ts'
import '../../../styles/skies.css'
import styles from './briefing-settings.module.css'

const gaps = {
  DAYS: '받을 요일을 하나 켜면 다음 브리핑을 보여 드려요.',
  PLACE: '프로필에 현재 위치를 저장하면 다음 브리핑을 보여 드려요.',
  FORECAST: '그날 예보가 나오면 여기에 보여 드려요.',
  CLOTHES: '옷장에 옷을 등록하면 내 옷으로 골라 드려요.',
} as const satisfies Record<Exclude<BriefingGap, 'OFF'>, string>

/** Maximum number of the outfit's pieces shown beside the text. */
const mostPieces = 2

/**
 * Previews the next briefing from the current forecast and closet, or says what is missing. `hasChannel`: whether there
 * is a way to deliver it (push or mail).
 */
export function BriefingPreview({ hasChannel }: { hasChannel: boolean }) {
  const { data, error, isFetching, refetch } = useQuery(previewQuery)
  if (!data && error && !isFetching)
    return <ErrorState level={3} title="미리 보지 못했어요" text={messageOf(error)} onRetry={() => void refetch()} />
  // `OFF`: the briefing was switched on just now and is still being saved.
  if (!data || data.missing === 'OFF') return <Skeleton height={360} radius={28} />
  const { content } = data
  const lines = captionsOf(data, hasChannel)
  return (
    <figure className={styles.preview} aria-label="다음 브리핑">
      {content && <Screen date={data.date} time={data.time} content={content} />}
      {lines.length > 0 && (
        <figcaption>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </figcaption>
      )}
    </figure>
  )
}

/**
 * Returns lines that say when the briefing is sent, that it may change until then, and what is missing for it, such as
 * a forecast.
 */
function captionsOf(preview: Preview, hasChannel: boolean): string[] {
  const { missing, content } = preview
  const sent = hasChannel
    ? `${dayText(preview)} 보내 드려요. 그때 예보와 옷장에 따라 바뀔 수 있어요.`
    : '푸시 알림이나 메일을 켜면 보내 드려요.'
  const next = missing === 'FORECAST' && hasChannel ? `다음은 ${dayText(preview)} 가요. ` : ''
  return [...(content ? [sent] : []), ...(missing && missing !== 'OFF' ? [`${next}${gaps[missing]}`] : [])]
}

const dateOf = (date: string) => new Date(`${date}T00:00:00+09:00`)
const timeText = (time: string | null) => (time ?? '').replace(/^0/, '')

const dayText = ({ date, time }: Pick<Preview, 'date' | 'time'>) =>
  date === null ? '' : `${monthDayOf(dateOf(date))} ${weekdayOf(dateOf(date))} ${timeText(time)}에`

type ScreenProps = Pick<Preview, 'date' | 'time'> & { content: NonNullable<Preview['content']> }

function Screen({ date, time, content }: ScreenProps) {
  const { title, body, place, skyLabel, sky, items } = content
  return (
    <div className={styles.sky} data-sky={sky}>
      <WeatherScene sky={sky} className={styles.scene} />
      <p className={`${styles.clock} num`}>{timeText(time)}</p>
      {date !== null && <p className={styles.date}>{`${monthDayOf(dateOf(date))} ${weekdayOf(dateOf(date))}`}</p>}
      <div className={styles.push}>
        <p className={styles.from}>
          <Logo size={20} />
          <b>옷데이</b>
          <span>{[place, skyLabel].filter(Boolean).join(' · ')}</span>
        </p>
        <div className={styles.news}>
          <div>
            <b>{title}</b>
            <p>{body}</p>
          </div>
          {items.slice(0, mostPieces).map((item) => (
            <span key={item.clothesId} className={styles.piece}>
              <ClothesPicture item={item} sizes="52px" />
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
