import type { CommonGarment } from '@otday/contract'
import { colorHexOf, plainCloth } from '../../art/colour-words.ts'
import { garmentKindOf } from '../../art/garment-kind-of.ts'
import { GarmentTile } from '../../ui/GarmentTile.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './QuickStartDialog.module.css'
import { TickBox } from './TickBox.tsx'

interface GarmentChoiceProps {
  garment: CommonGarment
  ticked: boolean
  color: string
  onTick: (ticked: boolean) => void
  onColor: (color: string) => void
}

const hexOf = (color: string) => colorHexOf(color) ?? plainCloth

/** One garment of the sheet: its picture in the chosen colour is the box to tick, the colours stand below. */
export function GarmentChoice({ garment, ticked, color, onTick, onColor }: GarmentChoiceProps) {
  const { key, type, name, colors } = garment
  return (
    <li className={classNames(styles.garment, !ticked && styles.left)}>
      <div className={styles.picture}>
        <GarmentTile kind={garmentKindOf(type, name)} color={hexOf(color)} radius="l" />
        <TickBox label={name} checked={ticked} onTick={onTick} />
      </div>
      <p className={`${styles.name} ell`} aria-hidden="true">
        {name}
      </p>
      <div className={styles.colors} role="radiogroup" aria-label={`${name} 색상`}>
        {colors.map((one) => (
          <input
            key={one}
            type="radio"
            name={`color-${key}`}
            aria-label={one}
            title={one}
            className={styles.color}
            style={{ color: hexOf(one) }}
            checked={one === color}
            onChange={() => onColor(one)}
          />
        ))}
      </div>
    </li>
  )
}
