import {
  briefings,
  laundry,
  type Notification,
  notifications,
  type Page,
  type Profile,
  profiles,
  usualLaundryRules,
  wears,
} from '@otday/contract'
import { hani } from './people.ts'
import type { MemoryServer } from './memory-server.ts'

/** Returns a list that is complete in one page. */
export const pageOf = <T>(data: T[], over: Partial<Page<T>> = {}): Page<T> => ({
  data,
  nextCursor: null,
  nextIdAfter: null,
  hasNext: false,
  totalCount: data.length,
  sortBy: 'createdAt',
  sortDirection: 'DESCENDING',
  ...over,
})

/** Returns a profile with nothing but the name. */
export const profileOf = (over: Partial<Profile> = {}): Profile => ({
  userId: hani.id,
  name: hani.name,
  gender: null,
  birthDate: null,
  location: null,
  temperatureSensitivity: 3,
  profileImageUrl: null,
  weatherAlerts: true,
  ...over,
})

/**
 * Answers the calls that every page, the first page and the closet make, with empty results: no notifications, a bare
 * profile, no question about yesterday and nothing in the wash. Also answers the report that the app was opened.
 */
export function answerUsually(server: MemoryServer): void {
  server.answer(briefings.noteOpened, () => undefined)
  server.answer(notifications.list, () => pageOf<Notification>([]))
  server.answer(wears.question, () => ({ question: null }))
  server.answer(laundry.get, () => ({ washing: [], stored: [], due: [], rules: usualLaundryRules }))
  server.answer(profiles.get, ({ params: { userId } }) => profileOf({ userId }))
}
