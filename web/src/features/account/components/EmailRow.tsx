import { emailChangeTimes, type OwnEmail, type UserDto } from '@otday/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changeUser } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { useCancelEmail, useMailEmailLink } from '../mutations.ts'
import { ownEmailQuery } from '../queries.ts'
import styles from './account.module.css'

interface EmailRowProps {
  user: UserDto
  onOpen: () => void
  /** Called after the e-mail address has changed, which signs out other devices. */
  onChanged: () => void
}

/**
 * Shows the current e-mail address and, below it, a new one that awaits confirmation by its mailed link. The link may
 * be followed on another device, so the addresses come from a query.
 */
export function EmailRow({ user, onOpen, onChanged }: EmailRowProps) {
  const { data: own } = useQuery(ownEmailQuery(user.id))
  const email = own?.email ?? user.email
  useEffect(() => {
    if (email === user.email) return
    changeUser({ email })
    onChanged()
  }, [email, user.email, onChanged])
  return (
    <li className={styles.row} data-stacked={own?.pending ? '' : undefined}>
      <div className={styles.words}>
        <b>이메일</b>
        <span>{user.email}</span>
      </div>
      <Button variant="secondary" size="s" onClick={onOpen}>
        이메일 변경
      </Button>
      {own?.pending && <Pending user={user} pending={own.pending} />}
    </li>
  )
}

interface PendingProps {
  user: UserDto
  pending: NonNullable<OwnEmail['pending']>
}

function Pending({ user, pending }: PendingProps) {
  const mailing = useMailEmailLink(user.id)
  const cancelling = useCancelEmail(user.id)
  const isBusy = mailing.isPending || cancelling.isPending
  return (
    <div className={styles.pending}>
      <output>
        <b>{pending.email}</b>
        <span>{`에 메일을 보냈어요. ${emailChangeTimes.link / 60}분 안에 링크를 눌러 주세요.`}</span>
      </output>
      <div>
        <Button
          variant="secondary"
          size="s"
          loading={mailing.isPending}
          disabled={isBusy}
          onClick={() => mailing.mutate()}
        >
          다시 보내기
        </Button>
        <Button
          variant="ghost"
          size="s"
          loading={cancelling.isPending}
          disabled={isBusy}
          aria-label="이메일 변경 취소"
          onClick={() => cancelling.mutate()}
        >
          취소
        </Button>
      </div>
    </div>
  )
}
