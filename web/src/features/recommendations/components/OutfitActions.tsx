import { clothesTypeLabels, ClothesType } from '@otday/contract'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import type { Outfits } from '../use-outfits.ts'
import styles from './OutfitActions.module.css'

interface OutfitActionsProps {
  outfits: Outfits
  /** Buttons that plan and record the outfit. */
  wear: ReactNode
  onRegister: () => void
}

/**
 * Buttons that plan or record the outfit, then those for another outfit, for a post, and for the day's earlier outfits.
 */
export function OutfitActions({ outfits, wear, onRegister }: OutfitActionsProps) {
  const { recommendation, busy, back, forward, another, unchanged } = outfits
  return (
    <>
      <div className={styles.actions}>
        {wear}
        <Button
          variant="secondary"
          icon="refresh"
          loading={busy && recommendation !== undefined}
          data-another
          onClick={another}
        >
          다른 옷
        </Button>
        <RegisterButton onPress={onRegister} />
        <div className={styles.steps}>
          <Step label="이전 추천" icon="chevron-left" step={back} />
          <Step label="다음 추천" icon="chevron-right" step={forward} />
        </div>
      </div>
      {/* Below: the buttons stay where they are. */}
      <p className={styles.unchanged}>{unchanged}</p>
    </>
  )
}

/** Opens the form for a post; if something that a post needs is missing, the form says what. */
export function RegisterButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="secondary" icon="plus" onClick={onPress}>
      OOTD 등록
    </Button>
  )
}

interface StepProps {
  label: string
  icon: 'chevron-left' | 'chevron-right'
  /** Null if the day has no earlier or no later outfit. */
  step: (() => void) | null
}

function Step({ label, icon, step }: StepProps) {
  return (
    <Tooltip content={label}>
      <IconButton icon={icon} label={label} idle={step === null} onClick={() => step?.()} />
    </Tooltip>
  )
}

interface OutfitToolsProps {
  outfits: Outfits
  /** Adds a piece of the given type. */
  onAdd: (slot: ClothesType) => void
  onCompose: () => void
  onShare: () => void
  /** Buttons of other features. */
  children: ReactNode
}

/** Types that can be added although the outfit has a piece of them. */
const several: readonly ClothesType[] = ['TOP', 'OUTER', 'ACCESSORY', 'ETC', 'UNDERWEAR']

/** Shows the tools to change an outfit by hand: add a piece, compose, share. */
export function OutfitTools({ outfits, onAdd, onCompose, onShare, children }: OutfitToolsProps) {
  const worn = outfits.recommendation?.clothes.map(({ type }) => type) ?? []
  const addable = ClothesType.options.filter((type) => several.includes(type) || !worn.includes(type))
  return (
    <div className={styles.tools}>
      <Menu
        label="더할 옷"
        align="start"
        trigger={
          <Button variant="ghost" icon="plus">
            옷 더하기
          </Button>
        }
        items={addable.map((type) => ({ label: clothesTypeLabels[type], onSelect: () => onAdd(type) }))}
      />
      <Button variant="ghost" icon="hanger" onClick={onCompose}>
        직접 고르기
      </Button>
      <Button variant="ghost" icon="share" onClick={onShare}>
        그림으로 공유
      </Button>
      {children}
    </div>
  )
}
