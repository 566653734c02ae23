import type { AuthLanguage } from '@otday/contract'
import { type ComponentProps, Suspense, useRef, useState } from 'react'
import { isTypedInHangul } from '../../../platform/forms/email-rule.ts'
import { Field } from '../../../ui/Field.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { MeantEmail } from '../lazy-email.ts'

interface EmailFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'autoComplete' | 'placeholder'> {
  label: string
  value: string
  error: string | undefined
  language: AuthLanguage
  onCorrect: (email: string) => void
}

/** Suggests the e-mail address that was probably meant: at once if typed in Hangul, else when the field is left. */
export function EmailField({ label, error, language, onCorrect, ...input }: EmailFieldProps) {
  const [isLeft, setLeft] = useState(false)
  const control = useRef<HTMLInputElement>(null)
  const { value } = input
  const take = (email: string) => {
    // The suggestion, which has the focus, disappears once it is taken.
    control.current?.focus()
    onCorrect(email)
  }
  return (
    <div>
      <Field label={label} error={error}>
        <TextInput
          {...input}
          ref={control}
          type="email"
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(value !== '')}
        />
      </Field>
      {(isLeft || isTypedInHangul(value)) && (
        <Suspense>
          <MeantEmail typed={value} language={language} onTake={take} />
        </Suspense>
      )}
    </div>
  )
}
