import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { searchWord } from './text.ts'
import { FollowId, noContent, pageOf, pageQuery, Timestamp, UserId, UserSummary } from './vocabulary.ts'

/** `pending`: the followee, whose account is private, has not approved it yet. */
export const Follow = z.object({
  id: FollowId,
  followee: UserSummary,
  follower: UserSummary,
  pending: z.boolean().optional(),
})
export type Follow = z.infer<typeof Follow>

/** Somebody who asks to follow the caller; its id becomes that of the follow. */
export const FollowRequest = z.object({ id: FollowId, follower: UserSummary, requestedAt: Timestamp })
export type FollowRequest = z.infer<typeof FollowRequest>

export const NewFollow = z.object({ followeeId: UserId, followerId: UserId })

/** `followeeId`: the user whom the summary is about; `followedByMeId`: the id to delete for unfollowing them. */
export const FollowSummary = z.object({
  followeeId: UserId,
  followerCount: z.int(),
  followingCount: z.int(),
  followedByMe: z.boolean(),
  followedByMeId: FollowId.nullable(),
  followingMe: z.boolean(),
  /** True while the followee, whose account is private, has not approved the caller: `followedByMe` is true then, too. */
  pending: z.boolean().optional(),
})
export type FollowSummary = z.infer<typeof FollowSummary>

const ofRequest = { params: z.object({ followId: FollowId }), access: 'user' } as const
const list = {
  method: 'GET',
  access: 'user',
  status: 200,
  response: pageOf(Follow),
  errors: ['InvalidCursor'],
} as const
/** Query for a page of users; `nameLike` matches anywhere in the name, in any case and Unicode form. */
const namedPage = pageQuery().extend({ nameLike: searchWord })

export const follows = endpoints({
  create: {
    method: 'POST',
    path: '/api/follows',
    access: 'user',
    summary: '팔로우',
    body: NewFollow,
    status: 201,
    response: Follow,
    errors: ['Forbidden', 'SelfFollow', 'UserNotFound', 'AlreadyFollowing'],
  },
  delete: {
    method: 'DELETE',
    path: '/api/follows/:followId',
    access: 'user',
    summary: '팔로우 취소',
    params: z.object({ followId: FollowId }),
    status: 204,
    response: noContent,
    errors: ['Forbidden', 'FollowNotFound'],
  },
  summary: {
    method: 'GET',
    path: '/api/follows/summary',
    access: 'user',
    summary: '팔로워와 팔로잉 수',
    query: z.object({ userId: UserId }),
    status: 200,
    response: FollowSummary,
    errors: ['UserNotFound'],
  },
  followings: {
    ...list,
    path: '/api/follows/followings',
    summary: '팔로잉 목록',
    query: namedPage.extend({ followerId: UserId }),
  },
  followers: {
    ...list,
    path: '/api/follows/followers',
    summary: '팔로워 목록',
    query: namedPage.extend({ followeeId: UserId }),
  },
  /** The newest first. */
  requests: {
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
