import type { Weather } from '@otday/contract'
import { Icon } from '../../../art/Icon.tsx'
import { Button } from '../../../ui/Button.tsx'
import { moveOf } from '../forecast-move.ts'
import styles from './MovedForecast.module.css'

interface MovedForecastProps {
  before: Weather
  now: Weather
  busy: boolean
  onAgain: () => void
}

/** Reports that the forecast changed, with a button that requests another outfit. */
export function MovedForecast({ before, now, busy, onAgain }: MovedForecastProps) {
  const move = moveOf(before, now)
  if (move === null) return null
  return (
    <div className={styles.bar}>
      <Icon name="info" />
      <output className={styles.text}>{`예보가 바뀌었어요. ${move}`}</output>
      <Button variant="soft" size="s" icon="refresh" loading={busy} onClick={onAgain}>
        다시 추천
      </Button>
    </div>
  )
}
