import type { FoundPlace } from '@otday/contract'

export const byDistrict = '구 이름으로 찾아보세요.'

export const onlyNear = `그런 이름은 없어요. ${byDistrict} 비슷한 이름이에요.`

/** Returns the name of a place: '서울특별시 마포구 서교동 (홍대입구역)'. */
export const labelOf = ({ locationNames, matchedName }: FoundPlace): string =>
  locationNames.join(' ') + (matchedName === null ? '' : ` (${matchedName})`)
