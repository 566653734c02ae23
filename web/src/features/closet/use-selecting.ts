import { startTransition, useEffect, useState } from 'react'
import { useHistoryDialog } from '../../platform/navigation/history-dialog.ts'
import { lazy } from '../../ui/lazy.ts'
import { toast } from '../../ui/toast.ts'
import type { Selecting } from './selecting.tsx'

const selection = lazy(() => import('./selecting.tsx'))

export const warmUpSelecting = () => selection.warmUp()

/** Mode in which several pieces are chosen. It is an entry in the history, so that the back button ends it. */
export function useSelecting() {
  const { dialog, open, close } = useHistoryDialog('drawer')
  const isOn = dialog?.name === 'select'
  const [selecting, setSelecting] = useState<Selecting>()
  useEffect(() => {
    if (!isOn) return
    let isWanted = true
    selection.load().then(
      ({ beginSelecting }) => {
        // A transition, so that input events come before rendering a thousand cards.
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
    /** Undefined unless the mode is on and its code is loaded. */
    selecting,
    begin: () => open({ name: 'select' }),
    end: close,
  }
}
