import { briefingTexts } from '@otday/contract'
import { useCallback, useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ApiError, messageOf } from '../../../platform/api/api-error.ts'
import { settingsPath } from '../../../platform/navigation/paths.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { FieldMessage } from '../../../ui/Field.tsx'
import { openApi } from '../open-api.ts'
import styles from './briefing-stop.module.css'

type State = 'STOPPING' | 'STOPPED' | 'RESUMING' | 'RESUMED' | 'INVALID'

const titles: Record<State, string> = {
  STOPPING: '브리핑을 끄고 있어요',
  STOPPED: briefingTexts.stopped,
  RESUMING: briefingTexts.stopped,
  RESUMED: briefingTexts.resumed,
  INVALID: '더 쓸 수 없는 링크예요',
}

/**
 * Stops briefings as soon as a mail's link is opened, without a button: mail scanners do not run this page's scripts.
 */
export function BriefingStop() {
  const [parameters] = useSearchParams()
  const [token] = useState(() => parameters.get('token') ?? '')
  const [state, setState] = useState<State>('STOPPING')
  const [failure, setFailure] = useState<string | null>(null)
  const send = useCallback(
    (to: 'stop' | 'resume') =>
      (to === 'stop' ? openApi.stop({ query: { token }, body: {} }) : openApi.resume({ query: { token } })).then(
        () => setState(to === 'stop' ? 'STOPPED' : 'RESUMED'),
        (error: unknown) => {
          if (error instanceof ApiError && (error.status === 410 || error.status === 400)) setState('INVALID')
          else setFailure(messageOf(error))
        },
      ),
    [token],
  )
  useEffect(() => void send('stop'), [send])
  const press = (to: 'stop' | 'resume') => {
    setFailure(null)
    setState(to === 'stop' ? 'STOPPING' : 'RESUMING')
    void send(to)
  }
  return (
    <div className={styles.stop}>
      <h1 aria-live="polite">{titles[state]}</h1>
      {state === 'STOPPED' && <p>아침 브리핑은 설정에서도 언제든 다시 켤 수 있어요.</p>}
      {state === 'INVALID' && <p>설정에서 아침 브리핑을 바꿀 수 있어요.</p>}
      <div role="alert">{failure !== null && <FieldMessage tone="error">{failure}</FieldMessage>}</div>
      {failure !== null && state === 'STOPPING' && (
        <Button size="l" block onClick={() => press('stop')}>
          다시 시도
        </Button>
      )}
      {(state === 'STOPPED' || state === 'RESUMING') && (
        <Button
          size="l"
          block
          variant="secondary"
          loading={state === 'RESUMING' && failure === null}
          onClick={() => press('resume')}
        >
          {briefingTexts.resume}
        </Button>
      )}
      <Link className={buttonClass({ size: 'l', block: true, variant: 'ghost' })} to={settingsPath('notifications')}>
        설정으로 가기
      </Link>
    </div>
  )
}
