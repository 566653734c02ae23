import { Suspense } from 'react'
import { useAddressLayer } from '../../../platform/address-layer.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useSettled } from '../../../ui/lazy.ts'
import { DayChip } from '../lazy.ts'
import { Occasions } from './Occasions.tsx'
import styles from './OutfitHead.module.css'
import type { Outfits } from '../use-outfits.ts'
import { outfitFor } from '../wish.ts'

interface OutfitHeadProps {
  className: string | undefined
  outfits: Outfits
  /** 오늘, 내일, 모레 or a date. */
  day: string
  /** YYYY-MM-DD; unknown without weather. */
  date: string | undefined
  /** Usual weather of the season, not a forecast. */
  sample: boolean
}

/** Title, occasions, what the outfit is for or how it changed, and what is said of the day. */
export function OutfitHead({ className, outfits, day, date, sample }: OutfitHeadProps) {
  const { recommendation, wish, choose, news } = outfits
  return (
    <div className={classNames(styles.head, className)}>
      <div>
        <h1 id="outfit-title" className={styles.title}>
          {`${day}의 추천 OOTD`}
        </h1>
        <p className={styles.text}>
          <span>{`${day} 날씨에 맞는 옷차림을 내 옷장에서 골라 드려요.`}</span>
          {sample && <span className={styles.sample}> 지금은 예시 날씨 기준이에요.</span>}
        </p>
      </div>
      <Occasions wish={wish} onChoose={choose} />
      <div className={styles.foot}>
        <output className={styles.news}>
          <span>{news.seen || (recommendation && `${outfitFor(recommendation.occasion)}이에요.`)}</span>
          {news.heard && <span className="sr">{` ${news.heard}`}</span>}
        </output>
        {date && <DaySlot outfits={outfits} day={day} date={date} />}
      </div>
    </div>
  )
}

interface DaySlotProps {
  outfits: Outfits
  day: string
  date: string
}

/** Loads once the page has come to rest, or at once where the address opens its dialog. */
function DaySlot({ outfits, day, date }: DaySlotProps) {
  const isOpen = useAddressLayer('day').value !== null
  const isSettled = useSettled()
  const { occasion } = outfits.wish
  return (
    <Suspense fallback={null}>
      {occasion && (isSettled || isOpen) && <DayChip outfits={outfits} date={date} occasion={occasion} day={day} />}
    </Suspense>
  )
}
