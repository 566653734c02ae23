import { Link, useLocation } from 'react-router'
import { paths } from '../platform/paths.ts'
import { adoptStyles } from '../ui/adopt-styles.ts'
import css from './closet-tabs.css?inline'

adoptStyles(css)

/** The screens of the closet, in order. */
const tabs = [
  { path: paths.closet, label: '옷' },
  { path: paths.calendar, label: '기록' },
  { path: paths.lookbook, label: '룩북' },
  { path: paths.statistics, label: '통계' },
  { path: paths.laundry, label: '세탁·보관' },
  { path: paths.trips, label: '여행' },
] as const

const scrollTo = (tab: HTMLElement | null) => {
  const row = tab?.parentElement
  if (row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2
}

export function ClosetTabs() {
  const { pathname } = useLocation()
  return (
    <nav className="ct" aria-label="옷장 메뉴">
      {tabs.map(({ path, label }) => (
        <Link key={path} to={path} {...(pathname === path && { 'aria-current': 'page', ref: scrollTo })}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
