import { type FoundPlace, profiles, toastTexts, weathers } from '@otday/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerSettings, placeNear } from '../kit/account.ts'
import { expectAccessible } from '../kit/accessible.ts'
import { page, useApp, userEvent } from '../kit/app.tsx'
import { hani } from '../kit/people.ts'
import { count } from '../kit/outfit-page.ts'
import { profileOf } from '../kit/usual.ts'
import { busan, seoul } from '../kit/places.ts'
import { onDesktop, onPhone } from '../kit/screens.ts'
import { boxOf } from '../kit/shell.ts'

const app = useApp()
const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const place = page.getByLabelText('현재 위치', { exact: true })
const word = page.getByLabelText('지역 이름', { exact: true })
const found = page.getByRole('list', { name: '찾은 지역' })

const foundOf = (...locationNames: string[]): FoundPlace => ({
  locationNames,
  latitude: 37.75,
  longitude: 128.88,
  matchedName: null,
  isNearest: false,
})

beforeEach(() => {
  app.server.answer(weathers.location, ({ query }) => ({ ...placeNear(query), ...query }))
})
afterEach(() => void vi.restoreAllMocks())
afterEach(onDesktop)

async function openSettings(location: typeof seoul | null = null) {
  answerSettings(app.server, { profile: profileOf({ location }) })
  await app.open('/settings', hani)
  await expect.element(page.getByLabelText('닉네임')).toHaveValue(hani.name)
}

async function expectClean() {
  await expect.element(button('되돌리기')).not.toBeInTheDocument()
  await expect.element(button('저장')).not.toBeInTheDocument()
}

test('a place is found by its name, without submitting the form', async () => {
  app.server.answer(weathers.places, ({ query: { nameLike } }) =>
    nameLike === '강릉' ? [foundOf('강원특별자치도', '강릉시')] : [],
  )
  await openSettings()
  await button('이름으로').click()
  await expect.element(word).toHaveFocus()
  await word.fill('없는이름')
  await expect.element(page.getByText('찾은 곳이 없어요. 구 이름으로 찾아보세요.')).toBeVisible()
  await word.fill('강릉')
  await userEvent.keyboard('{Enter}')
  const city = found.getByRole('button', { name: '강원특별자치도 강릉시', exact: true })
  await expect.element(city).toBeVisible()
  expect(app.server.callsOf(profiles.update)).toEqual([])
  await city.click()
  await expect.element(place).toHaveValue('강원특별자치도 강릉시')
  await expect.element(word).not.toBeInTheDocument()
  await button('저장').click()
  await expect.element(page.getByText(toastTexts.profileUpdated)).toBeVisible()
  expect(app.server.callsOf(profiles.update)).toMatchObject([
    { body: { location: { latitude: 37.75, longitude: 128.88, locationNames: ['강원특별자치도', '강릉시'] } } },
  ])
  // The field shows the name that the user has chosen, not the name of the area at its coordinates.
  await expect.element(place).toHaveValue('강원특별자치도 강릉시')
})

test('on a phone the places that were found stand above the buttons that save', async () => {
  const district = (nth: number) => foundOf('서울특별시', '마포구', `${nth}동`)
  app.server.answer(weathers.places, () => [1, 2, 3, 4, 5, 6].map(district))
  await onPhone()
  await openSettings()
  await page.getByLabelText('닉네임').fill('하니다')
  await button('이름으로').click()
  await word.fill('마포구')
  await count(found.getByRole('button')).toBe(6)
  const last = found.getByRole('button').last()
  await expect.poll(() => boxOf(last).bottom).toBeLessThanOrEqual(boxOf(button('저장')).top)
})

test('before a name is typed, cities can be chosen, by arrow keys too', async () => {
  await openSettings()
  await button('이름으로').click()
  const cities = page.getByRole('list', { name: '많이 찾는 도시' }).getByRole('button')
  await expect.element(cities.first()).toHaveTextContent('서울')
  await expectAccessible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(cities.nth(1)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(place).toHaveValue('부산광역시')
  await expect.element(cities.first()).not.toBeInTheDocument()
  await button('저장').click()
  await expect
    .poll(() => app.server.callsOf(profiles.update))
    .toMatchObject([{ body: { location: { locationNames: ['부산광역시'] } } }])
})

test('a name abroad is answered with a sentence, also when the search fails, and no similar Korean name is offered', async () => {
  app.server.answer(weathers.places, () => [{ ...foundOf('경기도', '오산시'), isNearest: true }])
  await openSettings()
  await button('이름으로').click()
  await word.fill('오사카')
  await expect.element(page.getByText('아직 국내만 돼요. 해외 날씨는 몰라요.')).toBeVisible()
  expect(found.elements()).toEqual([])
  app.server.answer(weathers.places, () => Response.json({ message: '잠시 뒤에 해 주세요.' }, { status: 500 }))
  await word.fill('도쿄')
  await expect.element(page.getByText('아직 국내만 돼요. 해외 날씨는 몰라요.')).toBeVisible()
  await expect.element(page.getByText('잠시 뒤에 해 주세요.')).not.toBeInTheDocument()
})

test('a search for places that fails says so and may be tried again', async () => {
  app.server.answer(weathers.places, () => Response.json({ message: '잠시 뒤에 해 주세요.' }, { status: 500 }))
  await openSettings()
  await button('이름으로').click()
  await word.fill('부산')
  await expect.element(page.getByText('잠시 뒤에 해 주세요.')).toBeVisible()
  app.server.answer(weathers.places, () => [foundOf('부산광역시'), foundOf('부산광역시', '중구')])
  await button('다시 시도').click()
  await expect.element(found.getByRole('button').first()).toHaveTextContent('부산광역시')
  await expectAccessible()
})

test('the browser’s location is filled in, reverted and saved', async () => {
  const coords = { longitude: 129.0751, latitude: 35.1802 } as GeolocationCoordinates
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((tell) =>
    tell({ coords, timestamp: 0 } as GeolocationPosition),
  )
  await openSettings(seoul)
  await button('현재 위치로').click()
  await expect.element(place).toHaveValue(busan.locationNames.join(' '))
  await button('되돌리기').click()
  await expect.element(place).toHaveValue(seoul.locationNames.join(' '))
  await button('현재 위치로').click()
  await expect.element(place).toHaveValue(busan.locationNames.join(' '))
  await button('저장').click()
  await expect.element(page.getByText(toastTexts.profileUpdated)).toBeVisible()
  expect(app.server.callsOf(profiles.update)).toMatchObject([
    { body: { location: { longitude: 129.08, latitude: 35.18 } } },
  ])
})

test('without a browser location the form asks for coordinates, and entering zero or canceling changes nothing', async () => {
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, refuse) =>
    refuse?.({ code: 1 } as GeolocationPositionError),
  )
  const answers = [null, '0', '126.988', null, '126.988', '37.567']
  const asked: string[] = []
  vi.spyOn(window, 'prompt').mockImplementation((question = '') => {
    asked.push(question)
    return answers[asked.length - 1] ?? null
  })
  await openSettings()
  await expect.element(place).toHaveValue('')
  await button('현재 위치로').click()
  await expect.element(word).toHaveFocus()
  await expect.element(page.getByText('현재 위치를 알 수 없어요. 이름으로 찾아 주세요.')).toBeVisible()
  for (const questions of [1, 2, 4]) {
    await button('좌표로 입력').click()
    await expect.poll(() => asked.length).toBe(questions)
    await expect.element(button('현재 위치로')).not.toHaveAttribute('aria-busy', 'true')
    await expectClean()
  }
  await button('좌표로 입력').click()
  await expect.element(place).toHaveValue(seoul.locationNames.join(' '))
  expect(asked[0]).toContain('126.988')
  expect(asked[3]).toContain('37.567')
  await expect.element(button('저장')).toBeEnabled()
})
