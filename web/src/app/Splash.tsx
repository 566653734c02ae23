import { Logo } from '../art/Logo.tsx'
import { reach, reachTexts } from '../platform/api/reach.ts'
import { useStore } from '../ui/store.ts'
import styles from './Splash.module.css'

/** Shown while the app starts; explains if the network is gone or the server is busy. */
export function Splash() {
  const reached = useStore(reach)
  return (
    <output className={styles.splash} aria-label="옷데이를 여는 중">
      <Logo size={56} />
      {reached !== 'open' && <p>{reachTexts[reached]}</p>}
    </output>
  )
}
