import { plainCloth } from '@otday/art/garment-tones'
import type { CommonGarment } from '@otday/contract'
import { GarmentTile } from '../../../ui/GarmentTile.tsx'
import { ColorRadios } from '../../clothes-form/index.ts'
import styles from './QuickStartDialog.module.css'
import { TickBox } from './TickBox.tsx'

interface GarmentChoiceProps {
  garment: CommonGarment
  ticked: boolean
  color: string
  /** Maps the name of a color to `#rrggbb`. */
  swatches: ReadonlyMap<string, string>
  onTick: (ticked: boolean) => void
  onColor: (color: string) => void
}

export function GarmentChoice({ garment, ticked, color, swatches, onTick, onColor }: GarmentChoiceProps) {
  const { key, kind, name, colors } = garment
  const hexOf = (one: string) => swatches.get(one) ?? plainCloth
  return (
    <li className={ticked ? undefined : styles.left}>
      <div className={styles.picture}>
        <GarmentTile kind={kind} color={hexOf(color)} radius="l" />
        <TickBox label={name} checked={ticked} onTick={onTick} />
      </div>
      <p className={`${styles.name} ell`} aria-hidden="true">
        {name}
      </p>
      <ColorRadios
        label={`${name} 색상`}
        name={`color-${key}`}
        value={color}
        options={colors.map((one) => ({ value: one, label: one, hex: hexOf(one) }))}
        onChange={onColor}
      />
    </li>
  )
}
