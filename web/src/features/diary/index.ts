export { WearCalendar } from './components/calendar/WearCalendar.tsx'
export { WearButtons } from './components/WearButtons.tsx'
export { lateText, lateWears } from './late-wears.ts'
export { askIfWorn, Diary, FeedWear, leave, PastOutfit } from './lazy.tsx'
