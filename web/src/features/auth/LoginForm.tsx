import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { forgetReason, signIn, useSession } from '../../platform/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { PasswordInput } from '../../ui/PasswordInput.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import styles from './auth.module.css'
import { FormError } from './FormError.tsx'
import { failureTextOf } from './failure-text.ts'
import { useAuthWords } from './language.ts'
import { loginRules } from './rules.ts'
import { SocialButtons } from './SocialButtons.tsx'
import { emailInput, useAuthForm } from './use-auth-form.ts'

/** Signs in; `onDone` hears whether the session may do everything or only change its password. */
export function LoginForm({ onDone }: { onDone: (limited: boolean) => void }) {
  const { labels } = useAuthWords()
  const { form, field, errorOf, line, pending, ready } = useLogin(onDone)
  return (
    <>
      <h1 className={styles.title}>{labels.loginTitle}</h1>
      <form className={styles.form} {...form}>
        <Field label={labels.id} error={errorOf('username')}>
          <TextInput {...field('username')} {...emailInput} autoComplete="username" placeholder={labels.emailSample} />
        </Field>
        <Field label={labels.password} error={errorOf('password')}>
          <PasswordInput {...field('password')} showLabel={labels.showPassword} hideLabel={labels.hidePassword} />
        </Field>
        <FormError>{line}</FormError>
        <Button type="submit" size="l" block disabled={!ready || pending}>
          {pending ? labels.loggingIn : labels.login}
        </Button>
      </form>
      <SocialButtons />
      <p className={styles.links}>
        <Link to={paths.forgotPassword}>{labels.forgotPassword}</Link>
        <Link to={paths.register}>{labels.noAccount}</Link>
      </p>
    </>
  )
}

/** The form's state; `line` is what the server said, or why the last session ended, until something is typed. */
function useLogin(onDone: (limited: boolean) => void) {
  const { texts } = useAuthWords()
  const session = useSession()
  const [failure, setFailure] = useState<unknown>(null)
  const state = useAuthForm({
    rules: loginRules,
    texts,
    empty: { username: '', password: '' },
    submit: async ({ username, password }) => {
      try {
        const { userDto } = await signIn(username, password)
        onDone(userDto.mustChangePassword)
      } catch (error) {
        setFailure(error)
      }
    },
    onType: () => {
      setFailure(null)
      forgetReason()
    },
  })
  const reason = session.status === 'out' ? session.reason : undefined
  return { ...state, line: failure !== null ? failureTextOf(failure, texts) : reason && texts[reason] }
}
