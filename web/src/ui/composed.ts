import { isBlank, normalised } from '@otday/contract'

/** How near the limit, in characters, the count appears. */
const near = 100

/** What would be stored of a text: NFC, trimmed; `limit` in UTF-16 units. */
export function composed(text: string, limit: number) {
  const content = normalised(text)
  const isOver = content.length > limit
  return { content, isOver, isCounted: content.length > limit - near, canSend: !isOver && !isBlank(content) }
}
