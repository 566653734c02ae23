import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { DirectMessage } from './messages.ts'
import { noContent, pageOf, pageQuery, Timestamp, UserId, UserSummary } from './vocabulary.ts'

/** Days for which somebody who blocks a person can still read their conversation. */
export const blockedMessageDays = 90

/** Somebody whom the caller blocks: neither of the two sees anything of the other. */
export const Block = z.object({ user: UserSummary, blockedAt: Timestamp })
export type Block = z.infer<typeof Block>

const ofUser = { params: z.object({ userId: UserId }), access: 'user' } as const

export const blocks = endpoints({
  list: {
    method: 'GET',
    path: '/api/blocks',
    access: 'user',
    summary: '차단한 사람',
    query: pageQuery(),
    status: 200,
    response: pageOf(Block),
    errors: ['InvalidCursor'],
  },
  /** Blocking deletes the follows of both; a person who is blocked already stays so. */
  create: {
    method: 'POST',
    path: '/api/blocks',
    access: 'user',
    summary: '차단',
    body: z.object({ userId: UserId }),
    status: 201,
    stores: false,
    response: Block,
    errors: ['UserNotFound', 'ListFull'],
  },
  /** Restores nothing that the block deleted; does nothing for a person who is not blocked. */
  delete: {
    ...ofUser,
    method: 'DELETE',
    path: '/api/blocks/:userId',
    summary: '차단 풀기',
    status: 204,
    response: noContent,
  },
  /** Messages of the caller and a blocked person, to read only, for `blockedMessageDays`; later an empty page. */
  messages: {
    ...ofUser,
    method: 'GET',
    path: '/api/blocks/:userId/messages',
    summary: '차단한 사람과 주고받은 메시지',
    query: pageQuery(),
    status: 200,
    response: pageOf(DirectMessage),
    errors: ['InvalidCursor', 'UserNotFound'],
  },
})
