import { passwordMaxLength } from '@otday/contract'
import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'
import { newPassword } from './new-password.ts'
import { PasswordInput } from './PasswordInput.tsx'

interface SecretFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange'> {
  label: string
  error: string | undefined
  hint?: string
  rule?: string
  isNew?: boolean
}

export function SecretField({ label, error, hint, rule, isNew = false, ...input }: SecretFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} rule={rule}>
      <PasswordInput
        {...input}
        showLabel="비밀번호 보기"
        hideLabel="비밀번호 숨기기"
        maxLength={passwordMaxLength}
        {...(isNew && newPassword)}
      />
    </Field>
  )
}
