import type { PrecipitationType, SkyStatus } from '@otday/contract'
import { classNames } from '../styles/class-names.ts'
import styles from './WeatherIcon.module.css'

/** Names of all weather pictograms. */
export const weatherKinds = [
  'clear',
  'clear-night',
  'mostly-cloudy',
  'mostly-cloudy-night',
  'cloudy',
  'rain',
  'shower',
  'rain-snow',
  'snow',
] as const
export type WeatherKind = (typeof weatherKinds)[number]

const byPrecipitation = { RAIN: 'rain', SHOWER: 'shower', RAIN_SNOW: 'rain-snow', SNOW: 'snow' } as const
const bySky = { CLEAR: 'clear', MOSTLY_CLOUDY: 'mostly-cloudy', CLOUDY: 'cloudy' } as const

/**
 * Returns the pictogram of a forecast. Precipitation takes precedence over the sky; only clear and mostly cloudy skies
 * have a night variant.
 */
export function weatherKindOf(sky: SkyStatus, precipitation: PrecipitationType, night = false): WeatherKind {
  if (precipitation !== 'NONE') return byPrecipitation[precipitation]
  const kind = bySky[sky]
  return night && kind !== 'cloudy' ? `${kind}-night` : kind
}

const cloud = 'M19 27a6 6 0 0 1 .4-12 8.5 8.5 0 0 1 16.4 1.5A5.3 5.3 0 0 1 35.5 27Z'
const moon = 'M20 7a10 10 0 0 0 13 13A13.5 13.5 0 1 1 20 7Z'

function Cloud({ x, y, grey = false, far = false }: { x: number; y: number; grey?: boolean; far?: boolean }) {
  return (
    <path
      className={grey ? styles.grey : styles.cloud}
      transform={`translate(${x} ${y})`}
      opacity={far ? 0.55 : undefined}
      d={cloud}
    />
  )
}

const Flakes = ({ points }: { points: readonly (readonly [number, number])[] }) =>
  points.map(([x, y]) => <circle key={`${x}`} className={styles.flake} cx={x} cy={y} r="1.7" />)

function Drawing({ kind }: { kind: WeatherKind }) {
  switch (kind) {
    case 'clear':
      return (
        <>
          <circle className={styles.sun} cx="20" cy="20" r="8.5" />
          <path
            className={styles.ray}
            d="M20 4.500v3M20 32.500v3M4.5 20h3M32.5 20h3M9 9l2.1 2.100M28.9 28.9 31 31M9 31l2.1-2.100M28.9 11.1 31 9"
          />
        </>
      )
    case 'clear-night':
      return <path className={styles.moon} d={moon} />
    case 'mostly-cloudy':
      return (
        <>
          <circle className={styles.sun} cx="16" cy="15" r="7.5" />
          <Cloud x={-4} y={4} />
        </>
      )
    case 'mostly-cloudy-night':
      return (
        <>
          <path className={styles.moon} transform="translate(-1 -2) scale(.8)" d={moon} />
          <Cloud x={-4} y={5} />
        </>
      )
    case 'cloudy':
      return (
        <>
          <Cloud x={-1} y={-3} grey far />
          <Cloud x={-6} y={5} />
        </>
      )
    case 'rain':
      return (
        <>
          <Cloud x={-6} y={-2} grey />
          <path className={styles.rain} d="M14 29.500l-1.5 4M20.5 29.500l-1.5 4M27 29.500l-1.5 4" />
        </>
      )
    case 'shower':
      return (
        <>
          <circle className={styles.sun} cx="27" cy="12" r="6" />
          <Cloud x={-7} y={-1} grey />
          <path className={styles.rain} d="M12.5 30.500l-1.2 3.200M19.5 30.500l-2.2 6M26.5 30.500l-1.2 3.2" />
        </>
      )
    case 'rain-snow':
      return (
        <>
          <Cloud x={-6} y={-2} grey />
          <path className={styles.rain} d="M14 29.500l-1.5 4M20.5 29.500l-1.5 4" />
          <Flakes points={[[27.5, 31.5]]} />
        </>
      )
    case 'snow':
      return (
        <>
          <Cloud x={-6} y={-2} />
          <Flakes
            points={[
              [13.5, 31],
              [20, 33.5],
              [26.5, 31],
            ]}
          />
        </>
      )
  }
}

/** Draws a weather pictogram; it needs a label for screen readers unless text beside it says the same. */
export function WeatherIcon({ kind, size = 40, label }: { kind: WeatherKind; size?: number; label?: string }) {
  return (
    <svg
      className={classNames(styles.icon)}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <Drawing kind={kind} />
    </svg>
  )
}
