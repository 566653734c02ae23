import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { ApiError } from '../../../platform/api/api-error.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { forgetReason, signIn, useSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toast.ts'
import { Field } from '../../../ui/Field.tsx'
import { PasswordInput } from '../../../ui/PasswordInput.tsx'
import styles from '../components/auth.module.css'
import { EmailField } from '../components/EmailField.tsx'
import { FormError, FormNews } from './FormError.tsx'
import { SignInFailure, SocialFailure } from '../lazy.ts'
import { forgetJoined, passwordFor } from '../just-joined.ts'
import { useAuthWords } from '../language.ts'
import { loginRules } from './rules.ts'
import { SocialButtons } from '../components/SocialButtons.tsx'

/** Makes the account and this device agree on a language; loaded after a sign-in, as it is not needed before. */
const agreement = () => import('../agree-on-language.ts')

/** Shown after the sign-in, where everything is in Korean. */
const restoredText = '다시 오셨네요. 계정을 그대로 되돌렸어요.'

interface LoginFormProps {
  /** E-mail address of a user who has just signed up, with which the form is filled in; undefined otherwise. */
  joined: string | undefined
  /** Called after the sign-in. `limited`: a temporary password was used, so the user must choose a new one first. */
  onDone: (limited: boolean) => void
}

export function LoginForm({ joined, onDone }: LoginFormProps) {
  const { language, labels } = useAuthWords()
  const { form, field, set, errorOf, news, line, pending, ready } = useLogin(joined, onDone)
  return (
    <>
      <h1 className={styles.title}>{labels.loginTitle}</h1>
      <form className={styles.form} {...form}>
        <FormNews>{!line && (joined ? labels.joined : news)}</FormNews>
        <EmailField
          {...field('username')}
          label={labels.id}
          error={errorOf('username')}
          language={language}
          autoComplete="username"
          placeholder={labels.emailSample}
          onCorrect={(username) => set({ username })}
        />
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

/**
 * Form state of the login. `line` is a message shown until the next edit: the failure of this form, else that of a
 * provider's sign-in or the reason why the session ended; that the account was deleted, as asked, is `news`.
 */
function useLogin(joined = '', onDone: LoginFormProps['onDone']) {
  const { texts } = useAuthWords()
  const session = useSession()
  const social = useSocialFailure()
  const [password] = useState(() => passwordFor(joined))
  const state = useForm({
    rules: loginRules,
    texts,
    known: { username: joined, password },
    submit: async ({ username, password }) => {
      const state = await signIn(username, password)
      // A language that was not agreed on because of an error is settled at the next sign-in.
      void agreement()
        .then(({ agreeOnLanguage }) => agreeOnLanguage(state))
        .catch(() => undefined)
      if (state.isRestored) toast.success(restoredText)
      onDone(state.userDto.mustChangePassword)
    },
    onEdit: () => {
      forgetReason()
      social.forget()
    },
  })
  const { ref } = state.form
  useEffect(() => {
    // The e-mail and password of a sign-up serve one visit of this page only.
    forgetJoined()
    if (joined !== '')
      ref.current?.querySelector<HTMLElement>(password === '' ? '[type=password]' : '[type=submit]')?.focus()
  }, [joined, password, ref])
  const reason = session.status === 'out' ? session.reason : undefined
  const isDeleted = reason === 'accountDeleted'
  const before = social.name ? <SocialFailure name={social.name} /> : reason && !isDeleted && texts[reason]
  return {
    ...state,
    news: isDeleted && texts.accountDeleted,
    line: state.failure === null ? before : lineOf(state.failure, texts.networkFailed),
  }
}

/** The message for a failure. The text for no network is bundled, as the lazy failure texts might not load offline. */
const lineOf = (failure: unknown, networkFailed: string) =>
  failure instanceof ApiError && failure.status === 0 ? networkFailed : <SignInFailure error={failure} />

/**
 * Returns the name of the failure that an OAuth provider's redirect put into the URL, and a function that removes it.
 */
function useSocialFailure() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const name = new URLSearchParams(search).get('error')
  function forget() {
    if (name !== null) void navigate(paths.login, { replace: true })
  }
  return { name, forget }
}
