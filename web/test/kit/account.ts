import {
  auth,
  account,
  type BriefingSettings,
  briefings,
  type Clothes,
  clothes,
  comfort,
  type Device,
  devices,
  drafts,
  type Location,
  type OwnEmail,
  type Profile,
  profiles,
  SessionId,
  type SignInMethods,
  signInMethods,
  stylist,
  usualBriefing,
  type UserDto,
} from '@otday/contract'
import * as z from 'zod'
import type { MemoryServer } from './memory-server.ts'
import { hani, stateOf } from './people.ts'
import { busan, seoul } from './places.ts'
import { pageOf, profileOf } from './usual.ts'
import { noPreferences } from './recommendations.data.ts'

export const deviceOf = (over: Partial<Device> = {}): Device => ({
  id: z.decode(SessionId, '01900000-0000-7000-8000-0000000000d1'),
  label: 'Chrome · Linux',
  createdAt: new Date(),
  lastUsedAt: new Date(),
  current: true,
  ...over,
})

export const iPhone = (): Device =>
  deviceOf({
    id: z.decode(SessionId, '01900000-0000-7000-8000-0000000000d2'),
    label: 'Safari · iPhone',
    current: false,
  })

const passwordOnly: SignInMethods = {
  password: true,
  confirmedUntil: null,
  providers: [
    { provider: 'google', available: false, linkedAt: null },
    { provider: 'kakao', available: false, linkedAt: null },
  ],
}

/** Settings that the server remembers, for tests to check and to change. */
export interface Settings {
  profile: Profile
  email: OwnEmail
  briefing: BriefingSettings
  devices: Device[]
}

/**
 * Answers all calls of the settings, for a user who has a password and default settings. Saved settings are returned
 * later.
 */
export function answerSettings(server: MemoryServer, over: Partial<Settings> = {}, user: UserDto = hani): Settings {
  const settings: Settings = {
    profile: profileOf({ userId: user.id, name: user.name }),
    email: { email: user.email, pending: null },
    briefing: usualBriefing,
    devices: [deviceOf()],
    ...over,
  }
  answerProfile(server, settings)
  server.answer(account.email, () => settings.email)
  server.answer(devices.list, () => settings.devices)
  server.answer(briefings.get, () => settings.briefing)
  server.answer(briefings.set, ({ body }) => {
    settings.briefing = body
    return body
  })
  server.answer(briefings.preview, () => ({ date: null, time: null, missing: 'DAYS' as const, content: null }))
  server.answer(comfort.get, () => ({ offset: 0, yesterday: null, today: null }))
  server.answer(signInMethods.list, () => passwordOnly)
  server.answer(stylist.get, () => noPreferences)
  server.answer(stylist.learned, () => ({ learned: [], votes: 0 }))
  return settings
}

function answerProfile(server: MemoryServer, settings: Settings): void {
  server.answer(profiles.get, ({ params: { userId } }) =>
    userId === settings.profile.userId ? settings.profile : profileOf({ userId }),
  )
  server.answer(profiles.update, ({ body }) => {
    const { location, ...changes } = body
    settings.profile = {
      ...settings.profile,
      ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
      ...(location && {
        location: { ...placeNear(location), ...(location.locationNames && { locationNames: location.locationNames }) },
      }),
    }
    return settings.profile
  })
}

/** Returns the location that the server names for coordinates near Seoul or Busan. */
export const placeNear = ({ latitude }: Pick<Location, 'latitude'>): Location => (latitude > 36.5 ? seoul : busan)

/** Answers the calls of the closet page for a user without clothes. */
export function answerEmptyCloset(server: MemoryServer): void {
  server.answer(clothes.list, () => pageOf<Clothes>([]))
  server.answer(drafts.list, () => [])
}

/** Answers sign-ins: the right password succeeds; any other calls `refuse`. */
export function answerSignIn(server: MemoryServer, password: string, refuse: () => never, user: UserDto = hani): void {
  server.answer(auth.signIn, ({ body }) => (body.password === password ? stateOf(user) : refuse()))
}
