import { useEffect } from 'react'
import { noteOpening } from '../../features/briefings/index.ts'
import { isApplePhone, isOnHomeScreen } from '../../platform/device/apple-phone.ts'
import { fetchAhead } from '../../platform/version/fetch-ahead.ts'
import { keepReads } from '../../platform/cache/keep-reads.ts'
import { useUser } from '../../platform/session/session.ts'
import { newVersion, registerWorker } from '../../platform/version/worker.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useStore } from '../../ui/store.ts'
import { InstallPrompt } from './InstallPrompt.tsx'
import { readAhead } from './read-ahead.ts'
import { UpdatePrompt } from './UpdatePrompt.tsx'
import { useShared } from './use-shared.ts'

keepReads()

/** Sets up offline use, the change to new versions, and what other apps share to this one. */
export function Installed() {
  const user = useUser()
  const version = useStore(newVersion)
  useEffect(prepare, [])
  useEffect(prepareHomeScreen, [])
  const userId = user?.id
  useEffect(() => {
    if (!userId) return
    void noteOpening().catch(() => undefined)
    void readAhead(userId).catch(() => undefined)
  }, [userId])
  const shared = useShared(userId)
  return (
    <>
      {version === 'none' ? user && <InstallPrompt /> : <UpdatePrompt key={version} />}
      <ConfirmDialog
        open={shared.photos.length > 0}
        title={`사진 ${shared.photos.length}장을 받았어요`}
        confirmLabel="추가"
        danger={false}
        onConfirm={shared.add}
        onCancel={shared.drop}
      >
        <p>{`${leftOutText(shared.leftOut)}옷장에 추가할까요? 직접 공유한 사진이 아니라면 취소해 주세요.`}</p>
      </ConfirmDialog>
    </>
  )
}

const leftOutText = (count: number) => (count > 0 ? `한 번에 받을 수 있는 양을 넘어서 ${count}장은 빠졌어요. ` : '')

function prepare(): void {
  registerWorker()
    .catch(fetchAhead)
    .catch(() => window.addEventListener('online', prepare, { once: true }))
}

function prepareHomeScreen(): void {
  if (!isApplePhone() || isOnHomeScreen()) return
  void import('./launch-picture.ts').then(({ linkLaunchPictures }) => linkLaunchPictures()).catch(() => undefined)
}
