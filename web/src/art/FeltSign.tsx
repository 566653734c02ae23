import type { Feeling } from '@otday/contract'

const paths: Record<Feeling, string> = {
  COLD: 'M12 2v20M3.5 7l17 10M3.5 17l17-10M9.5 3.500 12 6l2.500-2.500M9.500 20.500 12 18l2.500 2.500',
  GOOD: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0ZM8 14.200c1 1.500 2.300 2.200 4 2.200s3-.7 4-2.200M9 9.500h.01M15 9.500h.01',
  HOT: 'M8.500 14.500A2.500 2.500 0 0 0 11 12c0-1.400-.5-2-1-3-1-2.100-.2-4 2-6 .5 2.500 2 4.900 4 6.500s3 3.500 3 5.500a7 7 0 1 1-14 0c0-1.100.4-2.300 1-3a2.500 2.500 0 0 0 2.500 2.500Z',
}

/**
 * Shows how warm an outfit felt, with the same sign everywhere. Hidden from screen readers, because the word is beside
 * it or in the name of the cell.
 */
export const FeltSign = ({ feeling, size = 14 }: { feeling: Feeling; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={paths[feeling]} />
  </svg>
)
