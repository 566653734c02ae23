import { charactersIn, excessOf } from '@otday/contract'

/** Counts how much of its limit a text takes, in characters as people see them. */
export function counted(text: string, limit: number) {
  const excess = excessOf(text, limit)
  const { length } = charactersIn(text)
  const count = `${length.toLocaleString('ko-KR')} / ${limit.toLocaleString('ko-KR')}`
  // Within the limit only its emoji and marks can be too many.
  return { length, isOver: excess !== null, count: excess !== null && length <= limit ? excess : count }
}
