import { diaryDate, diaryDayFrom, seoulDate } from '@otday/common/seoul-time'
import { monthDay } from '../../../platform/time/calendar-days.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import styles from './NightNote.module.css'

/** `record`: beside buttons that record an outfit; `today`: where the diary marks its day as 오늘. */
const texts = {
  record: (yesterday: string) => `‘입었어요’는 ${yesterday} 기록이에요.`,
  today: (yesterday: string) => `기록의 오늘은 ${yesterday}예요.`,
} as const

/** Says, between midnight and four, that the diary's day is still yesterday. */
export function NightNote({ about }: { about: keyof typeof texts }) {
  const now = useNow()
  const day = diaryDate(now)
  if (day === seoulDate(now)) return null
  const yesterday = `어제(${monthDay(day)})`
  return <p className={styles.night}>{`새벽 ${diaryDayFrom}시까지 ${texts[about](yesterday)}`}</p>
}
