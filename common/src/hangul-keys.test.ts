import { expect, test } from 'vitest'
import { latinKeysOf } from './hangul-keys.ts'

test.each([
  ['ㅅㄷㄴㅅ', 'test'],
  ['ㅗㅐㅜㅎ.햐ㅣ애ㅜㅎ', 'hong.gildong'],
  ['안녕하세요', 'dkssudgktpdy'],
  ['꺾쇠', 'RjRthl'],
  ['읽고', 'dlfrrh'],
  ['ㄳㅄㅢ', 'rtqtml'],
  ['쁘띠', 'QmEl'],
  ['ㅜㅁㅍㄷㄱ.채ㅡ', 'naver.com'],
  ['test_1@naver.com', 'test_1@naver.com'],
  ['테스트'.normalize('NFD'), 'xptmxm'],
])('the text %s is typed with the Latin keys %s', (typed, keys) => {
  expect(latinKeysOf(typed)).toBe(keys)
})
