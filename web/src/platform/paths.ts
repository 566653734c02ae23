/** Every address of the product: paths behind the hash. */
export const paths = {
  home: '/',
  login: '/auth/login',
  register: '/auth/register',
  forgotPassword: '/auth/forgot-password',
  recommendations: '/recommendations',
  closet: '/closet',
  feeds: '/feeds',
  profiles: '/profiles',
  adminUsers: '/admin/users',
  adminAttributes: '/admin/clothes-attributes',
  settings: '/settings',
  notFound: '/404',
} as const

/** The profile of one person. */
export const profilePath = (userId: string) => `${paths.profiles}?userId=${userId}`
/** The feeds of one author. */
export const feedsOfPath = (userId: string) => `${paths.feeds}?authorIdEqual=${userId}`
/** The closet, asking for a new piece of a type. */
export const addClothesPath = (type: string) => `${paths.closet}?add=${type}`

/** An entry of the menu is active on its own path and on everything that begins with it. */
export const isActivePath = (current: string, entry: string) => current === entry || current.startsWith(entry)
