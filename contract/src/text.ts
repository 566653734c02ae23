import * as z from 'zod'
import { excessOf } from './characters.ts'

/** Matches invisible characters: spaces, zero-width and joining marks, Hangul fillers, blank Braille, bidi controls. */
const invisible =
  /\s|\p{Cc}|\p{Cf}|\u034F|[\u115F\u1160]|[\u17B4\u17B5]|[\u180B-\u180E]|\u2800|\u3164|\uFFA0|[\uFE00-\uFE0F]/gu

export const isBlank = (text: string) => text.replace(invisible, '') === ''

/** Returns whether the database can store a text: well-formed Unicode without NUL. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\u0000')

/** Returns a schema for text that is stored or looked up as it is. */
export const plainText = (max: number) => z.string().max(max).refine(isStorable, '사용할 수 없는 문자가 들어 있어요.')

export const normalised = (text: string) => text.normalize('NFC').trim()

const storable = z.string().refine(isStorable, '사용할 수 없는 문자가 들어 있어요.').transform(normalised)

/** Returns a schema for text of up to `max` characters, counted as people see them. */
export const textUpTo = (max: number) =>
  z.string().refine((text) => excessOf(text, max) === null, {
    error: ({ input }) => excessOf(String(input), max) ?? undefined,
  })

/** Returns a schema for visible text of 1 to `max` characters, trimmed and in NFC. */
export const visibleText = (max: number, blankMessage = '내용을 입력해 주세요.') =>
  storable.pipe(textUpTo(max).refine((text) => !isBlank(text), blankMessage))

/** Returns a schema for text of up to `max` characters, trimmed and in NFC; it becomes null if blank. */
export const textOrNull = (max: number) =>
  storable
    .pipe(textUpTo(max))
    .transform((text) => (isBlank(text) ? null : text))
    .nullable()

/** Most UTF-16 units of a search word. */
const searchWordLength = 100

/** Cuts a text to `searchWordLength` units without splitting a surrogate pair. */
function cut(text: string): string {
  const start = text.slice(0, searchWordLength)
  return start.isWellFormed() ? start : start.slice(0, -1)
}

/**
 * A search word in NFC, trimmed and cut to `searchWordLength`; a cut word finds at least what the whole word would
 * find. It is undefined (no filter) if blank.
 */
export const searchWord = storable
  .transform(cut)
  .transform((word) => (isBlank(word) ? undefined : word))
  .optional()

export interface WordListRules {
  /** `most`: most words of the list; `length`: most characters of a word. */
  most: number
  length: number
  emptyMessage: string
  duplicateMessage: string
}

/**
 * Returns a schema for a list of at least one word, trimmed and in NFC. Blank entries are ignored; entries that differ
 * only in case are duplicates.
 */
export const wordList = ({ most, length, emptyMessage, duplicateMessage }: WordListRules) =>
  z
    .array(storable.pipe(textUpTo(length)))
    // Blank entries count towards this limit, too: nobody types so many.
    .max(most, `${most}개까지 넣을 수 있어요.`)
    .transform((words) => words.filter((word) => !isBlank(word)))
    .pipe(
      z
        .array(z.string())
        .min(1, emptyMessage)
        .refine((words) => new Set(words.map((word) => word.toLowerCase())).size === words.length, duplicateMessage),
    )
