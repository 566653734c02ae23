import { useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import type { IconName } from '../../art/icons.data.ts'
import { Logo } from '../../art/Logo.tsx'
import { isInApp } from '../../platform/in-app/browser.ts'
import { installOffer } from '../../platform/device/install-offer.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useStore } from '../../ui/store.ts'
import { isInstallDue, refuseInstall } from './install-times.ts'
import styles from './installed.module.css'

const gains: readonly (readonly [IconName, string])[] = [
  ['bell', '아침 브리핑'],
  ['cloud-off', '오프라인'],
  ['image', '사진 바로 보내기'],
]

/**
 * Whether this is a Safari tab whose site can be installed from Safari's own menu. Over http, an installed app would
 * have none of its benefits.
 */
const isSafariTab = 'standalone' in navigator && navigator.standalone === false && window.isSecureContext

/** Offers the installation to people who come back on another day, once a month at most. */
export function InstallPrompt() {
  const offer = useStore(installOffer)
  const [isOpen, setOpen] = useState(isInstallDue)
  if (!isOpen || (!offer && (!isSafariTab || isInApp()))) return null
  const close = () => {
    refuseInstall()
    setOpen(false)
  }
  const install = async () => {
    close()
    await offer?.prompt()
    installOffer.set(null)
  }
  return (
    <section className={styles.install} aria-label="옷데이 설치">
      <IconButton icon="close" label="닫기" onClick={close} />
      <div className={styles.what}>
        <Logo size={56} />
        <div>
          <b>옷데이를 설치할까요?</b>
          <p>홈 화면에서 바로 열고, 오프라인에서도 옷장과 기록을 볼 수 있어요.</p>
        </div>
      </div>
      <ul>
        {gains.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} size={18} />
            {text}
          </li>
        ))}
      </ul>
      {offer ? (
        <div className={styles.buttons}>
          <Button variant="secondary" block onClick={close}>
            나중에
          </Button>
          <Button block icon="arrow-down" onClick={() => void install()}>
            설치
          </Button>
        </div>
      ) : (
        <p className={styles.how}>
          아래의 <b>공유</b> 버튼을 누른 다음 <b>홈 화면에 추가</b>를 골라 주세요.
        </p>
      )}
    </section>
  )
}
