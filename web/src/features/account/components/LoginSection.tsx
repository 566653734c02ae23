import type { UserDto } from '@otday/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useHistoryDialog } from '../../../platform/history-dialog.ts'
import { Button } from '../../../ui/Button.tsx'
import { SideCard } from '../../../ui/SideCard.tsx'
import { signInMethodsKey } from '../../auth/index.ts'
import styles from './account.module.css'
import { EmailDialog } from './EmailDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { devicesQuery } from '../queries.ts'

export function LoginSection({ user }: { user: UserDto }) {
  const { dialog, open, close } = useHistoryDialog()
  const queryClient = useQueryClient()
  // Other devices were signed out, and the account has a password now.
  const onChanged = () => {
    for (const queryKey of [devicesQuery.queryKey, signInMethodsKey]) void queryClient.invalidateQueries({ queryKey })
  }
  return (
    <SideCard title="로그인 정보">
      <ul className={styles.rows}>
        <li className={styles.row}>
          <div className={styles.words}>
            <b>이메일</b>
            <span>{user.email}</span>
          </div>
          <Button variant="secondary" size="s" onClick={() => open({ name: 'email' })}>
            이메일 변경
          </Button>
        </li>
        <li className={styles.row}>
          <div className={styles.words}>
            <b>비밀번호</b>
            <span>바꾸면 다른 기기에서는 로그아웃돼요.</span>
          </div>
          <Button variant="secondary" size="s" onClick={() => open({ name: 'password' })}>
            비밀번호 변경
          </Button>
        </li>
      </ul>
      {dialog?.name === 'email' && <EmailDialog user={user} onClose={close} onChanged={onChanged} />}
      {dialog?.name === 'password' && <PasswordDialog user={user} onClose={close} onChanged={onChanged} />}
    </SideCard>
  )
}
