import type { StylistPreferences, WeekdayHours } from '@otday/contract'
import { Button } from '../../../../ui/Button.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { Switch } from '../../../../ui/Switch.tsx'
import styles from './HoursSetting.module.css'
import { SettingBlock } from './SettingBlock.tsx'
import { useSavePreferences } from './use-save-preferences.ts'
import { hoursOf, isOvernight, withHours, withoutHours } from './weekday-hours.ts'
import { weekdays } from './weekdays.data.ts'

/** Option: the stylist's usual hours. */
const auto = ''
const options = [
  { value: auto, label: '자동' },
  ...Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}시` })),
]

const noHours = [{ value: auto, label: '–' }]

export function HoursSetting({ preferences: { hours } }: { preferences: StylistPreferences }) {
  const save = useSavePreferences()
  const set = (next: WeekdayHours[]) => save.mutate({ hours: next })
  return (
    <SettingBlock
      title="나가는 시간"
      text="밖에 있는 시간의 날씨로 골라요. 자동인 요일은 상황에 맞는 시간을 써요."
      save={save}
    >
      <div className={styles.columns} aria-hidden="true">
        <span>나가는 시각</span>
        <span>들어오는 시각</span>
        <span>안 나가요</span>
      </div>
      <ul className={styles.rows}>
        {weekdays.map(({ weekday, name, fullName }) => (
          <WeekdayRow
            key={weekday}
            name={name}
            fullName={fullName}
            row={hoursOf(hours, weekday)}
            onChange={(change) => set(change ? withHours(hours, weekday, change) : withoutHours(hours, weekday))}
          />
        ))}
      </ul>
      <Button variant="secondary" disabled={hours.length === 0} onClick={() => set([])}>
        기본값으로
      </Button>
    </SettingBlock>
  )
}

interface WeekdayRowProps {
  name: string
  fullName: string
  /** Undefined: usual hours. */
  row: WeekdayHours | undefined
  /** Null: usual hours. */
  onChange: (change: Partial<WeekdayHours> | null) => void
}

function WeekdayRow({ name, fullName, row, onChange }: WeekdayRowProps) {
  const staysIn = row?.staysIn ?? false
  const hour = (field: 'leave' | 'home', label: string) => (
    <Select
      label={`${fullName} ${label}`}
      value={row && !staysIn ? String(row[field]) : auto}
      options={staysIn ? noHours : options}
      disabled={staysIn}
      onChange={(value) => onChange(value === auto ? null : { [field]: Number(value) })}
    />
  )
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      {hour('leave', '나가는 시각')}
      {hour('home', '들어오는 시각')}
      <Switch label={`${fullName} 안 나가요`} checked={staysIn} onChange={(next) => onChange({ staysIn: next })} />
      {row && isOvernight(row) && <span className={styles.overnight}>{`다음 날 ${row.home}시에 들어와요.`}</span>}
    </li>
  )
}
