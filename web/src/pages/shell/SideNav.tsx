import { Link } from 'react-router'
import { Icon } from '../../art/Icon.tsx'
import { Logo } from '../../art/Logo.tsx'
import { paths } from '../../platform/navigation/paths.ts'
import { useUser } from '../../platform/session/session.ts'
import { adminEntries, type Entry, memberEntries } from './menu.ts'
import { useIsCurrent } from './use-is-current.ts'
import styles from './SideNav.module.css'

/** The main menu: 280 px wide with labels, or 80 px with icons only in windows of 768 to 1023 px. */
export function SideNav() {
  const admin = useUser()?.role === 'ADMIN'
  return (
    <aside className={styles.side}>
      <Link className={styles.brand} to={paths.recommendations}>
        <Logo size={40} />
        <span className={styles.words}>
          <b>옷데이</b>
          <small>오늘 뭐 입지?</small>
        </span>
      </Link>
      <nav className={styles.nav} aria-label="주 메뉴">
        <Entries entries={memberEntries} />
        {admin && (
          <>
            <hr className={styles.rule} />
            <Entries entries={adminEntries} />
          </>
        )}
      </nav>
    </aside>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const isCurrent = useIsCurrent()
  return entries.map(({ path, label, icon }) => (
    <Link key={path} to={path} aria-current={isCurrent(path) ? 'page' : undefined} title={label}>
      <Icon name={icon} size={22} />
      <span>{label}</span>
    </Link>
  ))
}
