import { useForm } from '../../../../platform/forms/use-form.ts'
import { changePassword, MissingUser } from '../../../../platform/session/password.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { newPassword } from '../../../../ui/new-password.ts'
import { PasswordInput } from '../../../../ui/PasswordInput.tsx'
import styles from '../../components/auth.module.css'
import { newPasswordWords } from '../../password-rule.ts'
import { FormError } from '../FormError.tsx'
import { newPasswordRules } from './rules.ts'
import { StepHead } from './StepHead.tsx'
import { useResetWords } from './use-reset-words.ts'

/** Step 3: asks for the new password. */
export function NewPasswordStep({ onChanged }: { onChanged: () => void }) {
  const { labels, texts, steps } = useResetWords()
  const { form, values, field, errorOf, failure, pending, ready } = useChanging(onChanged)
  const secret = { ...newPassword, showLabel: labels.showPassword, hideLabel: labels.hidePassword }
  return (
    <>
      <StepHead step={3} title={steps.passwordTitle} />
      <form className={styles.form} {...form}>
        <Field label={labels.password} {...newPasswordWords(values.password, errorOf('password'), texts)}>
          <PasswordInput {...field('password')} {...secret} />
        </Field>
        <Field label={labels.confirmPassword} error={errorOf('confirmPassword')}>
          <PasswordInput {...field('confirmPassword')} {...secret} />
        </Field>
        <FormError>
          {failure !== null && texts[failure instanceof MissingUser ? 'userMissing' : 'passwordChangeFailed']}
        </FormError>
        <Button type="submit" size="l" block disabled={!ready || pending}>
          {pending ? steps.changing : steps.done}
        </Button>
      </form>
    </>
  )
}

function useChanging(onChanged: () => void) {
  const { texts } = useResetWords()
  return useForm({
    rules: newPasswordRules,
    texts,
    known: { password: '', confirmPassword: '' },
    submit: async ({ password }) => {
      await changePassword(password)
      onChanged()
    },
  })
}
