import type { AuthLanguage } from '@otday/contract'
import { type ReactNode, useEffect } from 'react'
import { AuthScene } from '../../../art/AuthScene.tsx'
import { Logo } from '../../../art/Logo.tsx'
import { loadKoreanFont } from '../../../platform/version/load-fonts.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './AuthFrame.module.css'
import { chooseLanguage, useAuthWords } from '../language.ts'

interface AuthCardProps {
  lang: AuthLanguage
  tagline: string
  /** Content beside the name of the product. */
  corner?: ReactNode
  children: ReactNode
}

/** Frames the pages of people who are not signed in. */
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
    if (language === 'ko') void loadKoreanFont(false)
    document.title = language === 'ko' ? `${windowTitle} · 옷데이` : `${windowTitle} · Otday`
  }, [windowTitle, language])
  return (
    <AuthCard lang={language} tagline={labels.tagline} corner={<LanguageSwitch />}>
      {children}
    </AuthCard>
  )
}

/** Switches between Korean and English; labeled in the other language, for people who cannot read the current one. */
function LanguageSwitch() {
  const isKorean = useAuthWords().language === 'ko'
  const other = isKorean ? 'en' : 'ko'
  return (
    <Button
      variant={isKorean ? 'ghost' : 'secondary'}
      size="l"
      icon="globe"
      lang={other}
      onClick={() => chooseLanguage(other)}
    >
      {isKorean ? 'English' : '한국어로 보기'}
    </Button>
  )
}
