import { ColorFamily, colorFamilyLabels, colorFamilySwatches } from '@otday/contract'
import { type CSSProperties, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { Popover } from '../../../ui/Popover.tsx'
import styles from './ColorFilter.module.css'
import { FilterButton } from './FilterButton.tsx'

interface ColorFilterProps {
  chosen: readonly ColorFamily[]
  onChange: (chosen: ColorFamily[]) => void
}

/** Filters by color; several may be chosen, and the list follows at once. */
export function ColorFilter({ chosen, onChange }: ColorFilterProps) {
  const [open, setOpen] = useState(false)
  const [first] = chosen
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title="색"
      compact
      trigger={
        <FilterButton label="색" active={chosen.length > 0}>
          {`${first ? colorFamilyLabels[first] : '전체'}${chosen.length > 1 ? ` 외 ${chosen.length - 1}` : ''}`}
        </FilterButton>
      }
    >
      <fieldset className={styles.colors} aria-label="색">
        {ColorFamily.options.map((family) => {
          const isChosen = chosen.includes(family)
          return (
            <button
              key={family}
              type="button"
              aria-pressed={isChosen}
              className={styles.color}
              style={{ '--color': colorFamilySwatches[family] } as CSSProperties}
              onClick={() => onChange(isChosen ? chosen.filter((other) => other !== family) : [...chosen, family])}
            >
              <span className={styles.swatch}>{isChosen && <Icon name="check" size={16} />}</span>
              {colorFamilyLabels[family]}
            </button>
          )
        })}
      </fieldset>
    </Popover>
  )
}
