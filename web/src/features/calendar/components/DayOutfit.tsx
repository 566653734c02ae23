import type { Wear } from '@otday/contract'
import { Icon } from '../../../art/Icon.tsx'
import { classNames } from '../../../styles/class-names.ts'
import { MiniFlatLay } from '../../../ui/MiniFlatLay.tsx'
import styles from './DayOutfit.module.css'

interface DayOutfitProps {
  wears: readonly Wear[]
  /** Says where the day stands: in a month, in the week that is shown, or in the week after it. */
  variant: 'month' | 'day' | 'next'
}

/** Draws the first outfit of a day, or a plus where there is none. */
export const DayOutfit = ({ wears: [first], variant }: DayOutfitProps) =>
  first?.scene ? (
    <MiniFlatLay className={classNames(styles.pic, styles[variant])} items={first.items} scene={first.scene} />
  ) : (
    <span className={classNames(styles.plus, styles[variant])}>
      <Icon name="plus" size={18} />
    </span>
  )
