import { type ReactNode, useDeferredValue } from 'react'
import { messageOf } from '../../../platform/api-error.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { NothingToWear } from './NothingToWear.tsx'
import { OutfitGrid, OutfitGridSkeleton } from './OutfitGrid.tsx'
import { OutfitHead } from './OutfitHead.tsx'
import styles from './OutfitSection.module.css'
import { QuestionSlot } from './QuestionSlot.tsx'
import type { Outfits } from '../use-outfits.ts'
import { VoteSlot } from './VoteSlot.tsx'
import { Why } from './Why.tsx'

interface OutfitSectionProps {
  outfits: Outfits
  /** Usual weather of the season, not a forecast. */
  sample: boolean
  /** No weather for now. */
  idle: boolean
  onRegister: () => void
}

export function OutfitSection({ outfits, sample, idle, onRegister }: OutfitSectionProps) {
  return (
    <section aria-labelledby="outfit-title">
      <OutfitHead outfits={outfits} sample={sample} onRegister={onRegister} />
      <Outfit outfits={outfits} idle={idle} />
    </section>
  )
}

function Outfit({ outfits, idle }: { outfits: Outfits; idle: boolean }): ReactNode {
  const { error, busy, locked, toggleLock, retry } = outfits
  // Rendered in chunks, to stay responsive.
  const recommendation = useDeferredValue(outfits.recommendation)
  if (!recommendation) {
    if (idle) return <p className={styles.idle}>날씨를 알게 되면 어울리는 옷을 골라 드릴게요.</p>
    if (error && !busy) {
      return <ErrorState title="추천을 불러오지 못했어요" text={messageOf(error)} onRetry={retry} />
    }
    return (
      <>
        <Skeleton height={140} radius={16} />
        <OutfitGridSkeleton />
      </>
    )
  }
  if (recommendation.clothes.length === 0) return <NothingToWear recommendation={recommendation} />
  return (
    <>
      <Why recommendation={recommendation} lockedShown={locked.size > 0} busy={busy} />
      <QuestionSlot recommendation={recommendation} onMatters={outfits.another} />
      <OutfitGrid items={recommendation.clothes} busy={busy} locked={locked} onLock={toggleLock} />
      <VoteSlot recommendation={recommendation} />
    </>
  )
}
