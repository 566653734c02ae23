import { Icon } from '../../../art/Icon.tsx'
import { BlobImage } from '../../../ui/BlobImage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FieldMessage } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useOnline } from '../../../platform/device/use-online.ts'
import { cancelAllPhotos, cancelPhoto, type PhotoQueue, type QueuedPhoto, retryPhoto } from '../photo-queue.ts'
import styles from './drafts.module.css'

export function SendingPhotos({ queue: { photos, arrived } }: { queue: PhotoQueue }) {
  const isOnline = useOnline()
  if (photos.length === 0) return null
  const all = photos.length + arrived
  return (
    <section className={styles.sending} aria-label="올리는 사진">
      <div className={styles.progress}>
        <p aria-live="polite">
          {isOnline ? `${all}장 중 ${arrived}장 올렸어요` : '인터넷이 끊겼어요. 이어지면 계속 올릴게요.'}
        </p>
        <Button variant="ghost" size="s" onClick={cancelAllPhotos}>
          모두 취소
        </Button>
      </div>
      <progress value={arrived} max={all} aria-label="사진 올리기" />
      <ul className={styles.photos}>
        {photos.map((photo) => (
          <SendingPhoto key={photo.id} photo={photo} />
        ))}
      </ul>
    </section>
  )
}

const words = { waiting: '기다리는 중', sending: '올리는 중', failed: '올리지 못함' } as const

function SendingPhoto({ photo: { id, fileName, photo, state, reason } }: { photo: QueuedPhoto }) {
  return (
    <li>
      <div className={styles.thumb}>
        <BlobImage blob={photo} alt="" fallback={<Icon name="image" />} />
      </div>
      <div className={styles.words}>
        <span className={styles.fileName}>{fileName}</span>
        {state === 'failed' ? (
          <FieldMessage tone="error">{reason ?? words.failed}</FieldMessage>
        ) : (
          <span className={styles.state}>
            {state === 'sending' && <Spinner size={14} />}
            <span>{words[state]}</span>
          </span>
        )}
      </div>
      {state === 'failed' && (
        <IconButton icon="refresh" label={`${fileName} 다시 올리기`} onClick={() => retryPhoto(id)} />
      )}
      <IconButton icon="close" label={`${fileName} 취소`} onClick={() => cancelPhoto(id)} />
    </li>
  )
}
