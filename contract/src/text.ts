import * as z from 'zod'

/** Characters that show nothing: spaces, zero-width and joining marks, Hangul fillers, blank Braille, bidi controls. */
const invisible =
  /\s|\p{Cc}|\p{Cf}|\u034F|[\u115F\u1160]|[\u17B4\u17B5]|[\u180B-\u180E]|\u2800|\u3164|\uFFA0|[\uFE00-\uFE0F]/gu

/** True when a reader would see nothing at all. */
export const isBlank = (text: string) => text.replace(invisible, '') === ''

/** What the database and every reader can hold: well-formed Unicode without NUL. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\u0000')

/** Text is stored and compared in NFC, without surrounding white space. */
export const normalised = (text: string) => text.normalize('NFC').trim()

const storable = z.string().refine(isStorable, '사용할 수 없는 문자가 들어 있어요.').transform(normalised)

/**
 * Text that people read: visible, 1 to `max` characters (UTF-16 units) after trimming, in NFC.
 * @param blankMessage what is said when nothing visible is left.
 */
export const visibleText = (max: number, blankMessage = '내용을 입력해 주세요.') =>
  storable.pipe(
    z
      .string()
      .refine((text) => !isBlank(text), blankMessage)
      .refine((text) => text.length <= max, `${max}자까지 쓸 수 있어요.`),
  )

/** A search word: NFC and trimmed; nothing left means no filter. */
export const searchWord = storable
  .pipe(z.string().max(100))
  .transform((word) => (isBlank(word) ? undefined : word))
  .optional()

export interface WordListRules {
  /** Entries, and characters (UTF-16 units) of one, at most. */
  most: number
  length: number
  emptyMessage: string
  duplicateMessage: string
}

/**
 * Words to choose from: trimmed and in NFC, at least one. Blank entries are ignored; two that differ only in case are
 * duplicates.
 */
export const wordList = ({ most, length, emptyMessage, duplicateMessage }: WordListRules) =>
  z
    .array(storable.pipe(z.string().refine((word) => word.length <= length, `${length}자까지 쓸 수 있어요.`)))
    // Blank ones count here: nobody types so many of them.
    .max(most, `${most}개까지 넣을 수 있어요.`)
    .transform((words) => words.filter((word) => !isBlank(word)))
    .pipe(
      z
        .array(z.string())
        .min(1, emptyMessage)
        .refine((words) => new Set(words.map((word) => word.toLowerCase())).size === words.length, duplicateMessage),
    )
