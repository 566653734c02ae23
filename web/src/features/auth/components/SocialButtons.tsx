import { type OAuthProvider, socialPaths } from '@otday/contract'
import { GoogleMark, KakaoMark } from '../../../art/brand-marks.tsx'
import { basePath } from '../../../platform/base-path.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import styles from './auth.module.css'
import { useAuthWords } from '../language.ts'

/** A full navigation: the provider redirects back with a session. */
const startOf = (provider: OAuthProvider) => `${window.location.origin}${basePath}${socialPaths.start}${provider}`

export function SocialButtons() {
  const { labels } = useAuthWords()
  return (
    <>
      <div className={styles.or}>
        <span>{labels.or}</span>
      </div>
      <div className={styles.social}>
        <button
          type="button"
          className={buttonClass({ variant: 'secondary', size: 'l', block: true })}
          onClick={() => window.location.assign(startOf('google'))}
        >
          <GoogleMark />
          {labels.google}
        </button>
        <button
          type="button"
          className={buttonClass({ variant: 'kakao', size: 'l', block: true })}
          onClick={() => window.location.assign(startOf('kakao'))}
        >
          <KakaoMark />
          {labels.kakao}
        </button>
      </div>
    </>
  )
}
