import type { FlatLayQuery } from '@otday/contract'
import type { WholeOutfit } from '../use-whole-outfit.ts'
import styles from './WholePicture.module.css'

interface WholePictureProps {
  whole: WholeOutfit & { url: string }
  eager: boolean
  /** Empty when the name stands beside it. */
  alt?: string
}

/** Nothing glares in the dark: the ground is the theme's. */
const query = new URLSearchParams({ format: 'card', ground: 'none' } satisfies FlatLayQuery)

/** An outfit in one picture, all of it in whatever box. */
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
