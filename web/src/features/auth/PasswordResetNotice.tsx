import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import styles from './auth.module.css'
import { useAuthWords } from './language.ts'

/** Says that the way through the mail box isn't open yet. */
export function PasswordResetNotice() {
  const { labels } = useAuthWords()
  return (
    <>
      <h1 className={styles.title}>{labels.resetTitle}</h1>
      <p className={styles.text}>{labels.resetClosed}</p>
      <p className={styles.links}>
        <Link to={paths.login}>{labels.backToLogin}</Link>
      </p>
    </>
  )
}
