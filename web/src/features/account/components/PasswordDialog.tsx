import { authTexts, type UserDto } from '@otday/contract'
import { changePassword } from '../../../platform/session/password.ts'
import { FormDialog } from '../../../platform/forms/FormDialog.tsx'
import { useDialogForm } from '../../../platform/forms/use-dialog-form.ts'
import { toast } from '../../../ui/toast.ts'
import { SecretField } from '../../../ui/SecretField.tsx'
import { mayLackPassword, proveIdentity } from '../prove-identity.ts'
import { currentRuleOf, newPasswordWords } from '../../auth/index.ts'
import { accountFailures, confirmRule, passwordRule } from '../forms/rules.ts'
import { accountTexts } from '../words.data.ts'

interface PasswordDialogProps {
  user: UserDto
  onClose: () => void
  onChanged: () => void
}

export function PasswordDialog({ user, onClose, onChanged }: PasswordDialogProps) {
  const mayLack = mayLackPassword(user)
  const form = useDialogForm(
    {
      known: { current: '', password: '', confirm: '' },
      rules: { current: currentRuleOf(!mayLack), password: passwordRule, confirm: confirmRule },
      failures: accountFailures,
      submit: async ({ current, password }, done) => {
        await proveIdentity(user, current)
        await changePassword(password)
        toast.success(accountTexts.passwordChanged)
        onChanged()
        done()
      },
    },
    onClose,
  )
  return (
    <FormDialog
      title="비밀번호 변경"
      text="바꾸면 다른 기기에서는 모두 로그아웃돼요."
      form={form}
      submitLabel="비밀번호 바꾸기"
      busyLabel="바꾸는 중..."
    >
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <SecretField
        {...form.field('current')}
        label="현재 비밀번호"
        error={form.errorOf('current')}
        {...(mayLack && { hint: '비밀번호를 정한 적이 없다면 비워 두세요.' })}
      />
      <SecretField
        {...form.field('password')}
        label="새 비밀번호"
        {...newPasswordWords(form.values.password, form.errorOf('password'), authTexts.ko)}
        isNew
      />
      <SecretField {...form.field('confirm')} label="새 비밀번호 확인" error={form.errorOf('confirm')} isNew />
    </FormDialog>
  )
}
