import { LineIcon } from './Icon.tsx'

const paths = {
  mail: 'M5 4h14a2.5 2.5 0 0 1 2.5 2.5v11A2.5 2.5 0 0 1 19 20H5a2.5 2.5 0 0 1-2.5-2.5v-11A2.5 2.5 0 0 1 5 4ZM3 7l7.7 5.6a2.2 2.2 0 0 0 2.6 0L21 7',
  key: 'M2.5 15.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0ZM12 11.5 21 2.5M16.5 7l3 3',
  upload: 'M12 16V4M7 9l5-5 5 5M4 16v3a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-3',
  sort: 'm7 15 5 5 5-5M7 9l5-5 5 5',
} as const

/** Line icons of pages that are loaded later. */
export const FurtherIcon = ({ name, size }: { name: keyof typeof paths; size: number }) => (
  <LineIcon path={paths[name]} size={size} />
)
