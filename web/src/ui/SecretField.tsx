import { passwordMaxLength } from '@otday/contract'
import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'
import { PasswordInput } from './PasswordInput.tsx'

interface SecretFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange'> {
  label: string
  error: string | undefined
  hint?: string
  isNew?: boolean
}

export function SecretField({ label, error, hint, isNew = false, ...input }: SecretFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      <PasswordInput
        {...input}
        showLabel="비밀번호 보기"
        hideLabel="비밀번호 숨기기"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        maxLength={passwordMaxLength}
      />
    </Field>
  )
}
