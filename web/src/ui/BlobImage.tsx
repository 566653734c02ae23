import { type ReactNode, useCallback, useState } from 'react'

interface BlobImageProps {
  blob: Blob
  alt: string
  /** Shown for pictures that this browser cannot read. */
  fallback?: ReactNode
}

/** Shows a picture that is not uploaded yet. */
export function BlobImage({ blob, alt, fallback }: BlobImageProps) {
  const [unreadable, setUnreadable] = useState<Blob>()
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const address = URL.createObjectURL(blob)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  if (fallback && blob === unreadable) return fallback
  return <img ref={show} alt={alt} onError={() => setUnreadable(blob)} />
}
