import type { CSSProperties } from 'react'
import { Icon } from '../art/Icon.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './PhotoDialog.module.css'
import { Picture } from './Picture.tsx'

interface PhotoDialogProps {
  /** Names the photo, in the title and for screen readers. */
  title: string
  photo: { imageUrl: string; picture: { width: number; height: number; thumbhash: string } }
  onClose: () => void
}

/** Shows a photo as large as the window allows. */
export function PhotoDialog({ title, photo, onClose }: PhotoDialogProps) {
  const { width, height, thumbhash } = photo.picture
  return (
    <Dialog open size="xl" title={title} onClose={onClose}>
      <div className={styles.photo} style={{ '--ratio': width / height } as CSSProperties}>
        <Picture
          imageUrl={photo.imageUrl}
          alt={title}
          width={width}
          height={height}
          sizes="(max-width: 767px) 100vw, 880px"
          thumbhash={thumbhash}
          eager
          fallback={<Icon name="image" size={48} />}
        />
      </div>
    </Dialog>
  )
}
