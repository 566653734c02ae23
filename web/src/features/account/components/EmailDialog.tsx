import { normalised, type UserDto } from '@otday/contract'
import { changeUser } from '../../../platform/session.ts'
import { useDialogForm } from '../../../platform/forms/use-dialog-form.ts'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { toast } from '../../../ui/toast.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { accountApi } from '../calls.ts'
import { mayLackPassword, proveIdentity } from '../prove-identity.ts'
import { accountFailures, currentRule, emailRule } from '../forms/rules.ts'
import { SecretField } from './SecretField.tsx'
import { accountTexts } from '../words.data.ts'

interface EmailDialogProps {
  user: UserDto
  onClose: () => void
  onChanged: () => void
}

export function EmailDialog({ user, onClose, onChanged }: EmailDialogProps) {
  const mayLack = mayLackPassword(user)
  const form = useDialogForm(
    {
      known: { email: '', current: '' },
      rules: { email: emailRule(user.email), current: currentRule(mayLack) },
      failures: { ...accountFailures, EmailTaken: ['email', null] },
      submit: async ({ email, current }, done) => {
        await proveIdentity(user, current)
        await accountApi.changeEmail({ params: { userId: user.id }, body: { email } })
        changeUser({ email: normalised(email) })
        toast.success(accountTexts.emailChanged)
        onChanged()
        done()
      },
    },
    onClose,
  )
  return (
    <AccountDialog
      title="이메일 변경"
      text="다음부터 새 이메일로 로그인해요. 바꾸면 다른 기기에서는 모두 로그아웃되고, 지금 이메일로 알려 드려요."
      form={form}
      submitLabel="이메일 바꾸기"
      busyLabel="바꾸는 중..."
    >
      <Field label="새 이메일" error={form.errorOf('email')}>
        <TextInput
          {...form.field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
        />
      </Field>
      <SecretField
        {...form.field('current')}
        label="현재 비밀번호"
        error={form.errorOf('current')}
        {...(mayLack && { hint: '비밀번호를 정한 적이 없다면 비워 두세요.' })}
      />
    </AccountDialog>
  )
}
