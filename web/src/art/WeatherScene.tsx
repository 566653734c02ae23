import type { Sky } from '@otday/art/sky'
import { classNames } from '../styles/class-names.ts'
import { scatter } from './scatter.ts'
import styles from './WeatherScene.module.css'

function Cloud({ x, y, s, o }: { x: number; y: number; s: number; o: number }) {
  return (
    <path
      className={styles.cloud}
      transform={`translate(${x} ${y}) scale(${s})`}
      opacity={o}
      d="M30 80a28 28 0 0 1 2-56A44 44 0 0 1 116 20a30 30 0 0 1 40 28 17 17 0 0 1-2 32Z"
    />
  )
}

function Heavens({ sky }: { sky: Sky }) {
  return (
    <>
      {sky === 'night' && (
        <>
          <path fill="#fff" d={scatter.stars} />
          <g fill="#FFE7A8">
            <circle cx="884" cy="92" r="104" opacity=".07" />
            <circle cx="884" cy="92" r="72" opacity=".08" />
            <path d="M880 44a40 40 0 0 0 52 52A50 50 0 1 1 880 44Z" />
          </g>
        </>
      )}
      {sky === 'clear' && (
        <g className={styles.sun}>
          <circle className={styles.halo} cx="890" cy="104" r="128" opacity=".3" />
          <circle className={styles.halo} cx="890" cy="104" r="90" opacity=".45" />
          <circle cx="890" cy="104" r="56" />
        </g>
      )}
      {sky === 'mostly-cloudy' && (
        <>
          <circle className={styles.halo} cx="872" cy="84" r="96" opacity=".4" />
          <circle className={styles.sun} cx="872" cy="84" r="52" />
          <Cloud x={640} y={30} s={1} o={0.8} />
          <Cloud x={826} y={66} s={1.05} o={0.96} />
          <Cloud x={930} y={18} s={1.15} o={0.9} />
        </>
      )}
      {sky !== 'rain' && sky !== 'snow' && (
        <g opacity={sky === 'night' ? 0.45 : undefined}>
          <Cloud x={560} y={44} s={0.62} o={0.75} />
          <Cloud x={968} y={34} s={0.6} o={0.7} />
        </g>
      )}
      {sky === 'clear' && (
        <>
          <Cloud x={612} y={84} s={0.86} o={0.94} />
          <Cloud x={902} y={116} s={0.82} o={0.96} />
        </>
      )}
      {(sky === 'cloudy' || sky === 'rain' || sky === 'snow') && (
        <>
          <Cloud x={620} y={18} s={1.25} o={0.75} />
          <Cloud x={770} y={-8} s={1.6} o={0.92} />
          <Cloud x={930} y={26} s={1.15} o={0.85} />
          <Cloud x={500} y={40} s={0.72} o={0.55} />
        </>
      )}
    </>
  )
}

const tree = 'M0 14V0M0-34Q13-14 9-4Q5 4 0 4T-9-4Q-13-14 0-34Z'
const trees = [
  [684, 272, 0.9],
  [704, 276, 0.66],
  [986, 276, 1.1],
  [1012, 282, 0.8],
  [842, 272, 0.9],
] as const

function Ground({ wide }: { wide: boolean }) {
  return (
    <>
      <path
        className={styles.far}
        d="M440 320C560 250 640 234 700 214C750 198 760 178 800 178C846 178 872 204 930 210C990 216 1030 208 1080 204V320Z"
      />
      <g className={styles.middle}>
        <path d="M793.4 194V151h-6.400v-4h3.200v-11h3.200v-18h1.700V90h1.800v28h1.700v18h3.200v11h3.200v4h-6.400v43Z" />
        <ellipse cx="796" cy="147" rx="11" ry="6" />
        <path d="M430 320C520 276 600 264 680 254C760 244 820 228 880 228C950 228 1010 246 1080 236V320Z" />
        <path d={scatter.city} />
        {wide && <path d="M0 320V232Q120 196 240 238T560 300V320Z" />}
      </g>
      <path className={styles.near} d="M450 320C560 296 660 284 760 280C880 275 980 282 1080 288V320Z" />
      {wide && <path className={styles.near} d="M0 320V290C160 258 330 268 520 290C700 308 900 278 1080 286V320Z" />}
      {trees.map(([x, y, s]) => (
        <path key={x} className={styles.tree} transform={`translate(${x} ${y}) scale(${s})`} d={tree} />
      ))}
    </>
  )
}

interface WeatherSceneProps {
  sky: Sky
  /** Shows hills on the left, too, for the sign-in screens. */
  wide?: boolean
  className?: string | undefined
}

/**
 * Draws Seoul under a sky, anchored at the bottom right. Decorative: hidden from screen readers, and without pointer
 * events.
 */
export function WeatherScene({ sky, wide = false, className }: WeatherSceneProps) {
  return (
    <svg
      className={classNames(styles.scene, styles[sky], className)}
      viewBox="0 0 1080 320"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <Heavens sky={sky} />
      <Ground wide={wide} />
      {(sky === 'rain' || sky === 'night') && <path fill="#FFD98A" d={scatter.windows} />}
      {sky === 'rain' && <path className={styles.drops} d={scatter.rain} />}
      {sky === 'snow' && <path className={styles.flakes} fill="#fff" d={scatter.snow} />}
    </svg>
  )
}
