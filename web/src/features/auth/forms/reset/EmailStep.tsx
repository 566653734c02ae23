import { useForm } from '../../../../platform/forms/use-form.ts'
import { requestTemporaryPassword } from '../../../../platform/password.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import styles from '../../components/auth.module.css'
import { emailInput } from '../email-input.ts'
import { FormError } from '../FormError.tsx'
import { emailRules } from './rules.ts'
import { StepHead } from './StepHead.tsx'
import { useResetWords } from './use-reset-words.ts'

/** Step 1. */
export function EmailStep({ onSent }: { onSent: (email: string) => void }) {
  const { labels, texts, steps } = useResetWords()
  const { form, field, errorOf, failure, pending, ready } = useForm({
    rules: emailRules,
    texts,
    known: { email: '' },
    submit: async ({ email }) => {
      await requestTemporaryPassword(email)
      onSent(email)
    },
  })
  return (
    <>
      <StepHead step={1} title={steps.emailTitle} />
      <form className={styles.form} {...form}>
        <Field label={labels.email} error={errorOf('email')}>
          <TextInput {...field('email')} {...emailInput} autoComplete="username" placeholder={labels.emailSample} />
        </Field>
        <FormError>{failure === null ? null : texts.resetMailFailed}</FormError>
        <Button type="submit" size="l" block disabled={!ready || pending}>
          {pending ? steps.sending : steps.next}
        </Button>
      </form>
    </>
  )
}
