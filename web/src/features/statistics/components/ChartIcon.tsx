const paths = {
  table:
    'M5.500 4h13A1.500 1.500 0 0 1 20 5.500v13a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 18.500v-13A1.500 1.500 0 0 1 5.500 4ZM4 9.500h16M4 14.700h16M10 9.500V20',
  won: 'M2.500 12a9.500 9.500 0 1 0 19 0a9.500 9.500 0 1 0-19 0ZM7 8.500l2 7 3-7 3 7 2-7M6.500 12h11',
  save: 'M12 4v11M7.500 11 12 15.500l4.500-4.500M5 18.500v.500A1.500 1.500 0 0 0 6.500 20.500h11A1.500 1.500 0 0 0 19 19v-.500',
} as const

/** Line icons of this page; hidden from screen readers, since words stand beside them. */
export const ChartIcon = ({ name, size = 18 }: { name: keyof typeof paths; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[name]} />
  </svg>
)
