import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '../../platform/api/api-error.ts'
import { isOnHomeScreen } from '../../platform/device/apple-phone.ts'
import { toast } from '../../ui/toast.ts'
import {
  browserName,
  currentSubscription,
  type PushSupport,
  pushSupport,
  subscribeHere,
  unsubscribeHere,
} from './push-device.ts'

/** State of pushes in this browser. */
type PushState = 'ON' | 'OFF' | Exclude<PushSupport, 'READY'>

/**
 * Texts for why this browser cannot receive pushes. `DENIED` has a text of its own (`deniedText`); `IN_APP` has none,
 * as the page shows how to open another browser instead.
 */
const texts: Record<Exclude<PushState, 'ON' | 'OFF' | 'IN_APP' | 'DENIED'>, string> = {
  INSECURE: 'https 주소로 연 옷데이에서만 푸시 알림을 받을 수 있어요.',
  INSTALL: '먼저 공유 버튼에서 ‘홈 화면에 추가’를 눌러 옷데이를 설치해 주세요.',
  NONE: '이 브라우저에서는 푸시 알림을 받을 수 없어요.',
}

/** Says how to allow notifications after a denial, since the browser does not ask twice. */
const deniedText = () =>
  isOnHomeScreen()
    ? '알림이 막혀 있어요. 기기 설정의 알림에서 옷데이를 허용해 주세요.'
    : '알림이 막혀 있어요. 주소창 옆 사이트 설정에서 알림을 허용하고 새로고침해 주세요.'

const stateQuery = {
  queryKey: ['briefing', 'device'],
  queryFn: async (): Promise<PushState> => {
    const support = pushSupport()
    if (support !== 'READY') return support
    return (await currentSubscription()) ? 'ON' : 'OFF'
  },
  // The user may change the permission in the browser's settings, outside the page, so a stored state never counts as
  // fresh.
  staleTime: 0,
  networkMode: 'always',
} as const

/**
 * State of pushes in this browser, and functions to switch them. They return whether they succeeded; a failure is
 * shown, and the same switch can try again.
 */
export function usePushDevice() {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { data: state = 'OFF' } = useQuery(stateQuery)
  const run = async (work: () => Promise<boolean>): Promise<boolean> => {
    setBusy(true)
    try {
      return await work()
    } catch (error) {
      toast.error(error instanceof ApiError ? messageOf(error) : '알림을 켜지 못했어요. 다시 시도해 주세요.')
      return false
    } finally {
      setBusy(false)
      await client.invalidateQueries({ queryKey: stateQuery.queryKey })
    }
  }
  return {
    state,
    busy,
    subscribe: () =>
      run(async () => {
        const isDone = await subscribeHere()
        if (!isDone && Notification.permission === 'default') toast.info('알림을 허용하면 이 기기에서 받을 수 있어요.')
        return isDone
      }),
    unsubscribe: () =>
      run(async () => {
        await unsubscribeHere()
        return true
      }),
    /** Text below the switch; null inside other apps, where only another browser helps. */
    text: (isWanted: boolean): string | null => {
      if (state === 'IN_APP') return null
      if (state === 'ON' && isWanted) return `이 기기(${browserName()})에서 받아요.`
      if (state === 'ON' || state === 'OFF')
        return isWanted ? '이 기기에서는 아직 받지 않아요.' : '켜면 이 기기에서 받아요.'
      return state === 'DENIED' ? deniedText() : texts[state]
    },
  }
}
