import { expect, test } from 'vitest'
import { type Josa, josa } from './josa.ts'

test.each<[string, Josa, string]>([
  ['니트', '을/를', '니트를'],
  ['청바지', '은/는', '청바지는'],
  ['맨투맨', '을/를', '맨투맨을'],
  ['코트', '과/와', '코트와'],
  ['장갑', '과/와', '장갑과'],
  ['양말', '으로/로', '양말로'],
  ['장갑', '으로/로', '장갑으로'],
  ['리바이스 501', '을/를', '리바이스 501을'],
  ['에어포스 2', '이/가', '에어포스 2가'],
  ['MA-1', '을/를', 'MA-1을'],
  ['베타 LT', '은/는', '베타 LT는'],
  ['후드티 XL', '을/를', '후드티 XL을'],
  ['blue denim', '을/를', 'blue denim을'],
  ['knit', '을/를', 'knit를'],
  ['패딩 (블랙)', '을/를', '패딩 (블랙)을'],
  ['★', '을/를', '★을(를)'],
])('%s with %s is %s', (word, pair, written) => {
  expect(josa(word, pair)).toBe(written)
})
