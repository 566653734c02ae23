import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../art/Icon.tsx'
import type { IconName } from '../art/icons.data.ts'
import styles from './Button.module.css'
import { classNames } from '../styles/class-names.ts'
import { ownElement } from './own-element.tsx'
import { Spinner } from './Spinner.tsx'

interface ButtonStyle {
  /** `primary` once per screen, `danger` only for actions that delete something, `kakao` for the sign-in with Kakao. */
  variant?: 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'kakao'
  /** Height: 52, 44 or 36 px. */
  size?: 'l' | 'm' | 's'
  icon?: IconName
  block?: boolean
}

/** Returns the class of links that are styled as buttons. */
export const buttonClass = ({ variant = 'primary', size = 'm', block = false }: ButtonStyle = {}): string =>
  classNames(styles.button, styles[variant], styles[size], block && styles.block)

interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'className'> {
  /** Shows a spinner and tells screen readers; the button keeps its width and focus, and ignores presses. */
  loading?: boolean
  children: ReactNode
}

export function Button({ variant, size, icon, block, loading = false, children, onClick, ...rest }: ButtonProps) {
  const style: ButtonStyle = {
    ...(variant && { variant }),
    ...(size && { size }),
    ...(block !== undefined && { block }),
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(style)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {loading ? <Spinner /> : icon && <Icon name={icon} size={size === 's' ? 16 : 18} />}
      {ownElement(children)}
    </button>
  )
}
