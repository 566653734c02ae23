import { Icon } from '../art/Icon.tsx'
import styles from './FirstSteps.module.css'

const steps = ['위치', '옷', '옷차림'] as const
type FirstStep = (typeof steps)[number]

/** Shows a new user the steps to the first outfit, and at which one they are. */
export function FirstSteps({ now, isCentered = false }: { now: FirstStep; isCentered?: boolean }) {
  const at = steps.indexOf(now)
  return (
    <ol className={isCentered ? `${styles.steps} ${styles.center}` : styles.steps} aria-label="첫 옷차림까지">
      {steps.map((step, index) => (
        <li key={step} aria-current={index === at ? 'step' : undefined}>
          <i aria-hidden="true">{index < at ? <Icon name="check" size={14} /> : index + 1}</i>
          <span>{step}</span>
          {index < at && <span className="sr">끝냈어요</span>}
        </li>
      ))}
    </ol>
  )
}
