import { Link, useLocation } from 'react-router'
import { Icon } from '../../art/Icon.tsx'
import { isActivePath } from '../../platform/paths.ts'
import styles from './BottomBar.module.css'
import { memberEntries } from './menu.ts'

export function BottomBar() {
  const { pathname } = useLocation()
  return (
    <nav className={styles.bar} aria-label="주 메뉴">
      {memberEntries.map(({ path, label, short, icon }) => (
        <Link
          key={path}
          to={path}
          aria-label={short === label ? undefined : label}
          aria-current={isActivePath(pathname, path) ? 'page' : undefined}
        >
          <Icon name={icon} size={24} />
          {short}
        </Link>
      ))}
    </nav>
  )
}
