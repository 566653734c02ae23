import { classNames } from '../styles/class-names.ts'
import styles from './NotFoundArt.module.css'

const sock = 'M-17 0H17V52Q18 70 4 80L-22 98Q-36 106 -46 94Q-54 82 -42 72L-24 60Q-17 54 -17 46Z'

/** Picture of the 404 page, 240 × 200 px: one sock on a clothes line, and the outline of the lost one. */
export function NotFoundArt({ className }: { className?: string }) {
  return (
    <svg
      className={classNames(styles.art, className)}
      viewBox="0 0 240 200"
      width="240"
      height="200"
      aria-hidden="true"
    >
      <circle className={styles.ground} cx="120" cy="96" r="80" />
      <path className={styles.rope} d="M8 50Q120 76 232 50" />
      <g transform="translate(106 64) rotate(-2)">
        <path fill="#DB6560" d={sock} />
        <path fill="#0b1830" opacity=".1" d="M9 1H17V52Q18 70 4 80L-22 98Q-32 104 -41 98C-8 88 12 70 9 1Z" />
        <path fill="#0b1830" opacity=".16" d="M-17 0H17V12H-17ZM-42 72Q-44 90 -28 101Q-40 103 -46 94Q-54 82 -42 72Z" />
        <path className={styles.stripe} d="M-17 26H17M-17 38H17" />
      </g>
      <path className={styles.lost} transform="translate(178 62) rotate(3)" d={sock} />
      <g className={styles.peg}>
        <rect x="102" y="52" width="7" height="22" rx="3" />
        <rect x="175" y="50" width="7" height="22" rx="3" />
      </g>
      <path
        className={styles.cloud}
        transform="translate(150 12) scale(.4)"
        d="M30 80a28 28 0 0 1 2-56A44 44 0 0 1 116 20a30 30 0 0 1 40 28 17 17 0 0 1-2 32Z"
      />
      <path
        className={styles.cloud}
        transform="translate(14 18) scale(.3)"
        d="M30 80a28 28 0 0 1 2-56A44 44 0 0 1 116 20a30 30 0 0 1 40 28 17 17 0 0 1-2 32Z"
      />
    </svg>
  )
}
