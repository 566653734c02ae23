import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { FollowId, noContent, pageOf, pageQuery, Timestamp, UserId, UserSummary } from './vocabulary.ts'

/** Somebody who asks to follow the caller; its id becomes that of the follow. */
export const FollowRequest = z.object({ id: FollowId, follower: UserSummary, requestedAt: Timestamp })
export type FollowRequest = z.infer<typeof FollowRequest>

const ofRequest = { params: z.object({ followId: FollowId }), access: 'user' } as const

/** Calls of a private account’s owner about those who follow it, or ask to. */
export const followRequests = endpoints({
  /** The newest first. */
  list: {
    method: 'GET',
    path: '/api/follows/requests',
    access: 'user',
    summary: '받은 팔로우 요청',
    query: pageQuery(),
    status: 200,
    response: pageOf(FollowRequest),
    errors: ['InvalidCursor'],
  },
  /** Does nothing for a request that is approved already. */
  approve: {
    ...ofRequest,
    method: 'POST',
    path: '/api/follows/requests/:followId/approve',
    summary: '팔로우 요청 수락',
    status: 204,
    response: noContent,
    errors: ['FollowNotFound'],
  },
  /** Notifies nobody; does nothing for a request that is gone. */
  decline: {
    ...ofRequest,
    method: 'DELETE',
    path: '/api/follows/requests/:followId',
    summary: '팔로우 요청 삭제',
    status: 204,
    response: noContent,
  },
  /** Notifies nobody; does nothing for a user who does not follow. */
  removeFollower: {
    method: 'DELETE',
    path: '/api/follows/followers/:userId',
    access: 'user',
    summary: '팔로워 삭제',
    params: z.object({ userId: UserId }),
    status: 204,
    response: noContent,
  },
})
