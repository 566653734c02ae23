import { expect, test } from 'vitest'
import { type Particles, withParticle } from './particles.ts'

test.each<[string, Particles, string]>([
  ['니트', '을/를', '니트를'],
  ['장갑', '으로/로', '장갑으로'],
  ['샌들', '으로/로', '샌들로'],
  ['샌들', '을/를', '샌들을'],
  ['트렌치코트 (브라운)', '을/를', '트렌치코트 (브라운)을'],
  ['트렌치코트 (카키)', '은/는', '트렌치코트 (카키)는'],
  ['트렌치코트 [1+1]', '을/를', '트렌치코트 [1+1]을'],
  ['501', '을/를', '501을'],
  ['501', '으로/로', '501로'],
  ['1460', '이/가', '1460이'],
  ['BC3822', '이/가', 'BC3822가'],
  ['jacket', '을/를', 'jacket을'],
  ['coat', '을/를', 'coat를'],
  ['jeans', '과/와', 'jeans와'],
  ['black', '은/는', 'black은'],
  ['cap', '을/를', 'cap을'],
  ['style', '으로/로', 'style로'],
  ['cardigan', '이/가', 'cardigan이'],
  ['XL', '을/를', 'XL을'],
  ['XL', '으로/로', 'XL로'],
  ['MA-1', '을/를', 'MA-1을'],
  ['NIKE', '은/는', 'NIKE는'],
  ['80%', '이라/라', '80%라'],
  ['3°', '이에요/예요', '3°예요'],
  ['목폴라', '이면/면', '목폴라면'],
  ['!!', '을/를', '!!을(를)'],
])('the word %s with the particle %s becomes %s', (word, particles, whole) => {
  expect(withParticle(word, particles)).toBe(whole)
})
