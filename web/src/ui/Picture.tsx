import { pictureWidths } from '@otday/contract/picture-widths'
import { type ReactNode, useEffect, useState } from 'react'
import { thumbHashToDataURL } from 'thumbhash'
import { classNames } from './class-names.ts'
import styles from './Picture.module.css'

/** Widths in which the server keeps every picture, px. */

interface PictureProps {
  /** Root-relative, without a size; a preview (`blob:`, `data:`) is shown as it is. */
  imageUrl: string | null | undefined
  alt: string
  /** Width and height of the original, px: reserve the place. Without them the box decides. */
  width?: number
  height?: number
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  /** Base64 of the blurred preview. */
  thumbhash?: string | null
  /** First row: loaded at once, before everything else. */
  eager?: boolean
  /** `cover` fills the box, `contain` shows everything. */
  fit?: 'cover' | 'contain'
  /** Shown without a picture and when it breaks: the drawn garment. */
  fallback: ReactNode
}

/** A picture in the smallest width that fits, lazily, with its blurred preview until it comes. Fills its box. */
export function Picture(props: PictureProps) {
  const { imageUrl, alt, width, height, sizes, thumbhash, eager = false, fit = 'cover', fallback } = props
  const [broken, setBroken] = useState<string | null>(null)
  const [ready, setReady] = useState<string | null>(null)
  const preview = usePreview(ready === imageUrl ? null : thumbhash)
  if (!imageUrl || imageUrl === broken) return fallback
  return (
    <img
      className={classNames(styles.picture, fit === 'contain' && styles.contain)}
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
      onLoad={() => setReady(imageUrl)}
      onError={() => setBroken(imageUrl)}
    />
  )
}

/** How long a picture may take before its preview is worth making, ms. */
const timeout = 200

/**
 * The blurred preview of a picture that is slow to come. It takes some ms of a phone, in a task of its own: a page shows
 * many pictures at once.
 */
function usePreview(thumbhash: string | null | undefined): string | null {
  const [made, setMade] = useState<{ thumbhash: string; url: string | null }>()
  useEffect(() => {
    if (!thumbhash) return
    const soon = setTimeout(() => setMade({ thumbhash, url: previewOf(thumbhash) }), timeout)
    return () => clearTimeout(soon)
  }, [thumbhash])
  return made && made.thumbhash === thumbhash ? made.url : null
}

function sized(imageUrl: string, width: number): string {
  return `${imageUrl}${imageUrl.includes('?') ? '&' : '?'}w=${width}`
}

function previewOf(thumbhash: string): string | null {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (char) => char.charCodeAt(0)))
  } catch {
    return null
  }
}
