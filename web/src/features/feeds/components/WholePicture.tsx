import type { FlatLayQuery } from '@otday/contract'
import type { WholeOutfit } from '../use-whole-outfit.ts'
import styles from './WholePicture.module.css'

interface WholePictureProps {
  whole: WholeOutfit & { url: string }
  eager: boolean
  /** Empty if the name stands beside it. */
  alt?: string
}

/** Requests a picture without a background, so that the theme's shows through and nothing glares in the dark theme. */
const query = new URLSearchParams({ format: 'card', ground: 'none' } satisfies FlatLayQuery)

/** Shows an outfit in one picture, which is fully visible in any box. */
export function WholePicture({ whole, eager, alt = wholeText(whole) }: WholePictureProps) {
  return (
    <img
      className={styles.picture}
      src={`${whole.url}?${query}`}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={whole.onBroken}
    />
  )
}

const wholeText = ({ pieces }: WholeOutfit) => `옷 ${pieces.length}가지를 펼쳐 놓은 그림`
