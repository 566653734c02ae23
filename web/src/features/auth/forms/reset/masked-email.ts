/** How many characters of the local part stay readable: the first two and the last. */
const shown = { first: 2, last: 1 } as const

/** An e-mail as others may read it over one's shoulder: `hani@example.com` is `ha*i@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  const hidden = Math.max(local.length - shown.first - shown.last, 0)
  if (hidden === 0) return email
  return `${local.slice(0, shown.first)}${'*'.repeat(hidden)}${local.slice(-shown.last)}${email.slice(at)}`
}
