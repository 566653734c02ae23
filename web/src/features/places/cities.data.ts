import type { Position } from '@otday/contract'

/** Metropolitan cities and others that many people search for, located at their city halls. */
export const cities: readonly (Position & { short: string; name: string })[] = [
  { short: '서울', name: '서울특별시', latitude: 37.5665, longitude: 126.978 },
  { short: '부산', name: '부산광역시', latitude: 35.1798, longitude: 129.075 },
  { short: '대구', name: '대구광역시', latitude: 35.8714, longitude: 128.6014 },
  { short: '인천', name: '인천광역시', latitude: 37.4563, longitude: 126.7052 },
  { short: '광주', name: '광주광역시', latitude: 35.1601, longitude: 126.8514 },
  { short: '대전', name: '대전광역시', latitude: 36.3504, longitude: 127.3845 },
  { short: '울산', name: '울산광역시', latitude: 35.5396, longitude: 129.3115 },
  { short: '세종', name: '세종특별자치시', latitude: 36.48, longitude: 127.289 },
  { short: '수원', name: '경기도 수원시', latitude: 37.2636, longitude: 127.0286 },
  { short: '제주', name: '제주특별자치도 제주시', latitude: 33.4996, longitude: 126.5312 },
]
