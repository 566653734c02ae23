import { type IconName, iconPaths } from './icons.data.ts'

interface IconProps {
  name: IconName
  /** Side in px; 20 by default. */
  size?: number
  /** Fills the outline: the pressed heart. */
  filled?: boolean
  /** Only when the icon stands alone; otherwise the text beside it speaks. */
  label?: string
  className?: string | undefined
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 20, filled = false, label, className }: IconProps) {
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
      <path d={iconPaths[name]} />
    </svg>
  )
}
