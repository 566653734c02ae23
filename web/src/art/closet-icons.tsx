import { LineIcon } from './Icon.tsx'

const paths = {
  wash: 'M6.500 2.500h11a2.500 2.500 0 0 1 2.500 2.500v14a2.500 2.500 0 0 1-2.500 2.500h-11A2.500 2.500 0 0 1 4 19V5a2.500 2.500 0 0 1 2.500-2.500ZM7.500 13.500a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0ZM7.500 6h.01M11 6h2',
  storage:
    'M4 8.500V18.500A2.500 2.500 0 0 0 6.500 21h11a2.500 2.500 0 0 0 2.500-2.500v-10M3.500 3.500h17a1 1 0 0 1 1 1v4h-19v-4a1 1 0 0 1 1-1ZM10 12.500h4',
  bookmark: 'M18.500 21 12 16.500 5.500 21V5A2.500 2.500 0 0 1 8 2.500h8A2.500 2.500 0 0 1 18.500 5Z',
} as const

interface ClosetIconProps {
  name: keyof typeof paths
  size?: number
  filled?: boolean
}

/** Line icons that the first page does not carry; silent, since words stand beside them. */
export const ClosetIcon = ({ name, size = 18, ...rest }: ClosetIconProps) => (
  <LineIcon path={paths[name]} size={size} {...rest} />
)
