import { useEffect, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router'

/** ms after the first page */
const leisure = 5000

/** Sets title, focus on the heading and scroll position of every page. */
export function Root() {
  useWindowTitle()
  useHeadingFocus()
  useAfterwards()
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
    </>
  )
}

/** Typed addresses share one key: the path distinguishes their pages. */
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

function useAfterwards() {
  useEffect(() => {
    const start = () =>
      void import('./afterwards.ts')
        .then(({ doAfterwards }) => doAfterwards())
        .catch(() => window.addEventListener('online', start, { once: true }))
    setTimeout(start, leisure)
  }, [])
}

function useHeadingFocus() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const heading = document.querySelector<HTMLElement>('main h1')
    // A page may have put it into a field already.
    if (!heading || document.activeElement?.matches('main input')) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
