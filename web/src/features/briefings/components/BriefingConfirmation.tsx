import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError, messageOf } from '../../../platform/api/api-error.ts'
import { settingsPath } from '../../../platform/navigation/paths.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { FieldMessage } from '../../../ui/Field.tsx'
import { openApi } from '../open-api.ts'
import styles from './briefing-stop.module.css'

const titles = {
  ASKED: '아침 브리핑을 메일로 받을까요?',
  BUSY: '아침 브리핑을 메일로 받을까요?',
  CONFIRMED: '이제 아침 브리핑을 메일로 보내 드려요',
  INVALID: '더 쓸 수 없는 링크예요',
} as const

/**
 * Page behind the link of a confirmation mail. A button, which mail scanners do not press, permits briefings by mail.
 */
export function BriefingConfirmation({ token }: { token: string }) {
  const [state, setState] = useState<keyof typeof titles>('ASKED')
  const [failure, setFailure] = useState<string | null>(null)
  const confirm = () => {
    setFailure(null)
    setState('BUSY')
    openApi.confirmMail({ query: { token } }).then(
      () => setState('CONFIRMED'),
      (error: unknown) => {
        const isInvalid = error instanceof ApiError && (error.status === 410 || error.status === 400)
        setState(isInvalid ? 'INVALID' : 'ASKED')
        if (!isInvalid) setFailure(messageOf(error))
      },
    )
  }
  return (
    <div className={styles.stop}>
      <h1 aria-live="polite">{titles[state]}</h1>
      {state === 'ASKED' && <p>이 메일을 받은 주소로 정한 시간에 보내 드려요. 메일에서 한 번에 끌 수 있어요.</p>}
      {state === 'INVALID' && <p>설정에서 확인 메일을 다시 받을 수 있어요.</p>}
      <div role="alert">{failure !== null && <FieldMessage tone="error">{failure}</FieldMessage>}</div>
      {(state === 'ASKED' || state === 'BUSY') && (
        <Button size="l" block loading={state === 'BUSY'} onClick={confirm}>
          메일로 받기
        </Button>
      )}
      <Link className={buttonClass({ size: 'l', block: true, variant: 'ghost' })} to={settingsPath('notifications')}>
        설정으로 가기
      </Link>
    </div>
  )
}
