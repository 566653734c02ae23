import { Link } from 'react-router'
import { Logo } from '../../art/Logo.tsx'
import { NotificationBell } from '../../features/notifications/index.ts'
import { paths } from '../../platform/paths.ts'
import { useUser } from '../../platform/session.ts'
import { AvatarMenu } from './AvatarMenu.tsx'
import styles from './TopBar.module.css'

/** Bell and portrait; on a phone the name of the product too. */
export function TopBar() {
  const user = useUser()
  return (
    <header className={styles.bar}>
      <Link className={styles.brand} to={paths.recommendations}>
        <Logo size={32} />
        옷데이
      </Link>
      <span className={styles.space} />
      <NotificationBell />
      {user && <AvatarMenu user={user} />}
    </header>
  )
}
