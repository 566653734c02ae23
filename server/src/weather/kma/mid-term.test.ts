import { expect, test } from 'vitest'
import { cellOf } from '../../places/index.ts'
import { midRegionOf, midSkiesOf, midTemperaturesOf } from './mid-term.ts'

const base = new Date('2026-11-20T06:00:00+09:00')
const sky = (words: unknown) =>
  midSkiesOf([{ category: undefined, wf4Am: words, wf4Pm: '맑음', rnSt4Am: 30, rnSt4Pm: 0 }], base)[0]?.am

test.each([
  ['맑음', 'CLEAR', 'NONE'],
  ['구름많음', 'MOSTLY_CLOUDY', 'NONE'],
  ['흐림', 'CLOUDY', 'NONE'],
  ['구름많고 비', 'MOSTLY_CLOUDY', 'RAIN'],
  ['구름많고 가끔 비', 'MOSTLY_CLOUDY', 'RAIN'],
  ['흐리고 한때 눈', 'CLOUDY', 'SNOW'],
  ['흐리고 비/눈', 'CLOUDY', 'RAIN_SNOW'],
  ['흐리고 눈/비', 'CLOUDY', 'RAIN_SNOW'],
  ['구름많고 소나기', 'MOSTLY_CLOUDY', 'SHOWER'],
])('the mid-term phrase %s is read as sky and precipitation', (words, skyStatus, precip) => {
  expect(sky(words)).toEqual({ sky: skyStatus, precip, pop: 30 })
})

test('an unknown mid-term phrase gives no sky', () => {
  for (const words of ['비', '맑고 비', '흐리고', '눈부시게 맑음', '', null, undefined])
    expect(sky(words)).toBeUndefined()
})

test('the morning issue of the mid-term forecast begins with the fourth day, the evening issue with the fifth', () => {
  expect(midTemperaturesOf([{ taMin4: -1, taMax4: 8, taMin5: 3, taMax5: 9 }], base)).toEqual([
    { date: '2026-11-24', min: -1, max: 8 },
    { date: '2026-11-25', min: 3, max: 9 },
  ])
  const evening = new Date('2026-12-27T18:00:00+09:00')
  expect(midTemperaturesOf([{ taMin4: null, taMax4: null, taMin5: 3, taMax5: 9 }], evening)).toEqual([
    { date: '2027-01-01', min: 3, max: 9 },
  ])
})

test.each([
  ['서울 중구', '11140', { latitude: 37.5665, longitude: 126.978 }, '11B00000', '11B10101'],
  ['수원', '41111', { latitude: 37.2636, longitude: 127.0286 }, '11B00000', '11B20601'],
  ['강릉', '51150', { latitude: 37.7519, longitude: 128.8761 }, '11D20000', '11D20501'],
  ['춘천', '51110', { latitude: 37.8813, longitude: 127.73 }, '11D10000', '11D10301'],
  ['경남 고성', '48820', { latitude: 34.973, longitude: 128.322 }, '11H20000', '11H20301'],
  ['독도', '47940', { latitude: 37.2411, longitude: 131.8646 }, '11H10000', '11E00102'],
  ['광주', '29140', { latitude: 35.1595, longitude: 126.8526 }, '11F20000', '11F20501'],
  ['목포', '46110', { latitude: 34.81, longitude: 126.39 }, '11F20000', '21F20801'],
  [
    '목포, with the code of the merged province',
    '12110',
    { latitude: 34.81, longitude: 126.39 },
    '11F20000',
    '21F20801',
  ],
  ['a point at sea without a code', null, { latitude: 33.45, longitude: 126.3 }, '11G00000', '11G00201'],
] as const)('the position %s gets the codes of its mid-term region', (_, code, point, land, city) => {
  expect(midRegionOf(cellOf(point), () => code)).toEqual({ land, city })
})
