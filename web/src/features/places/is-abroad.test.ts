import { expect, test } from 'vitest'
import { isAbroad } from './is-abroad.ts'

test('names of places abroad are recognized, and Korean places are not', () => {
  for (const typed of ['오사카', ' 도쿄 디즈니랜드', '로스앤젤레스', 'Hong Kong', 'New York'])
    expect([typed, isAbroad(typed)]).toEqual([typed, true])
  for (const typed of ['오산시', '부산', '제주', '나라동', '']) expect([typed, isAbroad(typed)]).toEqual([typed, false])
})
