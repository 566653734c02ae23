import { pictureWidths } from '@otday/contract/picture-widths'
import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from '../styles/class-names.ts'
import { useRenewedUrl } from './renewed-urls.ts'
import styles from './Picture.module.css'

interface PictureProps {
  /** Root-relative URL without a size; `blob:` and `data:` URLs are shown as they are. */
  imageUrl: string | null | undefined
  alt: string
  /** Size of the original in px, which reserves the space. Without width and height, the surrounding box decides. */
  width?: number
  height?: number
  /** Value of the `sizes` attribute. */
  sizes: string
  /** A tiny blurred preview (thumbhash) as Base64. */
  thumbhash?: string | null
  /** Loads the picture at once instead of lazily; set for the first row of a page. */
  eager?: boolean
  /** Whether the background was removed; the picture is then shown whole, with the shading of the drawings. */
  cutOut?: boolean
  /** Shown if there is no picture, or if it fails to load. */
  fallback: ReactNode
}

/** Loads a picture lazily in the smallest width that fits, blurred until it arrives. Fills its box. */
export function Picture(props: PictureProps) {
  const { alt, width, height, sizes, thumbhash, eager = false, cutOut = false, fallback } = props
  const { url: imageUrl, renew } = useRenewedUrl(props.imageUrl)
  const [broken, setBroken] = useState<string | null>(null)
  /** Thumbhash of the picture that has loaded; it stays loaded when only its signed URL is renewed. */
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

/** ms that a picture may take before a blurred preview is worth making. */
const timeout = 200

/**
 * Returns the blurred preview, made in a task of its own: it takes some ms on a phone, and a page shows many pictures.
 */
function usePreview(thumbhash: string | null | undefined): string | null {
  const [made, setMade] = useState<{ thumbhash: string; url: string | null }>()
  useEffect(() => {
    if (!thumbhash) return
    const soon = setTimeout(() => void previewOf(thumbhash).then((url) => setMade({ thumbhash, url })), timeout)
    return () => clearTimeout(soon)
  }, [thumbhash])
  return made && made.thumbhash === thumbhash ? made.url : null
}

const sized = (imageUrl: string, width: number): string => `${imageUrl}${imageUrl.includes('?') ? '&' : '?'}w=${width}`

async function previewOf(thumbhash: string): Promise<string | null> {
  try {
    const { thumbHashToDataURL } = await import('thumbhash')
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (char) => char.charCodeAt(0)))
  } catch {
    return null
  }
}
