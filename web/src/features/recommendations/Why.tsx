import type { Recommendation } from '@otday/contract'
import { Icon } from '../../art/Icon.tsx'
import type { IconName } from '../../art/icons.data.ts'
import { classNames } from '../../ui/class-names.ts'
import { Missing } from './Missing.tsx'
import { WarmthGauge } from './WarmthGauge.tsx'
import styles from './Why.module.css'

/** The sign of a reason by its words; decoration only. */
const signs: readonly (readonly [words: RegExp, icon: IconName, sunny: boolean])[] = [
  [/비[가를는도와 ]|눈[이을은도 ]|소나기|우산|방수/, 'umbrella', false],
  [/바람/, 'wind', false],
  [/낮|더위|더워|덥|햇/, 'sun', true],
  [/체감|°|℃|추위|추워|춥|쌀쌀|아침|저녁|기온/, 'thermometer', false],
  [/만이에요|오랜만/, 'clock', false],
]
const plain = ['', 'sparkle', false] as const

/** Why this outfit: the balance of warmth, the reasons, and what the closet lacks. `held`: some pieces are locked. */
export function Why({ recommendation, held }: { recommendation: Recommendation; held: boolean }) {
  const { fit, reasons, missing, exhausted } = recommendation
  return (
    <>
      {(fit || reasons.length > 0) && (
        <div className={classNames(styles.why, !fit && styles.reasonsOnly)}>
          {fit && <WarmthGauge fit={fit} />}
          {reasons.length > 0 && (
            <ul className={styles.reasons} aria-label="추천 이유">
              {reasons.map((reason) => (
                <Reason key={reason}>{reason}</Reason>
              ))}
            </ul>
          )}
        </div>
      )}
      {exhausted && (
        <p className={styles.note}>
          <Icon name="refresh" size={16} />
          {held
            ? '고정한 옷과 어울리는 옷차림을 모두 보여 드렸어요. 처음부터 다시 보여 드릴게요.'
            : '오늘 어울리는 옷차림을 모두 보여 드렸어요. 처음부터 다시 보여 드릴게요.'}
        </p>
      )}
      <Missing missing={missing} />
    </>
  )
}

function Reason({ children }: { children: string }) {
  const [, icon, sunny] = signs.find(([words]) => words.test(children)) ?? plain
  return (
    <li>
      <span className={classNames(styles.sign, sunny && styles.sunny)}>
        <Icon name={icon} />
      </span>
      <p>{children}</p>
    </li>
  )
}
