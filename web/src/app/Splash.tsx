import { Logo } from '../art/Logo.tsx'
import styles from './Splash.module.css'

export function Splash() {
  return (
    <output className={styles.splash} aria-label="옷데이를 여는 중">
      <Logo size={56} />
    </output>
  )
}
