import { ClothesType } from '@otday/contract'
import { expect, test } from 'vitest'
import { lightness, mix } from './colour.ts'
import { clothColor, colorHexOf, plainCloth } from './colour-words.ts'
import { garmentKindOf } from './garment-kind-of.ts'
import { garmentKinds } from './garment-kinds.ts'
import { garmentSvg } from './garment-svg.ts'
import { weatherKindOf } from './WeatherIcon.tsx'
import { skyOf } from './WeatherScene.tsx'

test.each(garmentKinds)('%s stands alone: no class, no variable, every shade computed', (kind) => {
  const svg = garmentSvg(kind, '#4479bd')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(svg).not.toMatch(/class=|var\(|undefined|NaN/)
  expect(svg.match(/<path [^>]*stroke-width="[^"]*"[^>]*stroke-width=/)).toBeNull()
})

test('every type has a drawing even for a name that says nothing', () => {
  for (const type of ClothesType.options) expect(garmentKinds).toContain(garmentKindOf(type, ''))
})

test.each([
  ['TOP', '네이비 스트라이프 긴팔 티셔츠', 'long-sleeve'],
  ['TOP', '시어서커 반팔 셔츠', 'shirt'],
  ['TOP', '겨울 반팔 티', 'tshirt'],
  ['BOTTOM', '흑청 슬림 진', 'jeans'],
  ['OUTER', '벤치 롱파카', 'long-padding'],
  ['OUTER', '싱글 트렌치 코트 블랙', 'trench'],
  ['SHOES', 'PVC 장화', 'rain-boots'],
  ['ETC', '장우산', 'umbrella'],
] as const)('%s %s is drawn as %s', (type, name, kind) => {
  expect(garmentKindOf(type, name)).toBe(kind)
})

test('colour words are read, compounds before their parts', () => {
  expect(colorHexOf('블랙')).toBe('#23272E')
  expect(colorHexOf('라이트블루')).not.toBe(colorHexOf('블루'))
  expect(colorHexOf('면')).toBeNull()
  expect(clothColor(['면', '카키'], '블랙 티')).toBe(colorHexOf('카키'))
  expect(clothColor([], '옷')).toBe(plainCloth)
})

test('mixing keeps the ends and goes through the middle', () => {
  expect(mix('#4479bd', '#000000', 1)).toBe('#4479bd')
  expect(mix('#4479bd', '#ffffff', 0)).toBe('#ffffff')
  expect(lightness(mix('#000000', '#ffffff', 0.5))).toBeCloseTo(0.5, 1)
})

test('what falls goes before the sky, and only an open sky knows the night', () => {
  expect(weatherKindOf('CLEAR', 'SHOWER', true)).toBe('shower')
  expect(weatherKindOf('MOSTLY_CLOUDY', 'NONE', true)).toBe('mostly-cloudy-night')
  expect(weatherKindOf('CLOUDY', 'NONE', true)).toBe('cloudy')
  expect(skyOf('CLEAR', 'RAIN_SNOW', true)).toBe('rain')
  expect(skyOf('CLEAR', 'NONE', true)).toBe('night')
  expect(skyOf('CLOUDY', 'NONE', true)).toBe('cloudy')
})
