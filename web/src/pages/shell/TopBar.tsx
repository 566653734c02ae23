import { Link, useLocation } from 'react-router'
import { Icon } from '../../art/Icon.tsx'
import { Logo } from '../../art/Logo.tsx'
import { useOpenMessages } from '../../features/messages/index.ts'
import { NotificationBell } from '../../features/notifications/index.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { useUser } from '../../platform/session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { AvatarMenu } from './AvatarMenu.tsx'
import styles from './TopBar.module.css'

/** Shows the bar above every page; on phones the bar also contains the product name. */
export function TopBar() {
  const user = useUser()
  const { openList } = useOpenMessages()
  const { pathname } = useLocation()
  return (
    <header className={styles.bar}>
      <Link className={styles.brand} to={paths.recommendations}>
        <Logo size={32} />
        옷데이
      </Link>
      <span className={styles.space} />
      {user && (
        <Link
          className={styles.diary}
          to={paths.calendar}
          aria-label="입은 옷 기록"
          aria-current={pathname === paths.calendar ? 'page' : undefined}
        >
          <Icon name="calendar" size={22} />
          <span>기록</span>
        </Link>
      )}
      <NotificationBell
        actionOf={(close) => (
          <Button
            variant="soft"
            size="s"
            icon="comment"
            onClick={() => {
              close()
              openList()
            }}
          >
            대화 목록
          </Button>
        )}
      />
      {user && <AvatarMenu user={user} />}
    </header>
  )
}
