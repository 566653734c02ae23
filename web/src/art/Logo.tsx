/**
 * The logo of 옷데이: a hanger under the sun on a blue ground. Hidden from screen readers, as the name stands beside it.
 */
export function Logo({ size = 40 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" style={{ flex: 'none' }}>
      <rect width="40" height="40" rx="11" fill="#0B74D0" />
      <path fill="#FFB938" d="M11.5 19.5a8.5 8.5 0 0 1 17 0Z" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M20 19.5v-2.6c0-1.3 2.3-1.3 2.3-3.3a2.3 2.3 0 0 0-4.6 0M20 19.5 8.6 26.6c-1.5 1-.8 3.2 1 3.2h20.8c1.8 0 2.5-2.2 1-3.2Z"
      />
    </svg>
  )
}
