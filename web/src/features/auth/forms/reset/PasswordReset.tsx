import { temporaryPasswordTimes } from '@otday/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { now } from '../../../../platform/time/clock.ts'
import { isLimited } from '../../../../platform/session/password.ts'
import { paths } from '../../../../platform/navigation/paths.ts'
import { signOut } from '../../../../platform/session/session.ts'
import styles from '../../components/auth.module.css'
import { useAuthWords } from '../../language.ts'
import { DoneStep } from './DoneStep.tsx'
import { EmailStep } from './EmailStep.tsx'
import { NewPasswordStep } from './NewPasswordStep.tsx'
import { TemporaryStep } from './TemporaryStep.tsx'

/** In the step `temporary`, a temporary password was mailed to `email` and is valid until `end`. */
type Step =
  | { name: 'email' }
  | { name: 'temporary'; email: string; end: Date }
  | { name: 'password' }
  | { name: 'done' }

/** Validity of a temporary password in ms. */
const life = temporaryPasswordTimes.life * 1000

/** Resets a password; a session with a temporary password starts at step 3. */
export function PasswordReset({ onLogin }: { onLogin: () => void }) {
  const { labels } = useAuthWords()
  const [step, setStep] = useState<Step>(() => ({ name: isLimited() ? 'password' : 'email' }))
  return (
    <>
      {step.name === 'email' && (
        <EmailStep onSent={(email) => setStep({ name: 'temporary', email, end: new Date(now().getTime() + life) })} />
      )}
      {step.name === 'temporary' && (
        <TemporaryStep
          email={step.email}
          end={step.end}
          onVerified={() => setStep({ name: 'password' })}
          onStartOver={() => setStep({ name: 'email' })}
        />
      )}
      {step.name === 'password' && <NewPasswordStep onChanged={() => setStep({ name: 'done' })} />}
      {step.name === 'done' && <DoneStep onLogin={onLogin} />}
      <p className={styles.links}>
        <Link to={paths.login} onClick={() => step.name === 'password' && void signOut()}>
          {labels.backToLogin}
        </Link>
      </p>
    </>
  )
}
