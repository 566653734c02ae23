import type { UserDto } from '@otday/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useHistoryDialog } from '../../../platform/navigation/history-dialog.ts'
import { Button } from '../../../ui/Button.tsx'
import { SideCard } from '../../../ui/SideCard.tsx'
import { signInMethodsKey } from '../../auth/index.ts'
import styles from './account.module.css'
import { EmailDialog } from './EmailDialog.tsx'
import { EmailRow } from './EmailRow.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { devicesQuery } from '../queries.ts'

export function LoginSection({ user }: { user: UserDto }) {
  const { dialog, open, close } = useHistoryDialog()
  const queryClient = useQueryClient()
  // A changed e-mail address or password signs out other devices, and a first password is a new sign-in method, so the
  // lists of both are refetched.
  const onChanged = useCallback(() => {
    for (const queryKey of [devicesQuery.queryKey, signInMethodsKey]) void queryClient.invalidateQueries({ queryKey })
  }, [queryClient])
  return (
    <SideCard title="로그인 정보">
      <ul className={styles.rows}>
        <EmailRow user={user} onOpen={() => open({ name: 'email' })} onChanged={onChanged} />
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
      {dialog?.name === 'email' && <EmailDialog user={user} onClose={close} />}
      {dialog?.name === 'password' && <PasswordDialog user={user} onClose={close} onChanged={onChanged} />}
    </SideCard>
  )
}
