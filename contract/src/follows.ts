import * as z from 'zod'
import { endpoints } from './endpoint.ts'
import { searchWord } from './text.ts'
import { FollowId, noContent, pageOf, pageQuery, UserId, UserSummary } from './vocabulary.ts'

/** `pending`: the followee, whose account is private, has not approved it yet. */
export const Follow = z.object({
  id: FollowId,
  followee: UserSummary,
  follower: UserSummary,
  pending: z.boolean().optional(),
})
export type Follow = z.infer<typeof Follow>

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
})
