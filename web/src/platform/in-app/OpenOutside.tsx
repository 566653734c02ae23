import type { AuthLanguage } from '@otday/contract'
import { useState } from 'react'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import styles from './OpenOutside.module.css'
import { outsideUrl } from './outside-url.ts'
import { apps, outsideTexts } from './texts.data.ts'

interface OpenOutsideProps {
  /** The feature that the browser within an app lacks. */
  need: 'signIn' | 'download' | 'push'
  language?: AuthLanguage
}

/**
 * Says what the browser within an app (KakaoTalk, Instagram …) cannot do, and offers to open the page in a real
 * browser.
 */
export function OpenOutside({ need, language = 'ko' }: OpenOutsideProps) {
  const texts = outsideTexts[language]
  const app = apps.find(([mark]) => navigator.userAgent.includes(mark))?.[1][language] ?? ''
  const url = outsideUrl(window.location.href, navigator.userAgent)
  return (
    <div className={styles.outside}>
      <p>{texts[need](app)}</p>
      {url === null ? (
        <CopyLink texts={texts} />
      ) : (
        <a className={buttonClass({ variant: 'secondary', size: 's' })} href={url}>
          {texts.open}
        </a>
      )}
    </div>
  )
}

/** Copies the link; if the browser refuses, shows it to be copied by hand. */
function CopyLink({ texts }: { texts: (typeof outsideTexts)[AuthLanguage] }) {
  const [state, setState] = useState<'before' | 'copied' | 'refused'>('before')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return (
    <>
      <Button variant="secondary" size="s" onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <output>{state === 'copied' && texts.copied}</output>
      {state === 'refused' && (
        <Field label={texts.copyByHand}>
          <TextInput readOnly value={window.location.href} onFocus={({ currentTarget }) => currentTarget.select()} />
        </Field>
      )}
    </>
  )
}
