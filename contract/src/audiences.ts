import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { UserId } from './vocabulary.ts'

/** Names who sees an account or a feed: everybody who is signed in, or followers, whom a private account approves. */
export const Audience = z.enum(['EVERYONE', 'FOLLOWERS'])
export type Audience = z.infer<typeof Audience>

/** Names who sees a closet, but for underwear, which its owner alone sees. */
export const ClosetAudience = z.enum(['EVERYONE', 'FOLLOWERS', 'NOBODY'])
export type ClosetAudience = z.infer<typeof ClosetAudience>

/** Audiences of an account and of its closet. */
export const AccountAudience = z.object({ audience: Audience, closetAudience: ClosetAudience })
export type AccountAudience = z.infer<typeof AccountAudience>

export const audiences = endpoints({
  /**
   * Changes what is given. A private account's feeds are for followers, whatever they were posted for. Its closet is too,
   * until the owner chooses otherwise; going public approves all requests.
   */
  update: {
    method: 'PATCH',
    path: '/api/users/:userId/audience',
    params: z.object({ userId: UserId }),
    access: 'user',
    summary: '공개 범위 바꾸기',
    body: AccountAudience.partial(),
    status: 200,
    response: AccountAudience,
    errors: ['Forbidden'],
  },
})
