import type { Sky } from '@otday/art/sky'
import { type Location, type Weather, type WeatherId, weatherSources } from '@otday/contract'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { WeatherScene } from '../../../art/WeatherScene.tsx'
import { messageOf } from '../../../platform/api/api-error.ts'
import { agoOf } from '../../../platform/time/format.ts'
import { useHistoryDialog } from '../../../platform/navigation/history-dialog.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { RetryButton } from '../../../ui/RetryButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { CurrentWeather } from './CurrentWeather.tsx'
import { DayStrip } from './DayStrip.tsx'
import { PlaceDialog, rememberPlace, useFoundPlace } from '../../places/index.ts'
import { lightOf, skyOfDay } from '../days.ts'
import { AskPlace, HourLine } from '../lazy.ts'
import { PlaceBar } from './PlaceBar.tsx'
import { SourceLine } from './SourceLine.tsx'
import type { HomeWeather } from '../use-home-weather.ts'
import '../../../styles/skies.css'
import styles from './WeatherPanel.module.css'

/**
 * Media query for windows that always show the whole panel, the same as in the style sheets; in smaller and larger
 * windows the panel is folded until the user unfolds it.
 */
const wholePanel = '(min-width: 768px) and (max-width: 1279.98px)'

interface WeatherPanelProps {
  weather: HomeWeather
  selected: Weather | undefined
  onSelect: (id: WeatherId) => void
  /** Place of the profile, which is named while the weather loads. */
  home: Location | null | undefined
}

export function WeatherPanel({ weather, selected, onSelect, home }: WeatherPanelProps) {
  const now = useNow()
  const { days, locating, locate, state } = weather
  const { dialog, open, close } = useHistoryDialog()
  const [unfolded, setUnfolded] = useState(false)
  const isWhole = useMedia(wholePanel)
  const panel = useId()
  const search = () => open({ name: 'place' })
  const onLocate = () => void locate(() => open({ name: 'place', id: 'refused' }))
  const sky = selected ? skyOfDay(selected, now) : 'clear'
  const isDusk = selected && isSunny(sky) && lightOf(selected, now) === 'dusk'
  const isShown = selected !== undefined || state === 'loading'
  const chosen = useFoundPlace()?.chosen
  // The user may have chosen the profile's place by name, while the weather names the area at its coordinates, so the
  // profile's names come first.
  const known = (weather.atHome ? home?.locationNames : undefined) ?? selected?.location.locationNames
  const names = chosen ? [chosen.label] : known
  return (
    <section
      id={panel}
      className={styles.panel}
      aria-label="오늘의 날씨"
      aria-busy={state === 'loading' || undefined}
      data-sky={sky}
      data-light={isDusk ? 'dusk' : undefined}
      data-folded={isShown && !unfolded}
    >
      <Heaven sky={sky}>
        <PlaceBar
          names={names}
          waiting={state === 'loading'}
          notice={selected && noticeOf(selected, weather.isKept, now)}
          locating={locating}
          onLocate={onLocate}
          onSearch={search}
          unfold={isShown && { panel, unfolded, onToggle: () => setUnfolded(!unfolded) }}
        />
        {selected ? <CurrentWeather weather={selected} /> : state === 'loading' && <WaitingSky />}
        <Suspense fallback={null}>
          {state === 'nowhere' && <AskPlace locating={locating} onLocate={onLocate} onSearch={search} />}
        </Suspense>
        {state === 'failed' && <Failed error={weather.error} busy={weather.fetching} onRetry={weather.retry} />}
      </Heaven>
      {state !== 'failed' && state !== 'nowhere' && (
        <div className={styles.low}>
          {selected ? (
            <>
              <DayStrip days={days} selected={selected.id} onSelect={onSelect} now={now} />
              {(unfolded || isWhole) && (
                <Suspense fallback={<Skeleton height="7.75rem" radius={12} />}>
                  <HourLine weather={selected} next={days[days.indexOf(selected) + 1]} now={now} />
                </Suspense>
              )}
              <SourceLine weather={selected} now={now} isKept={weather.isKept} />
            </>
          ) : (
            <WaitingDays />
          )}
        </div>
      )}
      <Suspense fallback={null}>
        {dialog?.name === 'place' && (
          <PlaceDialog
            refused={dialog.id !== undefined}
            home={home}
            onClose={close}
            onChoose={(place) => {
              rememberPlace(place)
              close()
            }}
          />
        )}
      </Suspense>
    </section>
  )
}

/**
 * Returns a notice: that the weather is a sample (usual for the season, because no provider answered) or, if a newer
 * forecast is overdue, how old the weather is. Weather that was stored for offline use has no notice of its age,
 * because a banner shows its time.
 */
function noticeOf({ isSample, staleMinutes, forecastedAt }: Weather, isKept: boolean, now: Date): string | undefined {
  if (isSample) return weatherSources.sample.text
  return staleMinutes > 0 && !isKept ? `${agoOf(forecastedAt, now)} 자료` : undefined
}

/** Whether the sky is clear enough to show the sun. */
const isSunny = (sky: Sky) => sky === 'clear' || sky === 'mostly-cloudy'

function Heaven({ sky, children }: { sky: Sky; children: ReactNode }) {
  return (
    <div className={styles.sky}>
      <WeatherScene sky={sky} className={styles.scene} />
      {children}
    </div>
  )
}

function Failed({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  return (
    <div className={styles.ask} role="alert">
      <p>
        <b>날씨를 불러오지 못했어요.</b>
        <br />
        <span>{messageOf(error)}</span>
      </p>
      <RetryButton busy={busy} onRetry={onRetry} />
    </div>
  )
}

function WaitingSky() {
  return (
    <div className={styles.waiting}>
      <output className="sr">날씨를 불러오는 중...</output>
      <Skeleton width={72} height={48} radius={16} />
      <div>
        <Skeleton width={88} height={20} />
        <Skeleton width={132} height={18} />
      </div>
    </div>
  )
}

function WaitingDays() {
  return (
    <>
      <div className={styles.waitingDays}>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Skeleton key={key} height="100%" radius={12} />
        ))}
      </div>
      <Skeleton height="7.75rem" radius={12} />
      <Skeleton height={16} />
    </>
  )
}
