import { isBlank, normalised } from '@otday/contract'
import { counted } from './counted.ts'

/** Number of characters before the limit at which the count appears. */
const near = 100

/** Returns a typed text as it would be stored (NFC, trimmed), and whether it can be sent; `limit` is in characters. */
export function composed(text: string, limit: number) {
  const content = normalised(text)
  const { length, isOver, count } = counted(content, limit)
  return { content, count, isOver, isCounted: isOver || length > limit - near, canSend: !isOver && !isBlank(content) }
}
