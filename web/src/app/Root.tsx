import { useEffect, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router'

/** Around every page: title of the window, focus on the heading after moving, scroll position on the way back. */
export function Root() {
  useWindowTitle()
  useHeadingFocus()
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
    </>
  )
}

/** Steps of the history have keys of their own; addresses that were typed share one, so their pages tell them apart. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** The deepest route with a title names the window; pages in two languages name it themselves. */
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

/** After a move by link or key the reader begins at the new page's heading, not in the middle of nowhere. */
function useHeadingFocus() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
