import { useLayoutEffect, useRef } from 'react'
import { useForm } from '../../../../platform/forms/use-form.ts'
import { signIn } from '../../../../platform/session/session.ts'
import { useNow } from '../../../../platform/time/use-now.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { TextInput } from '../../../../ui/TextInput.tsx'
import authStyles from '../../components/auth.module.css'
import { FormError } from '../FormError.tsx'
import { minutesText, secondsLeft } from './countdown.ts'
import { maskedEmail } from './masked-email.ts'
import styles from './reset.module.css'
import { temporaryRules } from './rules.ts'
import { StepHead } from './StepHead.tsx'
import { useResetWords } from './use-reset-words.ts'

/** Time in ms between two updates of the countdown, short enough to show every second. */
const tickInterval = 250

interface TemporaryStepProps {
  email: string
  /** Expiry of the temporary password. */
  end: Date
  onVerified: () => void
  onStartOver: () => void
}

/** Step 2: asks for the temporary password. */
export function TemporaryStep({ email, end, onVerified, onStartOver }: TemporaryStepProps) {
  const { texts, steps } = useResetWords()
  const left = secondsLeft(end, useNow(tickInterval))
  const isOver = left === 0
  const button = useNextStep(isOver)
  const { form, field, errorOf, failure, pending, ready } = useVerifying(email, onVerified)
  const startOver = {
    noValidate: true,
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      onStartOver()
    },
  }
  return (
    <>
      <StepHead step={2} title={steps.codeTitle(maskedEmail(email))} text={steps.codeText} />
      <form className={authStyles.form} {...(isOver ? startOver : form)}>
        <Field label={steps.temporaryPassword} error={isOver ? undefined : errorOf('temporary')}>
          <TextInput
            {...field('temporary')}
            disabled={isOver}
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
            end={
              <span role="timer" aria-label={`${steps.timeLeft} ${minutesText(left)}`} className={styles.timer}>
                {minutesText(left)}
              </span>
            }
          />
        </Field>
        <FormError>{isOver ? texts.resetExpired : failure === null ? null : texts.resetVerifyFailed}</FormError>
        <Button ref={button} type="submit" size="l" block disabled={!isOver && (!ready || pending)}>
          {isOver ? steps.startOver : pending ? steps.verifying : steps.next}
        </Button>
      </form>
    </>
  )
}

/** Moves the focus to the button when the temporary password expires, which disables the focused field. */
function useNextStep(isOver: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (isOver && button.current?.form?.contains(document.activeElement)) button.current.focus()
  }, [isOver])
  return button
}

/** Verifies the temporary password, without the blanks that pasting may add before or after it. */
function useVerifying(email: string, onVerified: () => void) {
  const { texts } = useResetWords()
  return useForm({
    rules: temporaryRules,
    texts,
    known: { temporary: '' },
    submit: async ({ temporary }) => {
      await signIn(email, temporary.trim())
      onVerified()
    },
  })
}
