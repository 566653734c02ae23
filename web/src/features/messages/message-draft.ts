import { isBlank, messageLimit, normalised } from '@otday/contract'

/** How near the limit, in characters, the counter appears. */
const near = 100

/** What may be sent, or null while there is nothing to see or too much. */
export function messageOf(text: string): string | null {
  const content = normalised(text)
  return isBlank(content) || content.length > messageLimit ? null : content
}

/** Length to show near the limit, else null. */
export function lengthNearLimit(text: string): number | null {
  const { length } = normalised(text)
  return length > messageLimit - near ? length : null
}
