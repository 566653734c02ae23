import { Icon } from '../../../art/Icon.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { requestTexts } from '../texts.data.ts'
import styles from './LockedProfile.module.css'

/** Says in place of feeds and closet that an account is private, and whether a request to follow it is pending. */
export function LockedProfile({ name, pending }: { name: string; pending: boolean }) {
  return (
    <section className={styles.card} aria-labelledby="locked-profile">
      <span className={styles.lock}>
        <Icon name="lock" size={28} />
      </span>
      <h2 id="locked-profile" className={styles.title}>
        {requestTexts.locked}
      </h2>
      <p className={styles.text}>{requestTexts.lockedText(name)}</p>
      <output className={styles.requested}>{pending && <Badge tone="accent">{requestTexts.requested}</Badge>}</output>
    </section>
  )
}
