import { LineIcon } from './Icon.tsx'

const paths = {
  wash: 'M6.5 2.5h11a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 19V5a2.5 2.5 0 0 1 2.5-2.5ZM7.5 13.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0ZM7.5 6h.01M11 6h2',
  storage:
    'M4 8.5V18.5A2.5 2.5 0 0 0 6.5 21h11a2.5 2.5 0 0 0 2.5-2.5v-10M3.5 3.5h17a1 1 0 0 1 1 1v4h-19v-4a1 1 0 0 1 1-1ZM10 12.5h4',
  bookmark: 'M18.5 21 12 16.5 5.5 21V5A2.5 2.5 0 0 1 8 2.5h8A2.5 2.5 0 0 1 18.5 5Z',
} as const

interface ClosetIconProps {
  name: keyof typeof paths
  size?: number
  filled?: boolean
}

/** Line icons that are not loaded with the first page; hidden from screen readers, since words stand beside them. */
export const ClosetIcon = ({ name, size = 18, ...rest }: ClosetIconProps) => (
  <LineIcon path={paths[name]} size={size} {...rest} />
)
