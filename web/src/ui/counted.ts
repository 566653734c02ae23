import { charactersIn, excessOf } from '@otday/contract'

/** Counts the characters of a text as people see them, and says whether it exceeds its limit. */
export function counted(text: string, limit: number) {
  const excess = excessOf(text, limit)
  const { length } = charactersIn(text)
  const count = `${length.toLocaleString('ko-KR')} / ${limit.toLocaleString('ko-KR')}`
  // A text within the limit can still have too many bytes, because its emoji and marks are long; `excess` says so.
  return { length, isOver: excess !== null, count: excess !== null && length <= limit ? excess : count }
}
