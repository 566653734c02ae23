/** Monday first; `weekday` counts from Sunday, as the contract does. */
export const weekdays = [
  { weekday: 1, name: '월', fullName: '월요일' },
  { weekday: 2, name: '화', fullName: '화요일' },
  { weekday: 3, name: '수', fullName: '수요일' },
  { weekday: 4, name: '목', fullName: '목요일' },
  { weekday: 5, name: '금', fullName: '금요일' },
  { weekday: 6, name: '토', fullName: '토요일' },
  { weekday: 0, name: '일', fullName: '일요일' },
] as const
