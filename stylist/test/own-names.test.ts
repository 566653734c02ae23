import type { ClothesType } from '@otday/contract'
import { describe, expect, test } from 'vitest'
import { readFacts } from '../src/reading/read-facts.ts'
import names from './own-names.json' with { type: 'json' }

const read = (type: string, name: string, attributes: Readonly<Record<string, string | undefined>> = {}) =>
  readFacts({
    id: name,
    name,
    type: type as ClothesType,
    attributes: Object.entries(attributes).map(([definitionName, value]) => ({ definitionName, value: value ?? '' })),
  })

test('at least 92 of 100 piece names from twenty-four people are read as the kind their owners meant', () => {
  const wrong = names.filter(({ type, name, attributes, kinds }) => !kinds.includes(read(type, name, attributes).kind))
  expect(names.length).toBeGreaterThan(1500)
  expect(1 - wrong.length / names.length, wrong.map(({ name }) => name).join(', ')).toBeGreaterThan(0.92)
})

describe('abbreviations, old words and model names are read as kinds', () => {
  test.each([
    ['TOP', '롱슬 블랙', 'longTee'],
    ['TOP', '숏슬 먹색', 'tee'],
    ['TOP', '셔링 BL 크림', 'blouse'],
    ['TOP', '퍼프 반팔 BL', 'shortBlouse'],
    ['TOP', '빈폴 BD 소라', 'shirt'],
    ['TOP', '기모 HD', 'fleecedHoodie'],
    ['TOP', '도꾸리 밤색', 'turtleKnit'],
    ['TOP', '교복 니트쪼끼', 'schoolVest'],
    ['TOP', '하프집 니트', 'collarKnit'],
    ['BOTTOM', '새틴 롱SK', 'satinSkirt'],
    ['BOTTOM', '데님 SK', 'denimSkirt'],
    ['OUTER', '무지 집업 회색', 'hoodZip'],
    ['OUTER', '우와기', 'suitJacket'],
    ['OUTER', '골프비옷', 'raincoat'],
    ['SHOES', '포스 올백 270', 'leatherSneakers'],
  ])('%s %s is read as the kind %s', (type, name, kind) => {
    expect(read(type, name).kind).toBe(kind)
  })
})

describe('attributes decide the kind when the name does not', () => {
  test('the material attribute outranks what the brand mostly makes', () => {
    expect(read('TOP', '구호 라운드 차콜', { 소재: '캐시미어' }).kind).toBe('knit')
  })

  test('season and thickness attributes count like words of the name', () => {
    expect(read('OUTER', '싱글 먹색', { 소재: '울', 두께: '두꺼움', 계절: '겨울' }).kind).toBe('woolCoat')
    expect(read('TOP', '흰 거', { 계절: '여름' }).kind).toBe('tee')
  })
})
