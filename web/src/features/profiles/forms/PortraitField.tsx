import { formTexts, profileImageLimit, profileImageMegabytes } from '@otday/contract'
import { useRef } from 'react'
import { kindOf } from '../../../platform/pictures/picture-kind.ts'
import { preparePicture } from '../../../platform/pictures/prepare-picture.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { BlobImage } from '../../../ui/BlobImage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ImageInput } from '../../../ui/ImageInput.tsx'
import styles from './ProfileForm.module.css'

interface PortraitFieldProps {
  /** URL of the stored picture. */
  imageUrl: string | null
  chosen: Blob | null
  onChoose: (file: Blob) => void
}

/**
 * Field for the profile's picture. An alert refuses files that are no pictures, pictures above the limit, and pictures
 * that neither browser nor server can read.
 */
export function PortraitField({ imageUrl, chosen, onChoose }: PortraitFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = async (file: File) => {
    const refusal = refusalOf(file)
    if (refusal !== null) return window.alert(refusal)
    const { picture, problem } = (await kindOf(file)) === 'heic' ? await preparePicture(file) : { picture: file }
    if (picture) onChoose(picture)
    else window.alert(problem)
  }
  return (
    <div className={styles.portrait}>
      {chosen ? (
        <span className={styles.chosen}>
          <BlobImage blob={chosen} alt="고른 프로필 사진" />
        </span>
      ) : (
        <Avatar src={imageUrl} size={88} alt="프로필 사진" />
      )}
      <div>
        <Button variant="secondary" icon="camera" onClick={() => input.current?.click()}>
          변경
        </Button>
        <p className={styles.caption}>{`이미지 파일, ${profileImageMegabytes}MB 이하`}</p>
      </div>
      <ImageInput ref={input} label="프로필 사진 고르기" onFiles={([file]) => file && void choose(file)} />
    </div>
  )
}

function refusalOf(file: File): string | null {
  if (!file.type.startsWith('image/')) return formTexts.imageTypeOnly
  return file.size > profileImageLimit ? formTexts.imageTooLarge : null
}
