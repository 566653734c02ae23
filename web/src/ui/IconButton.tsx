import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../art/Icon.tsx'
import type { IconName } from '../art/icons.data.ts'
import { classNames } from '../styles/class-names.ts'
import styles from './IconButton.module.css'
import { Spinner } from './Spinner.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'aria-label'> {
  icon: IconName
  label: string
  iconSize?: number
  filled?: boolean
  /**
   * `plain` is 40 px wide; `glass` is for the weather panel, `float` lies over a picture, `accent` is filled. On touch
   * screens, the area that reacts to presses is 44 px wide and high.
   */
  variant?: 'plain' | 'glass' | 'float' | 'accent'
  loading?: boolean
  /** Ignores presses but, unlike `disabled`, can keep the focus and show its tooltip. */
  idle?: boolean
  /** A badge; the label must say the same. */
  children?: ReactNode
}

/** A button with only an icon; a `float` one shows `aria-pressed` with the accent color. */
export function IconButton({
  icon,
  label,
  iconSize = 20,
  filled = false,
  variant = 'plain',
  loading = false,
  idle = false,
  children,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[variant])}
      aria-busy={loading || undefined}
      aria-disabled={loading || idle || undefined}
      onClick={(event) => {
        if (!loading && !idle) onClick?.(event)
      }}
    >
      {loading ? <Spinner /> : <Icon name={icon} size={iconSize} filled={filled} />}
      <span className="sr">{label}</span>
      {children}
    </button>
  )
}
