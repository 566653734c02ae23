import { commonGarments } from '@otday/contract'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { LeaveQuestion } from '../../../platform/leave/LeaveQuestion.tsx'
import { useLeaveGuard } from '../../../platform/leave/use-leave-guard.ts'
import { now } from '../../../platform/time/clock.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { countedOf } from '../../clothes/index.ts'
import { useStartCloset } from '../use-closet-changes.ts'
import { GarmentChoice } from './GarmentChoice.tsx'
import { useSwatches } from '../../clothes-form/index.ts'
import { chosenGarments, sheetOf, usualChoice, withAll, withColor, withTick } from '../quick-start.ts'
import styles from './QuickStartDialog.module.css'

/** Adds common garments to an empty closet, then leads on to the first outfit. */
export function QuickStartDialog({ onClose }: { onClose: () => void }) {
  const [first] = useState(() => usualChoice(now()))
  const [choice, setChoice] = useState(first)
  const start = useStartCloset()
  const swatches = useSwatches()
  const navigate = useNavigate()
  const isStarted = useRef(false)
  const exit = useLeaveGuard(choice !== first, () => {
    if (isStarted.current) void navigate(paths.recommendations, { replace: true })
    else onClose()
  })
  const leadOn = () => {
    isStarted.current = true
    exit.closeNow()
  }
  const chosen = chosenGarments(choice)
  const hasAll = chosen.length === commonGarments.length
  const submit = () => {
    if (chosen.length > 0 && !start.isPending) start.mutate(chosen, { onSuccess: leadOn })
  }
  return (
    <>
      <Dialog
        open
        size="l"
        title="자주 입는 옷으로 시작하기"
        description="가진 옷을 고르고 색을 맞춰 주세요. 나중에 하나씩 고칠 수 있어요."
        onClose={exit.tryClose}
        footer={
          <>
            <Button variant="ghost" onClick={() => setChoice(withAll(choice, !hasAll))}>
              {hasAll ? '모두 빼기' : '모두 고르기'}
            </Button>
            <Button loading={start.isPending} disabled={chosen.length === 0} onClick={submit}>
              {start.isPending
                ? '담는 중...'
                : `${countedOf(commonGarments.filter(({ key }) => choice.ticked.has(key)))} 담기`}
            </Button>
          </>
        }
      >
        <ul className={styles.garments} aria-label="자주 입는 옷">
          {sheetOf(first).map((garment) => (
            <GarmentChoice
              key={garment.key}
              garment={garment}
              ticked={choice.ticked.has(garment.key)}
              color={choice.colors[garment.key] ?? garment.colors[0]}
              swatches={swatches}
              onTick={(ticked) => setChoice(withTick(choice, garment.key, ticked))}
              onColor={(color) => setChoice(withColor(choice, { key: garment.key, color }))}
            />
          ))}
        </ul>
      </Dialog>
      <LeaveQuestion guard={exit.guard} />
    </>
  )
}
