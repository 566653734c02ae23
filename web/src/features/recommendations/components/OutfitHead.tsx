import { classNames } from '../../../styles/class-names.ts'
import { DayChip } from './day/DayChip.tsx'
import { Occasions } from './Occasions.tsx'
import type { Outfits } from '../use-outfits.ts'
import { outfitFor } from '../wish.ts'
import styles from './OutfitHead.module.css'

interface OutfitHeadProps {
  className: string | undefined
  outfits: Outfits
  /** 오늘, 내일, 모레 or a date. */
  day: string
  /** YYYY-MM-DD; unknown without weather. */
  date: string | undefined
  /** Whether the weather is usual for the season and not a forecast. */
  sample: boolean
}

/**
 * Shows the title, the buttons for occasions, a line that names the outfit's occasion or says how the outfit has
 * changed, and a chip with what the user said about the day.
 */
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
        {date && <DayChip outfits={outfits} date={date} day={day} />}
      </div>
    </div>
  )
}
