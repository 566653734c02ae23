import { formTexts, type Profile, profiles } from '@otday/contract'
import { expect, test } from 'vitest'
import { bodyOf, isDirty, profileRules, valuesOf } from './values.ts'

const today = '2026-11-20'
const profile: Profile = profiles.get.response.parse({
  userId: '0197b3f0-0000-7000-8000-000000000001',
  name: '하니',
  gender: 'FEMALE',
  birthDate: '1998-03-14',
  location: { latitude: 37.567, longitude: 126.988, x: 60, y: 127, locationNames: ['서울특별시', '중구'] },
  temperatureSensitivity: 2,
  profileImageUrl: null,
  weatherAlerts: true,
})
const known = valuesOf(profile)

test('a profile form without changes is not dirty', () => {
  expect(isDirty(known, known)).toBe(false)
  expect(isDirty(valuesOf({ ...profile }), known)).toBe(false)
})

test.each([
  { name: '민지' },
  { gender: 'OTHER' as const },
  { birthDate: '' },
  { brokenDate: true },
  { temperatureSensitivity: 3 },
  { picture: new Blob(['x']) },
  { place: { ...known.place!, latitude: 35.18 } },
])('changing %o makes the profile form dirty', (change) => {
  expect(isDirty({ ...known, ...change }, known)).toBe(true)
})

const rules = profileRules(today)
const birthDateFault = (values: Partial<typeof known>) =>
  rules.birthDate?.(values.birthDate ?? '', { ...known, ...values })

test('an empty nickname counts as missing, and a blank or one-letter nickname as an error', () => {
  expect(rules.name?.('', known)).toEqual({ text: formTexts.nicknameRequired, isMissing: true })
  expect(rules.name?.('   ', known)).toEqual({ text: formTexts.nicknameRequired, isMissing: false })
  expect(rules.name?.('하', known)).toEqual({ text: formTexts.nicknameInvalid, isMissing: false })
  expect(rules.name?.('하니', known)).toBeNull()
})

const noDate = { text: formTexts.birthDateInvalid, isMissing: false }

test.each(['1899-12-31', '2026-11-21', '12026-01-01'])('the birth date %s is refused', (birthDate) => {
  expect(birthDateFault({ birthDate })).toEqual(noDate)
})

test('a half-typed birth date is refused, an empty one and today are accepted', () => {
  expect(birthDateFault({ birthDate: '', brokenDate: true })).toEqual(noDate)
  expect(birthDateFault({ birthDate: '' })).toBeNull()
  expect(birthDateFault({ birthDate: today })).toBeNull()
})

test('the place is sent if it changed and omitted otherwise', () => {
  expect(bodyOf({ ...known, name: ' 민지 ', birthDate: '' }, known)).toEqual({
    name: '민지',
    gender: 'FEMALE',
    birthDate: null,
    temperatureSensitivity: 2,
  })
  const place = { ...known.place!, latitude: 35.18, longitude: 129.075 }
  expect(bodyOf({ ...known, place }, known)).toMatchObject({ location: { latitude: 35.18, longitude: 129.075 } })
  const named = { ...known.place!, locationNames: ['서울특별시', '중구', '명동'] }
  const { latitude, longitude, locationNames } = named
  expect(bodyOf({ ...known, place: named }, known).location).toEqual({ latitude, longitude, locationNames })
})
