import { sensitivity } from '@otday/contract'
import { Chip } from '../../../ui/Chip.tsx'
import { Slider } from '../../../ui/Slider.tsx'
import styles from './ProfileForm.module.css'

const label = '온도 민감도'
const words = ['추위를 많이 타요', '추위를 조금 타요', '보통이에요', '더위를 조금 타요', '더위를 많이 타요'] as const

/** Asks for the sensitivity, from feeling the cold easily (1) to feeling the heat easily (5). */
export function SensitivityField({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const text = words[value - sensitivity.min] ?? String(value)
  return (
    <div>
      <p className={styles.scale}>
        <span>{label}</span>
        <Chip tone="accent">{`${value} · ${text}`}</Chip>
      </p>
      <Slider
        label={label}
        value={value}
        onChange={onChange}
        min={sensitivity.min}
        max={sensitivity.max}
        startLabel={words[0]}
        endLabel={words[4]}
        valueText={text}
      />
    </div>
  )
}
