import { expect, test } from 'vitest'
import { speechName } from '../src/explaining/speech-name.ts'
import { coldLevel, downpourLevel, heatLevel, snowLevel, spokenAir, spokenFelt } from '../src/explaining/warnings.ts'
import type { Item } from '../src/reading/facts.ts'
import { piece } from './support/piece.ts'

test.each<[Item['type'], string, string]>([
  ['SCARF', '[1+1] 체크 머플러 (남편거) L', '체크 머플러'],
  ['SHOES', '흰 운동화 270', '흰 운동화'],
  ['OUTER', '노스페이스 1996 눕시 블랙 95', '블랙 눕시'],
  ['OUTER', '유니클로 uv컷 얇은 가디건 네이비', '얇은 가디건'],
  ['TOP', '무신사 스탠다드 릴렉스드 옥스포드 셔츠 화이트', '화이트 옥스포드 셔츠'],
  ['SHOES', '컨버스 척70 하이 블랙', '블랙 컨버스'],
  ['TOP', '래쉬가드 긴팔 남색', '남색 래쉬가드'],
  ['SCARF', '파시미나 숄 그레이 무릎담요로도 씀', '그레이 파시미나 숄'],
  ['OUTER', '나이키 윈드러너 바람막이 형광연두', '형광연두 바람막이'],
  ['SHOES', '캔버스화', '캔버스화'],
  ['HAT', '밀짚모자', '밀짚모자'],
  ['HAT', '챙 넓은 모자', '챙 넓은 모자'],
  ['BOTTOM', '연청 청바지 27', '연청 청바지'],
  ['BOTTOM', '기모 조거팬츠 (무료배송)', '기모 조거팬츠'],
  ['ETC', '3단 우산 (검정)', '우산'],
  ['SOCKS', '두꺼운 양말 3켤레', '두꺼운 양말'],
])('%s %s has the spoken name %s', (type, name, spoken) => {
  expect(speechName(piece(type, name))).toBe(spoken)
})

test('a name without a known word is replaced by a word for its kind', () => {
  for (const name of ['E9 XPRO-3', 'ABC (a) [b]', '!!!', ''])
    expect(speechName(piece('OUTER', name))).toMatch(/^[가-힣 ]+$/)
})

test.each<[string, (value: number) => string | null, readonly (readonly [number, string | null])[]]>([
  [
    'heat',
    heatLevel,
    [
      [30.9, null],
      [31, '관심'],
      [32.9, '관심'],
      [33, '주의'],
      [34.9, '주의'],
      [35, '경고'],
      [37.9, '경고'],
      [38, '위험'],
    ],
  ],
  [
    'cold',
    coldLevel,
    [
      [-11.9, null],
      [-12, '주의'],
      [-14.9, '주의'],
      [-15, '경고'],
    ],
  ],
  [
    'snow',
    snowLevel,
    [
      [4.9, null],
      [5, '주의'],
      [19.9, '주의'],
      [20, '경고'],
    ],
  ],
  [
    'downpour',
    downpourLevel,
    [
      [29.9, null],
      [30, '주의'],
      [49.9, '주의'],
      [50, '경고'],
    ],
  ],
])('the warning levels of %s start at their limits', (_, level, steps) => {
  expect(steps.map(([value]) => [value, level(value)])).toEqual(steps)
})

test('a rounded spoken temperature never reaches a warning level that the day does not reach', () => {
  expect([32.6, 33, 30.5].map(spokenFelt)).toEqual([32, 33, 30])
  expect([-11.6, -12, -14.7, -0.4, 3.5].map(spokenAir)).toEqual([-11, -12, -14, 0, 4])
})
