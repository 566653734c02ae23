import * as z from 'zod'
import { Audience, ClosetAudience } from './audiences.ts'
import { Name } from './users.ts'
import { endpoints } from './endpoint.ts'
import { formTexts } from './form-texts.data.ts'
import { profileImageLimit } from './user-limits.ts'
import { CalendarDate, ImageUrl, MuteId, UserId } from './vocabulary.ts'
import { ChosenPosition, Location } from './places.ts'

export const Gender = z.enum(['MALE', 'FEMALE', 'OTHER'])
export type Gender = z.infer<typeof Gender>
export const genderLabels = { MALE: '남성', FEMALE: '여성', OTHER: '기타' } as const satisfies Record<Gender, string>

export const sensitivity = { min: 1, max: 5, default: 3 } as const
/** Earliest date of birth that is accepted: nobody alive was born before. */
export const earliestBirthDate = '1900-01-01'

/** A user's profile. Birth date, place, sensitivity and weather warnings are null for all viewers but its owner. */
export const Profile = z.object({
  userId: UserId,
  name: z.string(),
  gender: Gender.nullable(),
  birthDate: CalendarDate.nullable(),
  location: Location.nullable(),
  temperatureSensitivity: z.int().nullable(),
  profileImageUrl: ImageUrl.nullable(),
  weatherAlerts: z.boolean().nullable(),
  /** The viewer's mute of this user, if there is one. */
  muteId: MuteId.optional(),
  /** Absent from servers and kept responses of before. Of a private account others than followers see name and picture. */
  audience: Audience.optional(),
  /** The owner alone gets it. */
  closetAudience: ClosetAudience.optional(),
  /** True if the viewer sees name and picture only. */
  isLocked: z.boolean().optional(),
})
export type Profile = z.infer<typeof Profile>

/** A location may include a grid cell, but the server computes its own. */
export const ProfileUpdate = z.object({
  name: Name,
  gender: Gender.nullish(),
  birthDate: CalendarDate.refine((day) => day >= earliestBirthDate, formTexts.birthDateInvalid).nullish(),
  temperatureSensitivity: z.int().min(sensitivity.min).max(sensitivity.max).nullish(),
  location: ChosenPosition.nullish(),
  weatherAlerts: z.boolean().nullish(),
})

const ofUser = { path: '/api/users/:userId/profiles', params: z.object({ userId: UserId }), access: 'user' } as const

export const profiles = endpoints({
  get: {
    ...ofUser,
    method: 'GET',
    summary: '프로필 보기',
    status: 200,
    response: Profile,
    errors: ['UserNotFound'],
  },
  update: {
    ...ofUser,
    method: 'PATCH',
    summary: '내 프로필 바꾸기',
    body: ProfileUpdate,
    encoding: 'multipart',
    imageLimit: profileImageLimit,
    rate: 'upload',
    status: 200,
    response: Profile,
    errors: ['Forbidden', 'LocationNotSupported', 'InvalidImage', 'ImageTooLarge', 'TooManyPictures'],
  },
})
