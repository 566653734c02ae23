import { type OAuthProvider, providerLabels } from '@otday/contract'
import { useQueryClient } from '@tanstack/react-query'
import { dismiss } from '../../../platform/person/auth-state.ts'
import { FormDialog } from '../../../platform/forms/FormDialog.tsx'
import { useDialogForm } from '../../../platform/forms/use-dialog-form.ts'
import { fetchCsrf } from '../../../platform/api/renew.ts'
import { SecretField } from '../../../ui/SecretField.tsx'
import { toast } from '../../../ui/toast.ts'
import { currentRuleOf } from '../password-again.ts'
import { linkProvider, signInMethodsQuery, unlinkProvider } from '../queries.ts'
import { OwnerCheck } from './OwnerCheck.tsx'

interface MethodDialogProps {
  provider: OAuthProvider
  onClose: () => void
}

/**
 * Links an OAuth provider to the account. The dialog first asks for the password; a user without a password must first
 * sign in at a provider that is linked already.
 */
export function LinkDialog({ provider, onClose }: MethodDialogProps) {
  const name = providerLabels[provider]
  return (
    <OwnerCheck title={`${name} 연결`} onClose={onClose}>
      {(hasPassword) => (
        <MethodForm
          title={`${name} 연결`}
          text={`${name} 화면으로 가서 연결할 계정을 고르고 돌아와요.`}
          submitLabel="연결하기"
          busyLabel="연결하는 중..."
          hasPassword={hasPassword}
          onClose={onClose}
          submit={(password) => linkProvider({ provider, password })}
        />
      )}
    </OwnerCheck>
  )
}

/** Unlinks a provider after the same check as `LinkDialog`; the server ends the sessions begun at that provider. */
export function UnlinkDialog({ provider, onClose }: MethodDialogProps) {
  const queryClient = useQueryClient()
  const name = providerLabels[provider]
  const unlink = async (password: string, done: () => void) => {
    if (await unlinkProvider({ provider, password })) {
      dismiss()
      await fetchCsrf()
      return
    }
    toast.success(`${name} 연결을 끊었어요.`)
    void queryClient.invalidateQueries(signInMethodsQuery)
    done()
  }
  return (
    <OwnerCheck title="연결을 끊을까요?" onClose={onClose}>
      {(hasPassword) => (
        <MethodForm
          title="연결을 끊을까요?"
          text={`앞으로 ${name} 계정으로는 로그인할 수 없고, 그 계정으로 로그인한 기기에서는 모두 로그아웃돼요. 다시 연결할 수는 있어요.`}
          submitLabel="끊기"
          busyLabel="끊는 중..."
          danger
          hasPassword={hasPassword}
          onClose={onClose}
          submit={unlink}
        />
      )}
    </OwnerCheck>
  )
}

interface MethodFormProps {
  title: string
  text: string
  submitLabel: string
  busyLabel: string
  danger?: boolean
  hasPassword: boolean
  onClose: () => void
  submit: (password: string, done: () => void) => Promise<void>
}

function MethodForm({ hasPassword, onClose, submit, ...dialog }: MethodFormProps) {
  const form = useDialogForm(
    {
      known: { current: '' },
      rules: { current: currentRuleOf(hasPassword) },
      failures: { WrongPassword: ['current', null] },
      submit: ({ current }, done) => submit(current, done),
    },
    onClose,
  )
  return (
    <FormDialog {...dialog} form={form}>
      {hasPassword && <SecretField {...form.field('current')} label="현재 비밀번호" error={form.errorOf('current')} />}
    </FormDialog>
  )
}
