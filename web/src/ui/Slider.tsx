import { Slider as RadixSlider } from 'radix-ui'
import styles from './Slider.module.css'

interface SliderProps {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  startLabel: string
  endLabel: string
  /** Value in words, for screen readers. */
  valueText: string
  disabled?: boolean
}

export function Slider({
  label,
  value,
  onChange,
  min = 1,
  max = 5,
  step = 1,
  startLabel,
  endLabel,
  valueText,
  disabled = false,
}: SliderProps) {
  const stops = Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step)
  return (
    <div>
      <RadixSlider.Root
        className={styles.root}
        value={[value]}
        onValueChange={([next]) => {
          if (next !== undefined) onChange(next)
        }}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
      >
        <RadixSlider.Track className={styles.track}>
          <RadixSlider.Range className={styles.range} />
        </RadixSlider.Track>
        <span className={styles.dots} aria-hidden="true">
          {stops.map((stop) => (
            <i key={stop} data-on={stop < value || undefined} />
          ))}
        </span>
        <RadixSlider.Thumb className={styles.thumb} aria-label={label} aria-valuetext={valueText} />
      </RadixSlider.Root>
      <div className={styles.ends}>
        <span>{startLabel}</span>
        <span>{endLabel}</span>
      </div>
    </div>
  )
}
