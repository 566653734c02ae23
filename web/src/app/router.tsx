import { createHashRouter, type RouteObject, replace } from 'react-router'
import { paths } from '../platform/paths.ts'
import { AdminGuard, Guard, requireSession } from './Guard.tsx'
import { PageError } from './PageError.tsx'
import { Root } from './Root.tsx'
import { Splash } from './Splash.tsx'

const authPages: RouteObject = {
  lazy: async () => ({ Component: (await import('../pages/AuthLayout.tsx')).AuthLayout }),
  ErrorBoundary: PageError,
  children: [
    { path: paths.login, lazy: async () => ({ Component: (await import('../pages/LoginPage.tsx')).LoginPage }) },
    {
      path: paths.register,
      lazy: async () => ({ Component: (await import('../pages/RegisterPage.tsx')).RegisterPage }),
    },
    {
      path: paths.forgotPassword,
      lazy: async () => ({ Component: (await import('../pages/ForgotPasswordPage.tsx')).ForgotPasswordPage }),
    },
  ],
}

const memberPages: RouteObject[] = [
  { path: paths.home, loader: () => replace(paths.recommendations) },
  {
    path: paths.recommendations,
    handle: { title: '날씨별 옷 추천' },
    lazy: async () => ({ Component: (await import('../pages/RecommendationsPage.tsx')).RecommendationsPage }),
  },
  {
    path: paths.closet,
    handle: { title: '옷장' },
    lazy: async () => ({ Component: (await import('../pages/ClosetPage.tsx')).ClosetPage }),
  },
  {
    path: paths.feeds,
    handle: { title: '피드' },
    lazy: async () => ({ Component: (await import('../pages/FeedsPage.tsx')).FeedsPage }),
  },
  {
    path: paths.profiles,
    handle: { title: '프로필' },
    lazy: async () => ({ Component: (await import('../pages/ProfilesPage.tsx')).ProfilesPage }),
  },
  {
    path: paths.settings,
    handle: { title: '프로필 수정' },
    lazy: async () => ({ Component: (await import('../pages/SettingsPage.tsx')).SettingsPage }),
  },
]

const adminPages: RouteObject[] = [
  {
    path: paths.adminUsers,
    handle: { title: '사용자 관리' },
    lazy: async () => ({ Component: (await import('../pages/AdminUsersPage.tsx')).AdminUsersPage }),
  },
  {
    path: paths.adminAttributes,
    handle: { title: '속성 관리' },
    lazy: async () => ({ Component: (await import('../pages/AdminAttributesPage.tsx')).AdminAttributesPage }),
  },
]

const withBoundary = (pages: RouteObject[]) =>
  pages.map((page) => ({ ...page, ErrorBoundary: PageError }) as RouteObject)

const protectedPages: RouteObject = {
  loader: requireSession,
  Component: Guard,
  ErrorBoundary: PageError,
  children: [
    {
      lazy: async () => ({ Component: (await import('../pages/shell/Shell.tsx')).Shell }),
      children: [...withBoundary(memberPages), { Component: AdminGuard, children: withBoundary(adminPages) }],
    },
  ],
}

const openPages: RouteObject[] = [
  {
    path: paths.email,
    handle: { title: '이메일 변경' },
    lazy: async () => ({ Component: (await import('../pages/EmailPage.tsx')).EmailPage }),
  },
  {
    path: paths.emailUndo,
    handle: { title: '이메일 되돌리기' },
    lazy: async () => ({ Component: (await import('../pages/EmailUndoPage.tsx')).EmailUndoPage }),
  },
  {
    path: paths.notFound,
    handle: { title: '404' },
    lazy: async () => ({ Component: (await import('../pages/NotFoundPage.tsx')).NotFoundPage }),
  },
  { path: '*', loader: () => replace(paths.notFound) },
]

/** Development only: the condition keeps it out of the build. */
const workshop: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/ui', lazy: async () => ({ Component: (await import('../ui/gallery/Gallery.tsx')).Gallery }) }]
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
