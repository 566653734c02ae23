import { formTexts, type Gender, type Location, Name, type Profile, ProfileUpdate, sensitivity } from '@otday/contract'
import type * as z from 'zod'
import { invalid, required, type Rules } from '../../../platform/forms/rules.ts'

export type ProfileBody = z.input<typeof ProfileUpdate>

export type Place = Pick<Location, 'latitude' | 'longitude' | 'locationNames'>

export interface ProfileValues {
  name: string
  gender: Gender | null
  /** `YYYY-MM-DD`; blank means none. */
  birthDate: string
  /** Whether the date input is incomplete. */
  brokenDate: boolean
  place: Place | null
  temperatureSensitivity: number
  picture: Blob | null
}

export const valuesOf = (profile: Profile): ProfileValues => ({
  name: profile.name,
  gender: profile.gender,
  birthDate: profile.birthDate ?? '',
  brokenDate: false,
  place: profile.location,
  temperatureSensitivity: profile.temperatureSensitivity ?? sensitivity.default,
  picture: null,
})

/** `today` is `YYYY-MM-DD` in Seoul. */
export const profileRules = (today: string): Rules<ProfileValues> => ({
  name: required(Name, formTexts.nicknameRequired, formTexts.nicknameInvalid),
  birthDate: (birthDate, { brokenDate }) => {
    if (birthDate === '') return brokenDate ? invalid(formTexts.birthDateInvalid) : null
    const isKnown = ProfileUpdate.shape.birthDate.safeParse(birthDate).success && birthDate <= today
    return isKnown ? null : invalid(formTexts.birthDateInvalid)
  },
})

export const isDirty = (values: ProfileValues, known: ProfileValues): boolean =>
  values.picture !== null ||
  values.brokenDate ||
  moved(values.place, known.place) ||
  (['name', 'gender', 'birthDate', 'temperatureSensitivity'] as const).some((key) => values[key] !== known[key])

/** Returns the body of the request; omits an unchanged place. */
export function bodyOf(
  { name, gender, birthDate, temperatureSensitivity, place }: ProfileValues,
  known: ProfileValues,
): ProfileBody {
  return {
    name: name.trim(),
    gender,
    birthDate: birthDate || null,
    temperatureSensitivity,
    ...(place && moved(place, known.place) && { location: positionOf(place) }),
  }
}

const positionOf = ({ latitude, longitude, locationNames }: Place) => ({ latitude, longitude, locationNames })

const moved = (to: Place | null, from: Place | null): boolean =>
  JSON.stringify(to && positionOf(to)) !== JSON.stringify(from && positionOf(from))
