import type { ReactNode } from 'react'
import styles from './SignInMethods.module.css'

interface MethodRowProps {
  mark: ReactNode
  name: string
  state: string
  children?: ReactNode
}

export function MethodRow({ mark, name, state, children }: MethodRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.mark}>{mark}</span>
      <div className={styles.words}>
        <b>{name}</b>
        <span>{state}</span>
      </div>
      {children}
    </li>
  )
}
