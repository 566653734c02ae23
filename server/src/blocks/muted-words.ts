import type { MuteKind } from '@otday/contract'

export interface MutedWord {
  kind: MuteKind
  /** The word as it is searched for. */
  wordKey: string
}

/** Escapes all signs of ASCII, some of which mean something in a regular expression. */
const literal = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&')

/** Ends a hashtag: the end of the text, a space or a sign other than the underscore. */
const endOfTag = '(?=[\\s!-/:-@\\[-\\^`{-~]|$)'

/**
 * Returns a regular expression of PostgreSQL that finds any of these words anywhere in a text, and any of the hashtags as
 * a whole; null without any. It needs no backtracking, so its time grows with the text only.
 */
export const mutedWordsPattern = (words: readonly MutedWord[]): string | null =>
  words.length === 0
    ? null
    : words
        .map(({ kind, wordKey }) => (kind === 'HASHTAG' ? `#${literal(wordKey)}${endOfTag}` : literal(wordKey)))
        .join('|')
