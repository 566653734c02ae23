import { passwordMaxLength } from '@otday/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../../platform/api-error.ts'
import { paths } from '../../../platform/paths.ts'
import { signUp } from '../../../platform/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import styles from '../components/auth.module.css'
import { FormError } from './FormError.tsx'
import { useAuthWords } from '../language.ts'
import { signUpRules } from './rules.ts'
import { SocialButtons } from '../components/SocialButtons.tsx'
import { emailInput, useAuthForm } from './use-auth-form.ts'

/** Makes an account; `onDone` when it exists. */
export function SignUpForm({ onDone }: { onDone: () => void }) {
  const { labels, texts } = useAuthWords()
  const { form, field, errorOf, failed, pending, ready } = useSignUp(onDone)
  const secret = {
    showLabel: labels.showPassword,
    hideLabel: labels.hidePassword,
    autoComplete: 'new-password',
    maxLength: passwordMaxLength,
  }
  return (
    <>
      <h1 className={styles.title}>{labels.registerTitle}</h1>
      <form className={styles.form} {...form}>
        <Field label={labels.email} error={errorOf('email')}>
          <TextInput {...field('email')} {...emailInput} autoComplete="email" placeholder={labels.emailSample} />
        </Field>
        <Field label={labels.name} error={errorOf('name')}>
          <TextInput {...field('name')} autoComplete="nickname" placeholder={labels.nameSample} />
        </Field>
        <Field label={labels.password} error={errorOf('password')}>
          <PasswordInput {...field('password')} {...secret} />
        </Field>
        <Field label={labels.confirmPassword} error={errorOf('confirmPassword')}>
          <PasswordInput {...field('confirmPassword')} {...secret} />
        </Field>
        <FormError>{failed ? texts.signUpFailed : null}</FormError>
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

/** The form's state; a taken e-mail is told at its field too. */
function useSignUp(onDone: () => void) {
  const { texts } = useAuthWords()
  const [failed, setFailed] = useState(false)
  const state = useAuthForm({
    rules: signUpRules,
    texts,
    empty: { email: '', name: '', password: '', confirmPassword: '' },
    submit: async ({ email, name, password }) => {
      try {
        await signUp({ email, name, password })
        onDone()
      } catch (error) {
        setFailed(true)
        if (error instanceof ApiError && error.exceptionName === 'EmailTaken') state.setError('email', 'emailTaken')
      }
    },
    onType: () => setFailed(false),
  })
  return { ...state, failed }
}
