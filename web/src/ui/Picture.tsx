import { pictureWidths } from '@otday/contract/picture-widths'
import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from '../styles/class-names.ts'
import { useRenewedUrl } from './renewed-urls.ts'
import styles from './Picture.module.css'

interface PictureProps {
  /** Root-relative URL without a size; `blob:` and `data:` URLs are shown as they are. */
  imageUrl: string | null | undefined
  alt: string
  /** Size of the original, px: reserves the place. Without width and height the box decides. */
  width?: number
  height?: number
  /** Value of the `sizes` attribute. */
  sizes: string
  /** Base64 */
  thumbhash?: string | null
  /** Set for the first row of a page. */
  eager?: boolean
  /** The background is removed: the picture is shown whole, with the light of a drawing. */
  cutOut?: boolean
  /** Shown without a picture and when it breaks. */
  fallback: ReactNode
}

/** Loads a picture lazily in the smallest width that fits, blurred until it arrives. Fills its box. */
export function Picture(props: PictureProps) {
  const { alt, width, height, sizes, thumbhash, eager = false, cutOut = false, fallback } = props
  const { url: imageUrl, renew } = useRenewedUrl(props.imageUrl)
  const [broken, setBroken] = useState<string | null>(null)
  /** Thumbhash of the picture that is loaded: a renewed url is the same picture. */
  const [ready, setReady] = useState<string | null>()
  const preview = usePreview(ready === thumbhash ? null : thumbhash)
  if (!imageUrl || imageUrl === broken) return fallback
  return (
    <img
      className={classNames(styles.picture, cutOut && `${styles.contain} gar-cut`)}
      src={imageUrl.startsWith('/') ? sized(imageUrl, 640) : imageUrl}
      {...(imageUrl.startsWith('/') && {
        srcSet: pictureWidths.map((w) => `${sized(imageUrl, w)} ${w}w`).join(', '),
        sizes,
      })}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      style={preview ? { backgroundImage: `url(${preview})` } : undefined}
      onLoad={() => setReady(thumbhash)}
      onError={() => {
        setBroken(imageUrl)
        renew(imageUrl)
      }}
    />
  )
}

/** ms after which a blurred preview is worth making */
const timeout = 200

/** Makes the preview in a separate task: it takes some ms on a phone, and a page shows many pictures. */
function usePreview(thumbhash: string | null | undefined): string | null {
  const [made, setMade] = useState<{ thumbhash: string; url: string | null }>()
  useEffect(() => {
    if (!thumbhash) return
    const soon = setTimeout(() => void previewOf(thumbhash).then((url) => setMade({ thumbhash, url })), timeout)
    return () => clearTimeout(soon)
  }, [thumbhash])
  return made && made.thumbhash === thumbhash ? made.url : null
}

function sized(imageUrl: string, width: number): string {
  return `${imageUrl}${imageUrl.includes('?') ? '&' : '?'}w=${width}`
}

async function previewOf(thumbhash: string): Promise<string | null> {
  try {
    const { thumbHashToDataURL } = await import('thumbhash')
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (char) => char.charCodeAt(0)))
  } catch {
    return null
  }
}
