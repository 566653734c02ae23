import { useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import styles from './Avatar.module.css'

interface AvatarProps {
  /** Root-relative URL of the picture. */
  src?: string | null | undefined
  /** Side in px; 30 in the top bar. */
  size?: number
  /** Text for screen readers; needed only if no name stands beside the picture. */
  alt?: string
}

/** Shows a person's picture, or a default figure if there is none or it fails to load. */
export function Avatar({ src, size = 40, alt = '' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const shown = src && src !== broken ? src : null
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size }}
      {...(alt && !shown ? { role: 'img', 'aria-label': alt } : {})}
    >
      {shown ? (
        <img src={shown} alt={alt} width={size} height={size} decoding="async" onError={() => setBroken(shown)} />
      ) : (
        <Icon name="user" size={Math.round(size * 0.55)} />
      )}
    </span>
  )
}
