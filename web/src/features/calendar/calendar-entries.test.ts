import type { DiaryDay, Wear } from '@otday/contract'
import { expect, test } from 'vitest'
import { countsOf, entriesOf, spokenEntry } from './calendar-entries.ts'

const weather = { min: 4, max: 11, skyStatus: 'MOSTLY_CLOUDY', precipitationType: 'NONE', isSample: false } as const
const day = (date: string, over: Partial<DiaryDay> = {}): DiaryDay => ({
  date,
  kind: 'KNOWN',
  weatherId: null,
  weather,
  ...over,
})
const wear = (date: string, over: Partial<Wear> = {}, ...names: string[]) =>
  ({ date, state: 'WORN', feeling: null, photo: null, items: names.map((name) => ({ name })), ...over }) as Wear

const [first, second, third, fourth] = ['2026-11-18', '2026-11-19', '2026-11-27', '2026-11-28'] as const
const entries = entriesOf([first, second, third, fourth], {
  wears: [
    wear(first, { feeling: 'GOOD' }, '롱 코트', '니트'),
    wear(first, {}, '티셔츠'),
    wear(second, { feeling: 'COLD' }, '코트'),
    wear(third, { state: 'PLANNED' }, '패딩'),
  ],
  days: [day(first), day(third, { kind: 'TYPICAL', weather: { ...weather, min: -3.2, max: 0.2 } })],
})

test('a day with several outfits counts as one day in the totals of the calendar', () => {
  expect(countsOf(entries)).toEqual({ worn: 2, good: 1, planned: 1 })
})

test('the spoken text of a calendar cell has its date, weather, outfits and feeling', () => {
  expect(entries.map((entry) => spokenEntry(entry, second))).toEqual([
    '11월 18일 수요일, 구름많음, 최저 4도 최고 11도, 옷차림 2개: 롱 코트 니트, 티셔츠, 딱 좋았어요',
    '11월 19일 목요일, 오늘, 옷차림 1개: 코트, 추웠어요',
    '계획, 11월 27일 금요일, 평년 최저 영하 3도 최고 0도, 옷차림 1개: 패딩',
    '11월 28일 토요일, 기록 없음',
  ])
})

test('the worn outfits of a day come before its planned ones', () => {
  const planned = { ...wear(first, { state: 'PLANNED' }, '패딩'), from: '08:00' }
  const [entry] = entriesOf([first], { wears: [planned, wear(first, {}, '코트'), wear(first, {}, '니트')], days: [] })
  expect(entry?.wears.map(({ items }) => items[0]?.name)).toEqual(['코트', '니트', '패딩'])
})
