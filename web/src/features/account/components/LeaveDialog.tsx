import { departureDays, type UserDto } from '@otday/contract'
import { dismiss } from '../../../platform/person/auth-state.ts'
import { FormDialog } from '../../../platform/forms/FormDialog.tsx'
import { useDialogForm } from '../../../platform/forms/use-dialog-form.ts'
import { fetchCsrf } from '../../../platform/api/renew.ts'
import { SecretField } from '../../../ui/SecretField.tsx'
import styles from './account.module.css'
import { accountApi } from '../calls.ts'
import { mayLackPassword, proveIdentity } from '../prove-identity.ts'
import { currentRuleOf } from '../../auth/index.ts'
import { accountFailures } from '../forms/rules.ts'

/** Deletes the account after asking for the password, then signs out. */
export function LeaveDialog({ user, onClose }: { user: UserDto; onClose: () => void }) {
  const mayLack = mayLackPassword(user)
  const form = useDialogForm(
    {
      known: { current: '' },
      rules: { current: currentRuleOf(!mayLack) },
      failures: accountFailures,
      submit: async ({ current }) => {
        await proveIdentity(user, current)
        await accountApi.leave({ params: { userId: user.id } })
        dismiss('accountDeleted')
        await fetchCsrf()
      },
    },
    onClose,
  )
  return (
    <FormDialog
      title="계정을 삭제할까요?"
      text={
        <>
          <p>
            <b>{user.name}</b> ({user.email})
          </p>
          <ul className={styles.facts}>
            <li>프로필, 옷장, 피드, 댓글, 좋아요, 팔로우가 바로 보이지 않아요.</li>
            <li>주고받은 메시지는 상대에게 ‘탈퇴한 사용자’의 것으로 남아 있어요.</li>
            <li>{`${departureDays}일 안에 다시 로그인하면 그대로 돌아와요.`}</li>
            <li>그 뒤에는 메시지와 사진까지 모두 완전히 지워져요.</li>
          </ul>
        </>
      }
      form={form}
      submitLabel="계정 삭제"
      busyLabel="삭제 중..."
      danger
    >
      <SecretField
        {...form.field('current')}
        label="현재 비밀번호"
        error={form.errorOf('current')}
        {...(mayLack && { hint: '비밀번호를 정한 적이 없다면 비워 두세요.' })}
      />
    </FormDialog>
  )
}
