import { Link } from 'react-router'
import { Icon } from '../art/Icon.tsx'
import { settingsPath } from '../platform/navigation/paths.ts'
import { type SettingsSection, settingsSections } from '../platform/navigation/settings-sections.ts'
import styles from './SettingsPage.module.css'

/** Links to the sections of the settings: beside the open section, or on a phone in a row above it. */
export function SettingsIndex({ current }: { current: SettingsSection }) {
  return (
    <nav className={styles.index} aria-label="설정">
      {settingsSections.map(({ section, label, icon }) => (
        <Link key={section} to={settingsPath(section)} {...(section === current && { 'aria-current': 'page' })}>
          <Icon name={icon} size={20} />
          {label}
        </Link>
      ))}
    </nav>
  )
}
