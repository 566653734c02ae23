import type { Location } from '@otday/contract'

export const placeOf = (longitude: number, latitude: number, ...locationNames: string[]): Location => ({
  longitude,
  latitude,
  x: 60,
  y: 127,
  locationNames,
})
export const seoul = placeOf(126.988, 37.567, '서울특별시', '중구')
export const busan = placeOf(129.075, 35.18, '부산광역시', '연제구')
