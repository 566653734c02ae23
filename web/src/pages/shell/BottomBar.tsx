import { Link } from 'react-router'
import { Icon } from '../../art/Icon.tsx'
import styles from './BottomBar.module.css'
import { memberEntries } from './menu.ts'
import { useIsCurrent } from './use-is-current.ts'

export function BottomBar() {
  const isCurrent = useIsCurrent()
  return (
    <nav className={styles.bar} aria-label="주 메뉴">
      {memberEntries.map(({ path, label, short, icon }) => (
        <Link
          key={path}
          to={path}
          aria-label={short === label ? undefined : label}
          aria-current={isCurrent(path) ? 'page' : undefined}
        >
          <Icon name={icon} size={24} />
          {short}
        </Link>
      ))}
    </nav>
  )
}
