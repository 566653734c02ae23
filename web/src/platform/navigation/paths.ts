import type { SettingsSection } from './settings-sections.ts'

export const paths = {
  home: '/',
  login: '/auth/login',
  register: '/auth/register',
  /** Links in mails lead to `email` and `emailUndo`. */
  email: '/auth/email',
  emailUndo: '/auth/email-undo',
  forgotPassword: '/auth/forgot-password',
  recommendations: '/recommendations',
  closet: '/closet',
  calendar: '/closet/calendar',
  lookbook: '/closet/looks',
  statistics: '/closet/stats',
  laundry: '/closet/laundry',
  trips: '/closet/trips',
  feeds: '/feeds',
  profiles: '/profiles',
  adminUsers: '/admin/users',
  adminAttributes: '/admin/clothes-attributes',
  settings: '/settings',
  notFound: '/404',
} as const

export const profilePath = (userId: string) => `${paths.profiles}?userId=${userId}`
export const feedsOfPath = (userId: string) => `${paths.feeds}?authorIdEqual=${userId}`
/** Returns the path of a section of the settings; the profile is shown without a parameter. */
export const settingsPath = (section: SettingsSection) =>
  section === 'profile' ? paths.settings : `${paths.settings}?section=${section}`
export const addClothesPath = (type: string) => `${paths.closet}?add=${type}`

/** Path that opens the quick start in the closet, a choice of clothes that most people have. */
export const startClosetPath = addClothesPath('start')

export const isActivePath = (current: string, entry: string) => current === entry || current.startsWith(entry)
