import { useQuery } from '@tanstack/react-query'
import type { UserDto } from '@otday/contract'
import { useNavigate } from 'react-router'
import { leave } from '../../features/diary/index.ts'
import { profileQuery } from '../../features/profiles/index.ts'
import { feedsOfPath, paths, settingsPath } from '../../platform/navigation/paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Menu, type MenuItem } from '../../ui/Menu.tsx'
import { usePhone } from '../../ui/use-media.ts'
import { adminEntries } from './menu.ts'
import styles from './TopBar.module.css'

/** The menu under the user's portrait; on phones it also has the links to the administrators' pages. */
export function AvatarMenu({ user }: { user: UserDto }) {
  const navigate = useNavigate()
  const phone = usePhone()
  const { data: profile } = useQuery(profileQuery(user.id))
  const go = (path: string) => () => void navigate(path)
  const admin: MenuItem[] = adminEntries.map(({ path, label, icon }, index) => ({
    label,
    icon,
    onSelect: go(path),
    separated: index === 0,
  }))
  const items: MenuItem[] = [
    { label: '내 피드', icon: 'grid', onSelect: go(feedsOfPath(user.id)) },
    { label: '프로필 수정', icon: 'user', onSelect: go(paths.settings) },
    // This opens the section after the profile, because the profile has an entry of its own.
    { label: '설정', icon: 'settings', onSelect: go(settingsPath('stylist')) },
    ...(phone && user.role === 'ADMIN' ? admin : []),
    { label: '로그아웃', icon: 'logout', onSelect: () => void leave(), separated: true },
  ]
  return (
    <Menu
      label="내 메뉴"
      items={items}
      trigger={
        <button type="button" className={styles.avatar} aria-label="내 메뉴">
          <Avatar src={profile?.profileImageUrl} size={30} />
        </button>
      }
    />
  )
}
