import { type OAuthProvider, socialPaths } from '@otday/contract'
import { Suspense } from 'react'
import { GoogleMark, KakaoMark } from '../../../art/brand-marks.tsx'
import { basePath } from '../../../platform/navigation/base-path.ts'
import { OpenOutside } from '../../../platform/in-app/lazy.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import styles from './auth.module.css'
import { useAuthWords } from '../language.ts'
import { opensHere } from '../opens-here.ts'

/** URL that starts a sign-in by navigation, not fetch: the provider redirects the browser back with a session. */
const startOf = (provider: OAuthProvider) => `${window.location.origin}${basePath}${socialPaths.start}${provider}`

export function SocialButtons() {
  const { language, labels } = useAuthWords()
  return (
    <>
      <div className={styles.or}>
        <span>{labels.or}</span>
      </div>
      <div className={styles.social}>
        {opensHere('google') && (
          <button
            type="button"
            className={buttonClass({ variant: 'secondary', size: 'l', block: true })}
            onClick={() => window.location.assign(startOf('google'))}
          >
            <GoogleMark />
            <span>{labels.google}</span>
          </button>
        )}
        <button
          type="button"
          className={buttonClass({ variant: 'kakao', size: 'l', block: true })}
          onClick={() => window.location.assign(startOf('kakao'))}
        >
          <KakaoMark />
          <span>{labels.kakao}</span>
        </button>
      </div>
      {!opensHere('google') && (
        <Suspense>
          <OpenOutside need="signIn" language={language} />
        </Suspense>
      )}
    </>
  )
}
