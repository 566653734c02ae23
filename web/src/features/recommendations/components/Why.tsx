import type { Recommendation, Sentence } from '@otday/contract'
import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/icons.data.ts'
import { classNames } from '../../../styles/class-names.ts'
import { Missing } from './Missing.tsx'
import { WarmthGauge } from '../../outfits/index.ts'
import styles from './Why.module.css'

const signs: Record<Sentence['kind'], IconName> = {
  WARMTH: 'thermometer',
  LAYERS: 'hanger',
  RAIN: 'umbrella',
  SNOW: 'snow',
  WIND: 'wind',
  HEAT: 'sun',
  COLD: 'thermometer',
  OCCASION: 'closet',
  LOOK: 'sparkle',
  VARIETY: 'refresh',
  MISSING: 'info',
}

interface WhyProps {
  recommendation: Recommendation
  /** Whether the user locked pieces of the shown outfit, so that other outfits keep them. */
  lockedShown: boolean
  busy: boolean
  /** Whether the page says already that no other outfit could be chosen. */
  isUnchanged: boolean
}

/** Shows whether the outfit is too cold, right or too hot for the day, why it was chosen, and what the closet lacks. */
export function Why({ recommendation, lockedShown, busy, isUnchanged }: WhyProps) {
  const { fit, missing, exhausted } = recommendation
  const sentences = recommendation.sentences.filter(({ kind }) => !isUnchanged || kind !== 'VARIETY')
  const isSaid = isUnchanged || sentences.some(({ kind }) => kind === 'VARIETY')
  return (
    <>
      {(fit || sentences.length > 0) && (
        <div className={classNames(styles.cards, busy && styles.busy)}>
          {fit && (
            <div className={styles.card}>
              <WarmthGauge fit={fit} />
            </div>
          )}
          {sentences.length > 0 && (
            <ul className={classNames(styles.card, styles.reasons)} aria-label="추천 이유">
              {sentences.map((sentence) => (
                <Reason key={sentence.headline} sentence={sentence} />
              ))}
            </ul>
          )}
        </div>
      )}
      {exhausted && !isSaid && (
        <p className={styles.note}>
          <Icon name="refresh" size={16} />
          <span>
            {lockedShown
              ? '고정한 옷과 어울리는 옷차림을 모두 보여 드렸어요. 처음부터 다시 보여 드릴게요.'
              : '오늘 어울리는 옷차림을 모두 보여 드렸어요. 처음부터 다시 보여 드릴게요.'}
          </span>
        </p>
      )}
      <Missing missing={missing} />
    </>
  )
}

function Reason({ sentence: { headline, reason, kind } }: { sentence: Sentence }) {
  return (
    <li>
      <span className={classNames(styles.sign, kind === 'HEAT' && styles.sunny)}>
        <Icon name={signs[kind]} />
      </span>
      <div>
        <b>{headline}</b>
        <p>{reason}</p>
      </div>
    </li>
  )
}
