import { createHashRouter, type RouteObject, replace } from 'react-router'
import { paths } from '../platform/navigation/paths.ts'
import { AdminGuard, Guard, requireSession } from './Guard.tsx'
import { PageError } from './PageError.tsx'
import { memberPart, part } from './part.tsx'
import { Root } from './Root.tsx'
import { lazy } from '../ui/lazy.ts'
import { Splash } from './Splash.tsx'

const firstPage = lazy(() => import('../pages/RecommendationsPage.tsx'))
const furtherPages = () => import('./further-pages.ts')

// Loads the first page's code while somebody is still signing in.
firstPage.warmUp()

const withBoundary = (pages: RouteObject[]) =>
  pages.map((page) => ({ ...page, ErrorBoundary: PageError }) as RouteObject)

const authPages: RouteObject = {
  lazy: part(() => import('../pages/AuthLayout.tsx'), 'AuthLayout'),
  ErrorBoundary: PageError,
  children: withBoundary([
    { path: paths.login, lazy: part(() => import('../pages/LoginPage.tsx'), 'LoginPage') },
    {
      path: paths.register,
      lazy: part(() => import('../pages/RegisterPage.tsx'), 'RegisterPage'),
    },
    {
      path: paths.forgotPassword,
      lazy: part(() => import('../pages/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
    },
  ]),
}

const memberPages: RouteObject[] = [
  {
    path: paths.home,
    loader: async (visit) => (await requireSession(visit)) ?? replace(paths.recommendations),
  },
  {
    path: paths.recommendations,
    handle: { title: '날씨별 옷 추천' },
    lazy: memberPart(firstPage.load, 'RecommendationsPage'),
  },
  {
    path: paths.closet,
    handle: { title: '옷장' },
    lazy: memberPart(() => import('../pages/ClosetPage.tsx'), 'ClosetPage'),
  },
  {
    path: paths.calendar,
    handle: { title: '기록' },
    lazy: memberPart(async () => (await furtherPages()).calendarPage(), 'ClosetCalendarPage'),
  },
  {
    path: paths.lookbook,
    handle: { title: '룩북' },
    lazy: memberPart(async () => (await furtherPages()).lookbookPage(), 'ClosetLookbookPage'),
  },
  {
    path: paths.statistics,
    handle: { title: '통계' },
    lazy: memberPart(async () => (await furtherPages()).statisticsPage(), 'ClosetStatisticsPage'),
  },
  {
    path: paths.laundry,
    handle: { title: '세탁·보관' },
    lazy: memberPart(async () => (await furtherPages()).laundryPage(), 'ClosetLaundryPage'),
  },
  {
    path: paths.trips,
    handle: { title: '여행' },
    lazy: memberPart(async () => (await furtherPages()).tripsPage(), 'ClosetTripsPage'),
  },
  {
    path: paths.feeds,
    handle: { title: '피드' },
    lazy: memberPart(() => import('../pages/FeedsPage.tsx'), 'FeedsPage'),
  },
  {
    path: paths.profiles,
    handle: { title: '프로필' },
    lazy: memberPart(async () => (await furtherPages()).profilesPage(), 'ProfilesPage'),
  },
  {
    path: paths.settings,
    handle: { title: '프로필 수정' },
    lazy: memberPart(async () => (await furtherPages()).settingsPage(), 'SettingsPage'),
  },
]

const adminPages: RouteObject[] = [
  {
    path: paths.adminUsers,
    handle: { title: '사용자 관리' },
    lazy: memberPart(async () => (await furtherPages()).adminUsersPage(), 'AdminUsersPage'),
  },
  {
    path: paths.adminAttributes,
    handle: { title: '속성 관리' },
    lazy: memberPart(async () => (await furtherPages()).adminAttributesPage(), 'AdminAttributesPage'),
  },
]

const protectedPages: RouteObject = {
  loader: requireSession,
  Component: Guard,
  ErrorBoundary: PageError,
  children: [
    {
      lazy: memberPart(() => import('../pages/shell/Shell.tsx'), 'Shell'),
      children: [...withBoundary(memberPages), { Component: AdminGuard, children: withBoundary(adminPages) }],
    },
  ],
}

const openPages: RouteObject[] = [
  {
    path: paths.email,
    handle: { title: '이메일 변경' },
    lazy: part(async () => (await furtherPages()).emailPage(), 'EmailPage'),
  },
  {
    path: paths.emailUndo,
    handle: { title: '이메일 되돌리기' },
    lazy: part(async () => (await furtherPages()).emailUndoPage(), 'EmailUndoPage'),
  },
  {
    path: paths.notFound,
    handle: { title: '404' },
    lazy: part(() => import('../pages/NotFoundPage.tsx'), 'NotFoundPage'),
  },
  { path: '*', lazy: part(async () => (await furtherPages()).rarePage(), 'RarePage') },
]

/** Routes for development only; the condition removes them from a build. */
const workshop: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/ui', lazy: part(() => import('../ui/gallery/Gallery.tsx'), 'Gallery') }]
  : []

export const createRouter = () =>
  createHashRouter([
    {
      Component: Root,
      HydrateFallback: Splash,
      ErrorBoundary: PageError,
      children: [authPages, protectedPages, ...workshop, ...openPages],
    },
  ])
