import { Occasions } from './Occasions.tsx'
import styles from './OutfitHead.module.css'
import type { Outfits } from '../use-outfits.ts'
import { outfitFor } from '../wish.ts'

interface OutfitHeadProps {
  outfits: Outfits
  /** 오늘, 내일, 모레 or a date. */
  day: string
  /** Usual weather of the season, not a forecast. */
  sample: boolean
}

/** Title, occasions, and what the outfit is for or how it changed. */
export function OutfitHead({ outfits, day, sample }: OutfitHeadProps) {
  const { recommendation, wish, choose, news } = outfits
  return (
    <div className={styles.head}>
      <div>
        <h1 id="outfit-title" className={styles.title}>
          {day}의 추천 OOTD
        </h1>
        <p className={styles.text}>
          {day} 날씨에 맞는 옷차림을 내 옷장에서 골라 드려요.
          {sample && <span className={styles.sample}> 지금은 예시 날씨 기준이에요.</span>}
        </p>
        <output className={styles.news}>
          {news || (recommendation && `${outfitFor(recommendation.occasion)}이에요.`)}
        </output>
      </div>
      <Occasions wish={wish} onChoose={choose} />
    </div>
  )
}
