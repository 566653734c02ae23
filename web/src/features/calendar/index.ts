export { WearCalendar } from './components/WearCalendar.tsx'
export { Around, readCalendarAhead } from './lazy.tsx'
