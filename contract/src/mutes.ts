import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { visibleText } from './text.ts'
import { MuteId, noContent, pageOf, pageQuery, Timestamp, UserId, UserSummary } from './vocabulary.ts'

/** Most characters of a muted word or hashtag. */
export const mutedWordLength = 30

export const MuteKind = z.enum(['PERSON', 'WORD', 'HASHTAG'])
export type MuteKind = z.infer<typeof MuteKind>

/**
 * Something that the caller does not want to see: feeds of a muted person, and feeds with a muted word or hashtag, are left out of
 * lists; such comments are folded. A muted person notifies the caller of nothing, and does not learn of it.
 */
export const Mute = z.object({
  id: MuteId,
  kind: MuteKind,
  /** Null for words and hashtags. */
  person: UserSummary.nullable(),
  /** A word, or a hashtag without its sign; null for people. */
  word: z.string().nullable(),
  mutedAt: Timestamp,
})
export type Mute = z.infer<typeof Mute>

/** Text of a muted word. */
export const MutedWordText = visibleText(mutedWordLength, '단어를 입력해 주세요.')
/** Text of a muted hashtag, without its sign. */
export const MutedHashtagText = z
  .string()
  .transform((text) => text.trim().replace(/^#+/, ''))
  .pipe(MutedWordText.refine((text) => !/[\s#]/u.test(text), '해시태그에는 빈칸이나 #을 쓸 수 없어요.'))

/** A plain union, since a discriminated one takes two kilobytes of the client's first script. */
export const NewMute = z.union([
  z.object({ kind: z.enum(['PERSON']), userId: UserId }),
  z.object({ kind: z.enum(['WORD']), word: MutedWordText }),
  z.object({ kind: z.enum(['HASHTAG']), word: MutedHashtagText }),
])
export type NewMute = z.output<typeof NewMute>

export const mutes = endpoints({
  list: {
    method: 'GET',
    path: '/api/mutes',
    access: 'user',
    summary: '뮤트한 사람과 단어',
    query: pageQuery(),
    status: 200,
    response: pageOf(Mute),
    errors: ['InvalidCursor'],
  },
  /** Returns the mute that is there if the same was muted before. */
  create: {
    method: 'POST',
    path: '/api/mutes',
    access: 'user',
    summary: '뮤트',
    body: NewMute,
    status: 201,
    response: Mute,
    errors: ['UserNotFound', 'ListFull'],
  },
  delete: {
    method: 'DELETE',
    path: '/api/mutes/:muteId',
    access: 'user',
    summary: '뮤트 풀기',
    params: z.object({ muteId: MuteId }),
    status: 204,
    response: noContent,
    errors: ['NotFound'],
  },
})
