import { Link } from 'react-router'
import { useForm } from '../../../platform/forms/use-form.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { signUp } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { newPassword } from '../../../ui/new-password.ts'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import styles from '../components/auth.module.css'
import { EmailField } from '../components/EmailField.tsx'
import { FormError } from './FormError.tsx'
import { keepForLogin } from '../just-joined.ts'
import { useAuthWords } from '../language.ts'
import { newPasswordWords } from '../password-rule.ts'
import { signUpRules } from './rules.ts'
import { SocialButtons } from '../components/SocialButtons.tsx'

export function SignUpForm({ onDone }: { onDone: (email: string) => void }) {
  const { language, labels, texts } = useAuthWords()
  const { form, values, field, set, errorOf, failure, pending, ready } = useSignUp(onDone)
  const secret = { ...newPassword, showLabel: labels.showPassword, hideLabel: labels.hidePassword }
  return (
    <>
      <h1 className={styles.title}>{labels.registerTitle}</h1>
      <form className={styles.form} {...form}>
        <EmailField
          {...field('email')}
          label={labels.email}
          error={errorOf('email')}
          language={language}
          autoComplete="email"
          placeholder={labels.emailSample}
          onCorrect={(email) => set({ email })}
        />
        <Field label={labels.name} error={errorOf('name')}>
          <TextInput {...field('name')} autoComplete="nickname" placeholder={labels.nameSample} />
        </Field>
        <Field label={labels.password} {...newPasswordWords(values.password, errorOf('password'), texts)}>
          <PasswordInput {...field('password')} {...secret} />
        </Field>
        <Field label={labels.confirmPassword} error={errorOf('confirmPassword')}>
          <PasswordInput {...field('confirmPassword')} {...secret} />
        </Field>
        <FormError>{failure === null ? null : texts.signUpFailed}</FormError>
        <Button type="submit" size="l" block disabled={!ready || pending}>
          {pending ? labels.signingUp : labels.signUp}
        </Button>
      </form>
      <SocialButtons />
      <p className={styles.links}>
        <Link to={paths.login}>{labels.haveAccount}</Link>
      </p>
    </>
  )
}

const emailTaken = { EmailTaken: ['email', 'emailTaken'] } as const

function useSignUp(onDone: (email: string) => void) {
  const { texts } = useAuthWords()
  return useForm({
    rules: signUpRules,
    texts,
    known: { email: '', name: '', password: '', confirmPassword: '' },
    failures: emailTaken,
    submit: async ({ email, name, password }) => {
      await signUp({ email, name, password })
      keepForLogin({ email, password })
      onDone(email)
    },
  })
}
