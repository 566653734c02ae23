import { useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import styles from './Avatar.module.css'

interface AvatarProps {
  /** Root-relative URL of the picture. */
  src?: string | null | undefined
  /** Side in px; 30 in the top bar. */
  size?: number
  /** Needed only when no name stands beside it. */
  alt?: string
}

/** Shows a person's picture; without one, or when it breaks, the default figure. */
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
