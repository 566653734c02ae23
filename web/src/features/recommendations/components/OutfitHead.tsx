import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Tooltip } from '../../../ui/Tooltip.tsx'
import { Occasions } from './Occasions.tsx'
import styles from './OutfitHead.module.css'
import type { Outfits } from '../use-outfits.ts'

interface OutfitHeadProps {
  outfits: Outfits
  /** Usual weather of the season, not a forecast. */
  sample: boolean
  onRegister: () => void
}

/** Title, history, another outfit, posting, occasions, and the latest change. */
export function OutfitHead({ outfits, sample, onRegister }: OutfitHeadProps) {
  const { recommendation, busy, back, forward, another, wish, choose, news } = outfits
  return (
    <div className={styles.head}>
      <div>
        <h1 id="outfit-title" className={styles.title}>
          오늘의 추천 OOTD
        </h1>
        <p className={styles.text}>
          오늘 날씨에 맞는 옷차림을 내 옷장에서 골라 드려요.{sample && ' 지금은 예시 날씨 기준이에요.'}
        </p>
      </div>
      <div className={styles.steps}>
        <Step label="이전 추천" icon="chevron-left" step={back} />
        <Step label="다음 추천" icon="chevron-right" step={forward} />
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" icon="refresh" loading={busy && recommendation !== undefined} onClick={another}>
          다른 옷
        </Button>
        <Button icon="plus" onClick={onRegister}>
          OOTD 등록
        </Button>
      </div>
      <div className={styles.choices}>
        <output className={styles.news}>{news}</output>
        <Occasions wish={wish} onChoose={choose} />
      </div>
    </div>
  )
}

interface StepProps {
  label: string
  icon: 'chevron-left' | 'chevron-right'
  /** Null at either end. */
  step: (() => void) | null
}

function Step({ label, icon, step }: StepProps) {
  return (
    <Tooltip content={label}>
      <IconButton icon={icon} label={label} idle={step === null} onClick={() => step?.()} />
    </Tooltip>
  )
}
