import { startTransition, useEffect, useState } from 'react'
import { useHistoryDialog } from '../../platform/navigation/history-dialog.ts'
import { lazy } from '../../ui/lazy.ts'
import { toast } from '../../ui/toast.ts'
import type { Selecting } from './selecting.tsx'

const selection = lazy(() => import('./selecting.tsx'))

export const warmUpSelecting = () => selection.warmUp()

/** Choosing several pieces is a step in the history: the back button ends it. */
export function useSelecting() {
  const { dialog, open, close } = useHistoryDialog('drawer')
  const isOn = dialog?.name === 'select'
  const [selecting, setSelecting] = useState<Selecting>()
  useEffect(() => {
    if (!isOn) return
    let isWanted = true
    selection.load().then(
      ({ beginSelecting }) => {
        // A thousand cards change: events go first.
        if (isWanted) startTransition(() => setSelecting(beginSelecting()))
      },
      () => toast.error('불러오지 못했어요. 잠시 뒤에 다시 시도해 주세요.'),
    )
    return () => {
      isWanted = false
      startTransition(() => setSelecting(undefined))
    }
  }, [isOn])
  return {
    isOn,
    /** Absent while nobody is choosing pieces. */
    selecting,
    begin: () => open({ name: 'select' }),
    end: close,
  }
}
