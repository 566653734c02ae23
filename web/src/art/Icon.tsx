import { type IconName, iconPaths } from './icons.data.ts'

interface LineIconProps {
  /** Path data on a grid of 24 × 24. */
  path: string
  /** Side in px; 20 by default. */
  size?: number
  /** Fills the outline with the color, as for a heart that is pressed. */
  filled?: boolean
  /** Name for screen readers; needed only if no text stands beside the icon. */
  label?: string
  className?: string | undefined
}

/** Draws an icon in the colour of the text around it. */
export function LineIcon({ path, size = 20, filled = false, label, className }: LineIconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={path} />
    </svg>
  )
}

/** An icon that is loaded with the first page. */
export const Icon = ({ name, ...rest }: { name: IconName } & Omit<LineIconProps, 'path'>) => (
  <LineIcon path={iconPaths[name]} {...rest} />
)
