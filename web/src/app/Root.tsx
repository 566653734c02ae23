import { useEffect, useRef, useState } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router'
import '../platform/device/install-offer.ts'
import { useUser } from '../platform/session/session.ts'
import { focusHeading } from '../ui/focus-heading.ts'
import { lazy } from '../ui/lazy.ts'

/** ms from the sign-in until the code in `installed` is loaded; it is five times as large as the login page. */
const leisure = 5000
const later = lazy(() => import('./installed/Installed.tsx'))

/** Sets title, focus on the heading and scroll position of every page. */
export function Root() {
  useWindowTitle()
  useHeadingFocus()
  const installed = later.useLoaded(useLeisure(useUser() !== null))
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
      {installed && <installed.Installed />}
    </>
  )
}

/** Identifies a history entry. Entries of typed URLs share the key 'default', so their path tells them apart. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

function useWindowTitle() {
  const title = useMatches()
    .map(({ handle }) => titleOf(handle))
    .findLast((found) => found !== undefined)
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · 옷데이`
  }, [title])
}

function titleOf(handle: unknown): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return undefined
  return typeof handle.title === 'string' ? handle.title : undefined
}

/** Returns true once `isWanted` has been true for `leisure` ms. */
function useLeisure(isWanted: boolean): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => setDue(true), leisure)
    return () => clearTimeout(timer)
  }, [isWanted])
  return isDue
}

function useHeadingFocus() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // The page may already have moved the focus to a field.
    if (!document.activeElement?.matches('main :is(input, [type=submit])')) focusHeading()
  }, [pathname])
}
