import { type LaundryRules, mostDaysInWash, mostWearsUnwashed, WashGroup, washGroupLabels } from '@otday/contract'
import { useId } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { SideCard } from '../../../ui/SideCard.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { useSetRules } from '../mutations.ts'
import styles from './laundry.module.css'

export function RulesCard({ rules }: { rules: LaundryRules }) {
  const set = useSetRules()
  return (
    <SideCard title="세탁 규칙" text="횟수만큼 입으면 세탁할 때라고 알려 드려요.">
      <div className={styles.rules}>
        {WashGroup.options.map((group) => (
          <Stepper
            key={group}
            label={washGroupLabels[group]}
            value={rules.wears[group]}
            min={0}
            max={mostWearsUnwashed}
            textOf={(wears) => (wears === 0 ? '안 함' : `${wears}번`)}
            onChange={(wears) => set({ ...rules, wears: { ...rules.wears, [group]: wears } })}
          />
        ))}
        <hr />
        <Stepper
          label="돌아오기까지"
          value={rules.daysAway}
          min={1}
          max={mostDaysInWash}
          textOf={(days) => `${days}일`}
          onChange={(daysAway) => set({ ...rules, daysAway })}
        />
        <div className={styles.rule}>
          <span>저절로 세탁에 넣기</span>
          <Switch
            label="저절로 세탁에 넣기"
            checked={rules.isAutomatic}
            onChange={(isAutomatic) => set({ ...rules, isAutomatic })}
          />
        </div>
      </div>
    </SideCard>
  )
}

interface StepperProps {
  label: string
  value: number
  min: number
  max: number
  textOf: (value: number) => string
  onChange: (value: number) => void
}

function Stepper({ label, value, min, max, textOf, onChange }: StepperProps) {
  const id = useId()
  return (
    <fieldset className={styles.rule} aria-labelledby={id}>
      <span id={id}>{label}</span>
      <div className={styles.step}>
        <IconButton
          icon="minus"
          iconSize={16}
          label={`${label} 줄이기`}
          idle={value <= min}
          onClick={() => onChange(value - 1)}
        />
        <output className="num">{textOf(value)}</output>
        <IconButton
          icon="plus"
          iconSize={16}
          label={`${label} 늘리기`}
          idle={value >= max}
          onClick={() => onChange(value + 1)}
        />
      </div>
    </fieldset>
  )
}
