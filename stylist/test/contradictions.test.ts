import type { ClothesType } from '@otday/contract'
import { describe, expect, test } from 'vitest'
import type { Condition } from '../src/reading/facts.ts'
import { readFacts } from '../src/reading/read-facts.ts'

const read = (type: ClothesType, name: string, attributes = '') =>
  readFacts({
    id: name,
    name,
    type,
    attributes: attributes
      .split(',')
      .filter(Boolean)
      .map((one) => {
        const [definitionName = '', value = ''] = one.split('=')
        return { definitionName, value }
      }),
  })

describe('the head word of a name decides the kind before brand, material and attributes', () => {
  test.each([
    ['OUTER', '가죽자켓(인조)', '', 'leatherJacket'],
    ['TOP', '데님 셔츠', '', 'denimShirt'],
    ['OUTER', '셔츠 자켓', '', 'shirtJacket'],
    ['OUTER', '니트 자켓', '', 'knitJacket'],
    ['TOP', '후드 없는 맨투맨', '', 'sweatshirt'],
    ['BOTTOM', '레깅스 같은 슬랙스', '', 'slacks'],
    ['BOTTOM', '기모 없는 조거', '', 'joggers'],
    ['SHOES', '샌들형 운동화', '', 'sneakers'],
    ['SHOES', '운동화 스타일 로퍼', '', 'loafers'],
    ['SHOES', '양말 운동화', '', 'sneakers'],
    ['BOTTOM', '부츠컷 데님', '', 'jeans'],
    ['DRESS', '니트 원피스', '', 'knitDress'],
    ['TOP', '노스페이스 반팔', '', 'hikingTee'],
    ['BOTTOM', '나이키 청바지', '', 'jeans'],
    ['SHOES', '나이키 로퍼', '', 'loafers'],
    ['TOP', '나이키 셔츠', '', 'shirt'],
    ['BOTTOM', '청반바지', '', 'denimShorts'],
    ['BOTTOM', '치마바지', '', 'skort'],
    ['BOTTOM', '정장 반바지', '', 'chinoShorts'],
    ['HAT', '니트 모자', '', 'beanie'],
    ['SCARF', '니트 머플러', '', 'muffler'],
    ['TOP', '레인보우 티', '', 'tee'],
    ['TOP', '울트라 라이트 티셔츠', '', 'tee'],
    ['OUTER', '울트라라이트다운', '', 'lightDown'],
    ['OUTER', '경량패딩', '두께=두꺼움', 'lightDown'],
    ['TOP', '셔츠형 니트', '', 'knit'],
    ['TOP', '터틀넥 반팔', '', 'tee'],
    ['ETC', '우산 무늬 손수건', '', 'thing'],
    ['TOP', '흰 셔츠에 잘 어울리는 니트 조끼', '', 'knitVest'],
    ['BOTTOM', '린넨 바지', '소재=울', 'linenPants'],
    ['OUTER', '트렌치코트', '소재=면,계절=여름', 'trench'],
    ['SHOES', '부츠컷 청바지랑 신는 구두', '', 'dressShoes'],
    ['TOP', 'hoodie with zip', '', 'topHoodZip'],
    ['OUTER', '네이비 자켓', '소재=울,계절=사계절', 'blazer'],
    ['OUTER', '네이비 자켓', '소재=울,계절=겨울', 'woolJacket'],
    ['OUTER', '네이비 셋업 자켓', '소재=울,계절=사계절', 'suitJacket'],
    ['TOP', '하늘색 모헤어 털뿜뿜', '', 'thickKnit'],
    ['BOTTOM', '테니스 치마 속바지O', '', 'tennisSkirt'],
    ['OUTER', '롱가디건 에어컨용', '', 'robe'],
  ] as const)('a %s named %s with the attributes (%s) is read as the kind %s', (type, name, attributes, kind) => {
    expect(read(type, name, attributes).kind).toBe(kind)
  })

  test.each([
    ['TOP', '패딩 무늬 셔츠', 'shirt'],
    ['TOP', '니트 느낌 반팔', 'tee'],
    ['TOP', '코트 프린트 티셔츠', 'tee'],
    ['OUTER', '청자켓 (기모)', 'denimJacket'],
  ] as const)('%s %s is read as the kind %s, whatever else its name mentions', (type, name, kind) => {
    expect(read(type, name).kind).toBe(kind)
  })

  test.each([
    ['BOTTOM', '린넨 바지', '계절=겨울', 26],
    ['TOP', '린넨 셔츠', '계절=겨울', 26],
    ['OUTER', '롱패딩', '계절=여름', -5],
    ['BOTTOM', '울 슬랙스', '계절=여름', 2],
  ] as const)('%s %s (%s) has a temperature range that includes %i °C', (type, name, attributes, t) => {
    const { from, to } = read(type, name, attributes)
    expect(from <= t && t <= to).toBe(true)
  })

  test('a color attribute outranks a color word of the name', () => {
    expect(read('TOP', '블랙 티셔츠', '색상=화이트').hexes).toEqual(read('TOP', '흰 티셔츠').hexes)
  })

  test.each([
    ['OUTER', '바람막이', '방수여부=O', true],
    ['OUTER', '트렌치코트', '방수=불가', false],
    ['SHOES', '스웨이드 로퍼', '방수=가능', true],
  ] as const)('%s %s with the attribute (%s) counts as waterproof: %s', (type, name, attributes, proof) => {
    const { waterproof, spoiltByRain } = read(type, name, attributes)
    expect(waterproof).toBe(proof)
    expect(proof && spoiltByRain).toBe(false)
  })

  test('boots whose name says they are not waterproof are read as not waterproof', () => {
    expect(read('SHOES', '방수 안되는 부츠').waterproof).toBe(false)
  })
})

describe('a remark in the name decides the condition of a piece', () => {
  test.each<[ClothesType, string, Condition]>([
    ['TOP', '흰 셔츠 (목 늘어남)', 'lastResort'],
    ['TOP', '보풀 니트', 'lastResort'],
    ['TOP', '따가운 니트', 'lastResort'],
    ['BOTTOM', '무릎 나온 바지', 'lastResort'],
    ['TOP', '학교 단체티', 'lastResort'],
    ['TOP', '니트 털빠짐', 'unworn'],
    ['TOP', '작아진 맨투맨', 'unworn'],
    ['OUTER', '안 입는 코트', 'unworn'],
    ['TOP', '얼룩 있는 셔츠', 'unworn'],
    ['TOP', '구멍난 티', 'unworn'],
    ['OUTER', '지퍼 고장 자켓', 'unworn'],
    ['SHOES', '밑창 터진 운동화', 'unworn'],
    ['TOP', '안 따가움 니트', 'fine'],
    ['TOP', '털 안 빠지는 앙고라', 'fine'],
    ['TOP', '보풀 없는 니트', 'fine'],
    ['TOP', '보풀 안 나는 니트', 'fine'],
    ['TOP', '얼룩 없음 셔츠', 'fine'],
    ['BOTTOM', '찢어진 청바지', 'fine'],
    ['BOTTOM', '수선 완료 청바지', 'fine'],
    ['TOP', '택 안 뗀 셔츠', 'fine'],
    ['TOP', '안 구겨지는 셔츠', 'fine'],
    ['TOP', '꽈배기 니트 (형이 안 입는 거)', 'fine'],
    ['TOP', '교복 조끼 안입어도되는거', 'fine'],
    ['TOP', '구멍뜨개 니트', 'fine'],
    ['SHOES', '컨버스 (작음 신을만함)', 'lastResort'],
    ['SHOES', '흰 운동화 때탐', 'lastResort'],
  ])('%s %s is read with the condition %s', (type, name, condition) => {
    expect(read(type, name).condition).toBe(condition)
  })
})
