import { Icon } from '../../art/Icon.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './MovedForecast.module.css'

/** Says that the outfit was chosen for another forecast, and offers a new choice. */
export function MovedForecast({ move, busy, onAgain }: { move: string; busy: boolean; onAgain: () => void }) {
  return (
    <div className={styles.bar}>
      <Icon name="info" />
      <output className={styles.text}>예보가 바뀌었어요. {move}</output>
      <Button variant="soft" size="s" icon="refresh" loading={busy} onClick={onAgain}>
        다시 추천
      </Button>
    </div>
  )
}
