import type { AuthLanguage } from '@otday/contract'
import { type ReactNode, useEffect } from 'react'
import { AuthScene } from '../../../art/AuthScene.tsx'
import { Logo } from '../../../art/Logo.tsx'
import styles from './AuthFrame.module.css'
import { chooseLanguage, useAuthWords } from '../language.ts'

const languages: readonly (readonly [AuthLanguage, name: string])[] = [
  ['ko', '한국어'],
  ['en', 'English'],
]

interface AuthCardProps {
  lang: AuthLanguage
  tagline: string
  /** Beside the name of the product. */
  corner?: ReactNode
  children: ReactNode
}

/** For those who are not signed in. */
export function AuthCard({ lang, tagline, corner, children }: AuthCardProps) {
  return (
    <div className={styles.frame} data-sky="clear" lang={lang}>
      <AuthScene />
      <header className={styles.head}>
        <div className={styles.brand}>
          <Logo size={40} />
          <div>
            <b lang="ko">옷데이</b>
            <small>{tagline}</small>
          </div>
        </div>
        {corner}
      </header>
      <main className={styles.card}>{children}</main>
    </div>
  )
}

export function AuthFrame({ windowTitle, children }: { windowTitle: string; children: ReactNode }) {
  const { language, labels } = useAuthWords()
  useEffect(() => {
    document.title = language === 'ko' ? `${windowTitle} · 옷데이` : `${windowTitle} · Otday`
  }, [windowTitle, language])
  return (
    <AuthCard lang={language} tagline={labels.tagline} corner={<LanguageSwitch />}>
      {children}
    </AuthCard>
  )
}

function LanguageSwitch() {
  const { language, labels } = useAuthWords()
  return (
    <fieldset className={styles.language} aria-label={labels.language}>
      {languages.map(([value, name]) => (
        <button
          key={value}
          type="button"
          lang={value}
          aria-pressed={language === value}
          onClick={() => chooseLanguage(value)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
