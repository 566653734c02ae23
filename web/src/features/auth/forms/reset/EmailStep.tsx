import { useForm } from '../../../../platform/forms/use-form.ts'
import { requestTemporaryPassword } from '../../../../platform/session/password.ts'
import { Button } from '../../../../ui/Button.tsx'
import styles from '../../components/auth.module.css'
import { EmailField } from '../../components/EmailField.tsx'
import { FormError } from '../FormError.tsx'
import { emailRules } from './rules.ts'
import { StepHead } from './StepHead.tsx'
import { useResetWords } from './use-reset-words.ts'

/** Step 1: asks for the e-mail address. */
export function EmailStep({ onSent }: { onSent: (email: string) => void }) {
  const { language, labels, texts, steps } = useResetWords()
  const { form, field, set, errorOf, failure, pending, ready } = useForm({
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
        <EmailField
          {...field('email')}
          label={labels.email}
          error={errorOf('email')}
          language={language}
          autoComplete="username"
          placeholder={labels.emailSample}
          onCorrect={(email) => set({ email })}
        />
        <FormError>{failure === null ? null : texts.resetMailFailed}</FormError>
        <Button type="submit" size="l" block disabled={!ready || pending}>
          {pending ? steps.sending : steps.next}
        </Button>
      </form>
    </>
  )
}
