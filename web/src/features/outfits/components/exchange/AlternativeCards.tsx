import { type Alternative, clothesTypeLabels, type Occasion, occasionLabels, type OutfitItem } from '@otday/contract'
import { useId } from 'react'
import { Icon } from '../../../../art/Icon.tsx'
import { CardSkeleton } from '../../../../ui/CardSkeleton.tsx'
import { ClothesPicture } from '../../../clothes/index.ts'
import { matchText, rainTexts, spokenWarmth, warmthSign, warmthText } from './alternatives.ts'
import styles from './AlternativeCards.module.css'

const sizes = '(max-width: 767px) 44vw, 180px'

interface AlternativeCardsProps {
  label: string
  all: readonly Alternative[]
  /** The piece worn now, which stays chosen until the user chooses another. */
  worn: OutfitItem | undefined
  occasion: Occasion
  chosen: Alternative | null
  onChoose: (alternative: Alternative | null) => void
}

/** Cards of alternatives as native radio buttons: arrow keys choose one for the preview, Enter accepts it. */
export function AlternativeCards({ label, all, worn, occasion, chosen, onChoose }: AlternativeCardsProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.cards}>
      {worn && (
        <label className={styles.card}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={chosen === null}
            onChange={() => onChoose(null)}
            aria-label={`${worn.name}, 지금 입은 ${clothesTypeLabels[worn.type]}`}
          />
          <ClothesPicture item={worn} sizes={sizes} />
          <b className={`${styles.name} ell`}>{worn.name}</b>
          <p className={styles.note}>지금 입은 옷</p>
        </label>
      )}
      {all.map((one, at) => (
        <label key={one.item.clothesId} className={styles.card}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={chosen?.item.clothesId === one.item.clothesId}
            onChange={() => onChoose(one)}
            aria-label={spoken(one, occasion, `${all.length}개 중 ${at + 1}번째`)}
          />
          <ClothesPicture item={one.item} sizes={sizes} />
          <b className={`${styles.name} ell`}>{one.item.name}</b>
          <p className={styles.effects}>
            <span data-warmth={warmthSign(one.warmer)}>
              <Icon name="thermometer" size={14} />
              <span>{warmthText(one.warmer)}</span>
            </span>
            {rainTexts[one.rain] && (
              <span data-rain={one.rain}>
                <Icon name="umbrella" size={14} />
                <span>{rainTexts[one.rain]}</span>
              </span>
            )}
            {one.occasion !== 'SAME' && <span data-occasion={one.occasion}>{occasionText(one, occasion)}</span>}
          </p>
          <span className={styles.match}>
            <i style={{ width: `${one.match}%` }} />
          </span>
          <p className={`${styles.note} ell`}>
            <span>{`${matchText(one.match)} ·`}</span> <span className="num">{`${one.match}점`}</span>
          </p>
        </label>
      ))}
    </div>
  )
}

export function WaitingCards() {
  return (
    <div className={styles.cards}>
      <output className="sr">바꿔 입을 옷을 찾는 중...</output>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <CardSkeleton key={key} className={styles.card} ratio="1" radius={12} />
      ))}
    </div>
  )
}

function occasionText({ occasion: change }: Alternative, occasion: Occasion): string | null {
  if (change === 'SAME') return null
  const place = occasion === 'CASUAL' ? '편한 차림' : occasionLabels[occasion]
  return change === 'BETTER' ? `${place}에 더 맞아요` : `${place}에 덜 맞아요`
}

function spoken(one: Alternative, occasion: Occasion, place: string): string {
  return [
    one.item.name,
    spokenWarmth(one.warmer),
    rainTexts[one.rain],
    occasionText(one, occasion),
    `어울림 ${one.match}점`,
    place,
  ]
    .filter(Boolean)
    .join(', ')
}
