/** Number of readable characters at the start and end of the local part. */
const shown = { first: 2, last: 1 } as const

/** Masks an address: `hani@example.com` → `ha*i@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  const hidden = Math.max(local.length - shown.first - shown.last, 0)
  if (hidden === 0) return email
  return `${local.slice(0, shown.first)}${'*'.repeat(hidden)}${local.slice(-shown.last)}${email.slice(at)}`
}
