import { formTexts, type Gender, type Location, Name, type Profile, ProfileUpdate, sensitivity } from '@otday/contract'
import type * as z from 'zod'
import { invalid, required, type Rules } from '../../../platform/forms/rules.ts'

/** What the form says about a person, ready to be sent. */
export type ProfileDraft = z.input<typeof ProfileUpdate>

/** A place as the form needs it: its names, and where it is. */
export type Place = Pick<Location, 'latitude' | 'longitude' | 'locationNames'>

/** What stands in the form. */
export interface ProfileValues {
  name: string
  gender: Gender | null
  /** `YYYY-MM-DD`; blank means none. */
  birthDate: string
  /** The browser holds a date that isn't whole. */
  brokenDate: boolean
  place: Place | null
  temperatureSensitivity: number
  /** A newly chosen picture. */
  picture: Blob | null
}

/** What the server knows. */
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

/** Whether anything differs from what the server knows. */
export function isDirty(values: ProfileValues, known: ProfileValues): boolean {
  return (
    values.picture !== null ||
    values.brokenDate ||
    moved(values.place, known.place) ||
    (['name', 'gender', 'birthDate', 'temperatureSensitivity'] as const).some((key) => values[key] !== known[key])
  )
}

/** The body to send; the place only when it is another one. */
export function draftOf(values: ProfileValues, known: ProfileValues): ProfileDraft {
  const { name, gender, birthDate, temperatureSensitivity, place } = values
  return {
    name: name.trim(),
    gender,
    birthDate: birthDate || null,
    temperatureSensitivity,
    ...(place && moved(place, known.place) && { location: { latitude: place.latitude, longitude: place.longitude } }),
  }
}

function moved(to: Place | null, from: Place | null): boolean {
  return to?.latitude !== from?.latitude || to?.longitude !== from?.longitude
}
