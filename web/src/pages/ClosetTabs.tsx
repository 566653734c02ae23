import { useLayoutEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../platform/navigation/paths.ts'
import styles from './ClosetTabs.module.css'

/** The screens of the closet, in order. */
const tabs = [
  { path: paths.closet, label: '옷' },
  { path: paths.calendar, label: '기록' },
  { path: paths.lookbook, label: '룩북' },
  { path: paths.statistics, label: '통계' },
  { path: paths.laundry, label: '세탁·보관' },
  { path: paths.trips, label: '여행' },
] as const

export function ClosetTabs() {
  const { pathname } = useLocation()
  const row = useRef<HTMLElement>(null)
  // This is no ref callback of the link: the router would call that at every render, and each call forces a layout.
  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.clientWidth) / 2
  }, [pathname])
  return (
    <nav ref={row} className={styles.tabs} aria-label="옷장 메뉴">
      {tabs.map(({ path, label }) => (
        <Link key={path} to={path} {...(pathname === path && { 'aria-current': 'page' })}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
