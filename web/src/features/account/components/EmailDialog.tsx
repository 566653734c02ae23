import { emailChangeTimes, type OwnEmail, type UserDto } from '@otday/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { FormDialog } from '../../../platform/forms/FormDialog.tsx'
import { useDialogForm } from '../../../platform/forms/use-dialog-form.ts'
import { SecretField } from '../../../ui/SecretField.tsx'
import { toast } from '../../../ui/toast.ts'
import { currentRuleOf, EmailField, OwnerCheck } from '../../auth/index.ts'
import { accountApi } from '../calls.ts'
import { emailRule } from '../forms/rules.ts'
import { ownEmailQuery } from '../queries.ts'
import { accountTexts } from '../words.data.ts'

interface EmailDialogProps {
  user: UserDto
  onClose: () => void
}

const title = '이메일 변경'

export function EmailDialog({ user, onClose }: EmailDialogProps) {
  return (
    <Suspense fallback={null}>
      <OwnerCheck title={title} onClose={onClose}>
        {(hasPassword) => <EmailForm user={user} hasPassword={hasPassword} onClose={onClose} />}
      </OwnerCheck>
    </Suspense>
  )
}

function EmailForm({ user, hasPassword, onClose }: EmailDialogProps & { hasPassword: boolean }) {
  const queryClient = useQueryClient()
  const form = useDialogForm(
    {
      known: { email: '', current: '' },
      rules: { email: emailRule(user.email), current: currentRuleOf(hasPassword) },
      failures: { WrongPassword: ['current', null], EmailTaken: ['email', null] },
      submit: async ({ email, current }, done) => {
        const body = { email, ...(hasPassword && { password: current }) }
        const own: OwnEmail = await accountApi.changeEmail({ params: { userId: user.id }, body })
        queryClient.setQueryData(ownEmailQuery(user.id).queryKey, own)
        toast.success(accountTexts.emailMailed)
        done()
      },
    },
    onClose,
  )
  return (
    <FormDialog
      title={title}
      text={
        <p>
          {`새 이메일로 링크를 보내 드려요. ${emailChangeTimes.link / 60}분 안에 링크를 누르면 바뀌고, 다른 기기에서는 모두 로그아웃돼요. 지금 이메일로도 알려 드려요.`}
        </p>
      }
      form={form}
      submitLabel="메일 보내기"
      busyLabel="보내는 중..."
    >
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <EmailField
        {...form.field('email')}
        label="새 이메일"
        error={form.errorOf('email')}
        language="ko"
        autoComplete="email"
        onCorrect={(email) => form.set({ email })}
      />
      {hasPassword && <SecretField {...form.field('current')} label="현재 비밀번호" error={form.errorOf('current')} />}
    </FormDialog>
  )
}
