import { type ReactNode, useEffect, useRef } from 'react'
import styles from './reset.module.css'
import { useResetWords } from './use-reset-words.ts'

const steps = 4

/** Heading of a step; takes the focus in every step but the first. */
export function StepHead({ step, title, text }: { step: number; title: string; text?: ReactNode }) {
  const words = useResetWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (step > 1) heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <>
      <p className={styles.step}>{words.steps.stepOf(step, steps)}</p>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {text && <p className={styles.text}>{text}</p>}
    </>
  )
}
