import { useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { changeVersion } from '../../platform/version/worker.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './installed.module.css'

/** Offers to change to a new version; if it is put off, the next opening of the app offers it again. */
export function UpdatePrompt() {
  const [isLater, setLater] = useState(false)
  const [isChanging, setChanging] = useState(false)
  if (isLater) return null
  return (
    <output className={styles.update}>
      <span className={styles.sign}>
        <Icon name="sparkle" />
      </span>
      <div className={styles.words}>
        <b>새 버전이 있어요</b>
        <p>적던 내용은 그대로 두고 바꿔요.</p>
      </div>
      <Button variant="ghost" size="s" onClick={() => setLater(true)}>
        나중에
      </Button>
      <Button
        size="s"
        loading={isChanging}
        onClick={() => {
          setChanging(true)
          void changeVersion()
        }}
      >
        지금 바꾸기
      </Button>
    </output>
  )
}
