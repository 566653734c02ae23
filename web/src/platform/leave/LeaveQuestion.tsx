import { useEffect } from 'react'
import { type BlockerFunction, type Path, useBlocker, useLocation } from 'react-router'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useStore } from '../../ui/store.ts'
import { ask, firstGuard, type Guard, isBlocked, type Question, question, withdraw } from './guards.ts'

/** Asks whether to leave unsaved edits; of several forms with edits, only the first renders the question. */
export function LeaveQuestion({ guard }: { guard: Guard }) {
  const first = useStore(firstGuard)
  return first === guard && <Asking />
}

function Asking() {
  useBarredWays()
  const asked = useStore(question)
  const choose = (by: 'stay' | 'leave') => () => {
    withdraw()
    asked?.[by]()
  }
  return (
    <ConfirmDialog
      open={asked !== null}
      onCancel={choose('stay')}
      onConfirm={choose('leave')}
      title="작성을 그만둘까요?"
      confirmLabel="그만두기"
      cancelLabel="계속 쓰기"
    >
      입력한 내용이 저장되지 않고 사라져요.
    </ConfirmDialog>
  )
}

const bars: BlockerFunction = ({ currentLocation, nextLocation }) =>
  isBlocked({ from: urlOf(currentLocation), to: urlOf(nextLocation) })

const urlOf = ({ pathname, search }: Path) => `${pathname}${search}`

function useBarredWays(): void {
  const from = urlOf(useLocation())
  const blocker = useBlocker(bars)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const to = urlOf(blocker.location)
    const next: Question = { isOpen: () => isBlocked({ from, to }), stay: blocker.reset, leave: blocker.proceed }
    ask(next)
    return () => withdraw(next)
  }, [blocker, from])
}
