import type { Wear } from '@otday/contract'
import { useRef } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ImageInput } from '../../../ui/ImageInput.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useStore } from '../../../ui/store.ts'
import { useWearPhoto, writes } from '../../diary/index.ts'
import styles from './WearPhoto.module.css'

interface WearPhotoProps {
  wear: Wear
  name: string
  onOpen: () => void
}

/** Shows the day's photo beside the outfit, or a button to add one. A press on the photo opens it. */
export function WearPhoto({ wear, name, onOpen }: WearPhotoProps) {
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useWearPhoto(wear)
  const { photo } = wear
  /**
   * Whether another change of this outfit waits to be saved. A new photo must be saved after that change, so the
   * buttons for the photo are disabled until then.
   */
  const isWaiting = useStore(writes).some(({ wearId }) => wearId === wear.id)
  const choose = () => {
    if (!isPending) input.current?.click()
  }
  return (
    <div className={styles.photo} aria-busy={isPending || undefined}>
      <ImageInput ref={input} label={`${name} 사진`} onFiles={([file]) => file && mutate(file)} />
      {photo ? (
        <>
          <button type="button" className={styles.open} aria-label={`${name} 사진 크게 보기`} onClick={onOpen}>
            <Picture
              imageUrl={photo.imageUrl}
              alt={`${name} 사진`}
              sizes="120px"
              thumbhash={photo.picture.thumbhash}
              fallback={<Icon name="image" />}
            />
          </button>
          <span className={styles.photoActs}>
            <IconButton
              variant="float"
              icon="camera"
              iconSize={18}
              label="사진 바꾸기"
              idle={isWaiting}
              onClick={choose}
            />
            <IconButton
              variant="float"
              icon="trash"
              iconSize={18}
              label="사진 지우기"
              loading={isPending}
              idle={isWaiting}
              onClick={() => mutate(null)}
            />
          </span>
        </>
      ) : (
        <button type="button" className={styles.photoAdd} disabled={isWaiting} onClick={choose}>
          {isPending ? <Spinner /> : <Icon name="camera" size={22} />}
          <span>사진 더하기</span>
        </button>
      )}
    </div>
  )
}
