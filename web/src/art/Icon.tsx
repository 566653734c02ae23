import { type IconName, iconPaths } from './icons.data.ts'

interface LineIconProps {
  /** On a 24 grid. */
  path: string
  /** Side in px; 20 by default. */
  size?: number
  /** Fills the outline: the pressed heart. */
  filled?: boolean
  /** Only when the icon stands alone; otherwise the text beside it speaks. */
  label?: string
  className?: string | undefined
}

/** In the colour of the text around it. */
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

/** One that the first page carries. */
export const Icon = ({ name, ...rest }: { name: IconName } & Omit<LineIconProps, 'path'>) => (
  <LineIcon path={iconPaths[name]} {...rest} />
)
