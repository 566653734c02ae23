import { useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Icon } from '../art/Icon.tsx'
import { type SettingsSection, settingsPath, settingsSections } from '../platform/settings-sections.ts'
import styles from './SettingsPage.module.css'

/** Beside the section; on a phone a row above it. */
export function SettingsIndex({ current }: { current: SettingsSection }) {
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(`[href$="${settingsPath(current)}"]`)
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.clientWidth) / 2
  }, [current])
  return (
    <nav ref={row} className={styles.index} aria-label="설정">
      {settingsSections.map(({ section, label, icon }) => (
        <Link key={section} to={settingsPath(section)} {...(section === current && { 'aria-current': 'page' })}>
          <Icon name={icon} size={20} />
          {label}
        </Link>
      ))}
    </nav>
  )
}
