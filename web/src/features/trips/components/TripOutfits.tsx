import { occasionLabels, type Trip } from '@otday/contract'
import { degreesOf } from '../../../platform/time/format.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { monthDay, weekdayOf } from '../../../platform/time/calendar-days.ts'
import { forecastText, warningText } from '../trip-words.ts'
import { TripNote } from './TripNote.tsx'
import { TripPicture } from './TripPicture.tsx'
import styles from './TripOutfits.module.css'

const verdicts = { COLD: '추울 수 있어요', HOT: '더울 수 있어요' } as const
const places = { WASH: '세탁 중', STORAGE: '보관 중' } as const

interface TripOutfitsProps {
  trip: Trip
  busy: boolean
  onRepack: () => void
}

/** An outfit for each occasion of each day, with its weather. */
export function TripOutfits({ trip, busy, onRepack }: TripOutfitsProps) {
  const warning = warningText(trip.outfits)
  const news = forecastText(trip)
  return (
    <section aria-label="날마다 입을 옷" aria-busy={busy || undefined}>
      <div className={styles.title}>
        <h2>날마다 입을 옷</h2>
        <Button variant="secondary" size="s" icon="refresh" loading={busy} onClick={onRepack}>
          다시 짜기
        </Button>
      </div>
      {warning && <TripNote variant="warn">{`${warning} 다시 짜면 지금 날씨에 맞춰 드려요.`}</TripNote>}
      <ul className={styles.outfits}>
        {trip.outfits.map((outfit) => (
          <Outfit key={outfit.id} outfit={outfit} day={trip.days.find(({ date }) => date === outfit.date)} />
        ))}
      </ul>
      {news && <TripNote>{news}</TripNote>}
    </section>
  )
}

interface OutfitProps {
  outfit: Trip['outfits'][number]
  day: Trip['days'][number] | undefined
}

function Outfit({ outfit: { date, occasion, items, scene, verdict }, day }: OutfitProps) {
  const gone = items.filter(({ isGone }) => isGone)
  const away = items.flatMap(({ name, isGone, away: place }) => (place && !isGone ? [`${name} ${places[place]}`] : []))
  return (
    <li className={styles.outfit} aria-label={`${monthDay(date)} ${occasionLabels[occasion]}`}>
      <TripPicture items={items} scene={scene} label={`${monthDay(date)} ${occasionLabels[occasion]} 옷차림`} />
      <div className={styles.day}>
        <b className="num">
          {monthDay(date)} <span>{weekdayOf(date)}</span>
        </b>
        {day?.weather && (
          <span className={`${styles.air} num`}>
            {day.kind === 'TYPICAL' && <small>평년</small>}
            <i>{degreesOf(day.weather.min)}</i>/<em>{degreesOf(day.weather.max)}</em>
          </span>
        )}
      </div>
      <p>{occasionLabels[occasion]}</p>
      {(verdict === 'COLD' || verdict === 'HOT') && <Badge tone="sun">{verdicts[verdict]}</Badge>}
      {gone.length > 0 && <p className={styles.gap}>{`지운 옷: ${gone.map(({ name }) => name).join(', ')}`}</p>}
      {away.length > 0 && <p className={styles.gap}>{away.join(', ')}</p>}
    </li>
  )
}
