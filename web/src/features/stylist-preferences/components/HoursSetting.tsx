import type { StylistPreferences, WeekdayHours } from '@otday/contract'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Segmented } from '../../../ui/RadioRow.tsx'
import { Select } from '../../../ui/Select.tsx'
import styles from './HoursSetting.module.css'
import { SettingBlock } from './SettingBlock.tsx'
import { useSavePreferences } from './use-save-preferences.ts'
import { commonHours, type DayPlan, hoursOf, hoursText, isOvernight, planOf, withPlan } from './weekday-hours.ts'
import { weekdays } from './weekdays.data.ts'

const plans = [
  { value: 'AUTO', label: '자동' },
  { value: 'OUT', label: '시간 정하기' },
  { value: 'IN', label: '안 나가요' },
] as const satisfies { value: DayPlan; label: string }[]

const hourOptions = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}시` }))
const workdays = [1, 2, 3, 4, 5]

/** Sets when the user leaves and comes home: several weekdays are chosen, then set together. */
export function HoursSetting({ preferences: { hours } }: { preferences: StylistPreferences }) {
  const save = useSavePreferences()
  const [chosen, setChosen] = useState<readonly number[]>(workdays)
  const set = (next: WeekdayHours[]) => save.mutate({ hours: next })
  return (
    <SettingBlock
      title="나가는 시간"
      text="밖에 있는 시간의 날씨로 골라요. 자동인 요일은 상황에 맞는 시간을 써요."
      save={save}
    >
      <fieldset className={styles.days} aria-label="요일">
        {weekdays.map(({ weekday, name, fullName }) => {
          const isChosen = chosen.includes(weekday)
          const text = hoursText(hoursOf(hours, weekday))
          return (
            <button
              key={weekday}
              type="button"
              className={styles.day}
              aria-pressed={isChosen}
              onClick={() => setChosen(isChosen ? chosen.filter((day) => day !== weekday) : [...chosen, weekday])}
            >
              <b aria-hidden="true">{name}</b>
              <span className="sr">{fullName}</span> <span className="num">{text}</span>
            </button>
          )
        })}
      </fieldset>
      {chosen.length === 0 ? (
        <p className={styles.hint}>시간을 정할 요일을 골라 주세요.</p>
      ) : (
        <ChosenDays hours={hours} chosen={chosen} onChange={set} />
      )}
      <Button variant="secondary" disabled={hours.length === 0} onClick={() => set([])}>
        기본값으로
      </Button>
    </SettingBlock>
  )
}

interface ChosenDaysProps {
  hours: readonly WeekdayHours[]
  /** The chosen weekdays, at least one. */
  chosen: readonly number[]
  onChange: (hours: WeekdayHours[]) => void
}

function ChosenDays({ hours, chosen, onChange }: ChosenDaysProps) {
  const plan = planOf(hours, chosen)
  const common = commonHours(hours, chosen)
  const hour = (field: 'leave' | 'home', label: string) => (
    <Select
      label={label}
      showLabel
      value={common[field] === undefined ? '' : String(common[field])}
      placeholder={`${label} 여러 가지`}
      options={common[field] === undefined ? [{ value: '', label: '여러 가지' }, ...hourOptions] : hourOptions}
      onChange={(value) => value !== '' && onChange(withPlan(hours, chosen, 'OUT', { [field]: Number(value) }))}
    />
  )
  return (
    <div className={styles.chosen}>
      <Segmented
        label="고른 요일"
        value={plan}
        options={plans}
        onChange={(next) => onChange(withPlan(hours, chosen, next))}
      />
      {plan === 'OUT' && (
        <div className={styles.hours}>
          {hour('leave', '나가는 시각')}
          {hour('home', '들어오는 시각')}
        </div>
      )}
      {plan === 'OUT' && isOvernight(common) && <p className={styles.hint}>{`다음 날 ${common.home}시에 들어와요.`}</p>}
    </div>
  )
}
