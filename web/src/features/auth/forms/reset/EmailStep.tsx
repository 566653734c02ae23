import { useState } from 'react'
import { requestTemporaryPassword } from '../../../../platform/password.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import styles from '../../components/auth.module.css'
import { FormError } from '../FormError.tsx'
import { emailInput, useAuthForm } from '../use-auth-form.ts'
import { emailRules } from './rules.ts'
import { StepHead } from './StepHead.tsx'
import { useResetWords } from './use-reset-words.ts'

/** Step 1: where the temporary password goes. */
export function EmailStep({ onSent }: { onSent: (email: string) => void }) {
  const { labels, texts, steps } = useResetWords()
  const [failed, setFailed] = useState(false)
  const { form, field, errorOf, pending, ready } = useAuthForm({
    rules: emailRules,
    texts,
    empty: { email: '' },
    submit: async ({ email }) => {
      try {
        await requestTemporaryPassword(email)
        onSent(email)
      } catch {
        setFailed(true)
      }
    },
    onType: () => setFailed(false),
  })
  return (
    <>
      <StepHead step={1} title={steps.emailTitle} />
      <form className={styles.form} {...form}>
        <Field label={labels.email} error={errorOf('email')}>
          <TextInput {...field('email')} {...emailInput} autoComplete="username" placeholder={labels.emailSample} />
        </Field>
        <FormError>{failed ? texts.resetMailFailed : null}</FormError>
        <Button type="submit" size="l" block disabled={!ready || pending}>
          {pending ? steps.sending : steps.next}
        </Button>
      </form>
    </>
  )
}
