import * as z from 'zod'

export interface LoggedError {
  type: string
  message: string
  stack: string
  [name: string]: unknown
}

const deepest = 4

/** Returns an error for the log, without texts that may quote rows or input (docs/security-log.md). */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { name, message, stack = '', cause, code, table, column, constraint, routine } = error as ErrorLike
  const kept = { code, table, column, constraint, routine }
  return {
    type: isName(name) ? name : 'Error',
    ...Object.fromEntries(Object.entries(kept).filter(([, text]) => isName(text))),
    message: wordsOf(error),
    stack: placesOf(stack.replace(message, '')),
    ...(cause !== undefined && depth < deepest && { cause: loggedError(cause, depth + 1) }),
  }
}

type ErrorLike = Error & Partial<Record<'code' | 'table' | 'column' | 'constraint' | 'routine', unknown>>

const isName = (text: unknown): text is string => typeof text === 'string' && /^[A-Za-z0-9_]{1,63}$/.test(text)

const placesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')

function wordsOf(error: Error): string {
  if (error instanceof z.core.$ZodError) return error.issues.map(issueWords).join(', ')
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code))
    return quotesNothing.test(error.code) ? error.message : ''
  if (isOfLanguage(error)) return languageWords.exec(error.message)?.[0] ?? ''
  return 'code' in error ? '' : plainWords(error.message)
}

/** SQLSTATE classes of errors whose messages quote no values. */
const quotesNothing = /^(?:08|25|26|40|42|53|55|57|58)/

const isOfLanguage = (error: Error) =>
  [TypeError, RangeError, SyntaxError, ReferenceError, URIError, EvalError].some((kind) => error instanceof kind)

/**
 * Messages of JavaScript's own errors that quote no input. Other messages, such as those of JSON.parse, quote the text
 * that could not be read, so they are left out.
 */
const languageWords =
  /^(?:Cannot (?:read|set) properties of (?:undefined|null)|[A-Za-z_$][\w$.]* is not (?:a function|a constructor|defined)$|fetch failed$|terminated$|Invalid URL$|Invalid time value$|No response\.$|Maximum call stack size exceeded$)/

const plainWords = (message: string) =>
  message
    .replace(/(["'`“‘«<([{]).*(["'`”’»>)\]}])/gs, '…')
    .split(/\s+/)
    .map((word) => (/^(?:[A-Za-z]{1,20}|\d{3})[.,:;]?$/.test(word) ? word : '…'))
    .join(' ')

const issueWords = ({ code, path }: z.core.$ZodIssue) =>
  `${code} at ${path.map((part) => (typeof part === 'number' || isName(part) ? String(part) : '…')).join('.')}`
