import type * as z from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const units: Record<string, string> = { string: '자', array: '개' }

/**
 * Returns why a value was refused, for schemas without a message of their own. The text repeats nothing that was sent.
 */
export function reasonOf(issue: Issue): string {
  if (issue.code === 'too_big') return `${issue.maximum}${units[issue.origin] ?? ''} 이하여야 해요.`
  if (issue.code === 'too_small') return `${issue.minimum}${units[issue.origin] ?? ''} 이상이어야 해요.`
  if (issue.code === 'invalid_value') return `${issue.values.join(', ')} 가운데 하나여야 해요.`
  if (issue.input === undefined) return '꼭 필요해요.'
  return '형식이 올바르지 않아요.'
}
