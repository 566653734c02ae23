import { isBlank, messageLimit, normalised } from '@otday/contract'

/** In characters. */
const near = 100

/** Null if blank or too long. */
export function messageOf(text: string): string | null {
  const content = normalised(text)
  return isBlank(content) || content.length > messageLimit ? null : content
}

/** Null far from the limit. */
export function lengthNearLimit(text: string): number | null {
  const { length } = normalised(text)
  return length > messageLimit - near ? length : null
}
