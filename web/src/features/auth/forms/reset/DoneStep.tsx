import { useEffect } from 'react'
import { signOut } from '../../../../platform/session/session.ts'
import { Button } from '../../../../ui/Button.tsx'
import styles from './reset.module.css'
import { StepHead } from './StepHead.tsx'
import { useResetWords } from './use-reset-words.ts'

/** Seconds until the redirect to the login. */
const timeout = 5

/** Step 4: says that the password has changed and all sessions have ended, then redirects to the login. */
export function DoneStep({ onLogin }: { onLogin: () => void }) {
  const { steps } = useResetWords()
  useEffect(() => void signOut(), [])
  useEffect(() => {
    const timer = setTimeout(onLogin, timeout * 1000)
    return () => clearTimeout(timer)
  }, [onLogin])
  return (
    <div data-no-header>
      <StepHead step={4} title={steps.doneTitle} text={steps.doneText} />
      <Button size="l" block onClick={onLogin}>
        {steps.goToLogin}
      </Button>
      <p className={styles.note}>{steps.redirects(timeout)}</p>
    </div>
  )
}
