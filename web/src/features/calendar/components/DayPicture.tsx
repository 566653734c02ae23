import { classNames } from '../../../styles/class-names.ts'
import { groundTones } from '../../../ui/MiniFlatLay.tsx'
import { type CalendarEntry, isPlan, skyOfDay } from '../calendar-entries.ts'
import { DayOutfit } from './DayOutfit.tsx'
import { Badge } from './DaySigns.tsx'
import styles from './DayPicture.module.css'

/** The first outfit of a day on the colors of its sky, and how many more there are. */
export const DayPicture = ({ entry, className }: { entry: CalendarEntry; className?: string | undefined }) => (
  <span
    className={classNames(
      styles.picture,
      entry.wears.length > 0 && styles.has,
      isPlan(entry) && styles.planned,
      className,
    )}
    style={groundTones(skyOfDay(entry))}
  >
    <DayOutfit wears={entry.wears} variant="day" />
    {entry.wears.length > 1 && <Badge className={`${styles.more} num`}>{`+${entry.wears.length - 1}`}</Badge>}
  </span>
)
